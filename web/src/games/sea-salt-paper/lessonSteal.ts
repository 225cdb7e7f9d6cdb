/** A prepared turn with a theft, a multiplier and two mermaids. */
import type { Lesson } from "../../learn/lesson";
import { without, type Scene } from "./lesson";

export const STEAL: Lesson<Scene> = {
  scene: {
    deck: 38,
    piles: { left: ["crab/black", "shark/green"], right: ["shell/green"] },
    hand: ["swimmer/yellow", "boat/yellow", "boat/dark_blue", "mermaid/white"],
    laid: [],
    drawn: [],
    looking: false,
    rival: { hidden: 5, shown: [], laid: ["fish/black", "fish/dark_blue"] },
    turn: "you",
    points: false,
    result: null,
  },
  steps: [
    { id: "steal-take", want: ["pile:left"], nudges: { "*": "steal-shark" } },
    {
      id: "steal-lay",
      want: ["card:swimmer/yellow", "card:shark/green"],
      all: true,
      nudges: { card: "steal-both", "*": "taken-already" },
      enter: ({ piles, hand }) => ({ piles: { ...piles, left: ["crab/black"] }, hand: ["shark/green", ...hand] }),
    },
    {
      id: "steal-rival",
      want: ["rival"],
      nudges: { "*": "steal-from" },
      enter: ({ hand }) => ({ hand: without(hand, "swimmer/yellow", "shark/green"), laid: ["swimmer/yellow", "shark/green"] }),
    },
    {
      id: "steal-got",
      want: ["button:next"],
      nudges: { "*": "count" },
      enter: ({ hand, rival }) => ({
        hand: ["lighthouse/purple", ...hand],
        rival: { ...rival, hidden: rival.hidden - 1 },
        points: true,
      }),
    },
    { id: "steal-mermaid", want: ["button:next"], nudges: { "*": "count" } },
    {
      id: "steal-second",
      want: ["pile:right"],
      nudges: { "*": "steal-her" },
      enter: ({ deck, piles, rival }) => ({
        points: false,
        deck: deck - 2,
        piles: { ...piles, right: [...piles.right, "mermaid/white"] },
        rival: { ...rival, hidden: rival.hidden + 1 },
      }),
    },
    {
      id: "steal-count",
      want: ["button:next"],
      nudges: { "*": "count" },
      enter: ({ piles, hand }) => ({ piles: { ...piles, right: ["shell/green"] }, hand: [...hand, "mermaid/white"], points: true }),
    },
    { id: "steal-finish", want: [], nudges: { "*": "over" } },
  ],
};
