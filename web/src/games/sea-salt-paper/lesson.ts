/** A prepared first round, and the scenes of all lessons. */
import type { Lesson } from "../../learn/lesson";
import type { EventName } from "./events";

export interface Scene {
  deck: number;
  /** From the bottom up. */
  piles: { left: string[]; right: string[] };
  hand: string[];
  laid: string[];
  /** The round's event, in place of the deck and the piles. */
  event?: EventName;
  drawn: string[];
  looking: boolean;
  rival: { hidden: number; shown: string[]; laid: string[] };
  turn: "you" | "rival";
  points: boolean;
  /** Points of both at the end: cards and colour bonus, and what is paid. */
  result: { you: number; rival: number; yourBonus: number; rivalBonus: number } | null;
}

const RIVAL_SHOWN = ["octopus/light_blue", "octopus/purple", "octopus/green", "sailor/pink"];
export const without = (cards: string[], ...gone: string[]): string[] => cards.filter((card) => !gone.includes(card));

export const FIRST: Lesson<Scene> = {
  scene: {
    deck: 56,
    piles: { left: ["crab/dark_blue"], right: ["swimmer/light_blue"] },
    hand: [],
    laid: [],
    drawn: [],
    looking: false,
    rival: { hidden: 0, shown: [], laid: [] },
    turn: "you",
    points: false,
    result: null,
  },
  steps: [
    { id: "welcome", want: ["button:next"] },
    { id: "draw", want: ["deck"], nudges: { pile: "pile-too" } },
    {
      id: "keep",
      want: ["card:shell/yellow"],
      nudges: { "card:fish/green": "keep-shell", "*": "choose-first" },
      enter: (scene) => ({ deck: scene.deck - 2, drawn: ["shell/yellow", "fish/green"] }),
    },
    {
      id: "put",
      want: ["pile:left", "pile:right"],
      nudges: { "*": "put" },
      enter: () => ({ hand: ["shell/yellow"], drawn: ["fish/green"] }),
    },
    {
      id: "end",
      want: ["button:end"],
      nudges: { card: "no-pair", "*": "taken-already" },
      enter: ({ piles }, target) => ({
        drawn: [],
        piles: {
          left: target === "pile:left" ? [...piles.left, "fish/green"] : piles.left,
          right: target === "pile:right" ? [...piles.right, "fish/green"] : piles.right,
        },
      }),
    },
    {
      id: "rival",
      want: ["button:next"],
      nudges: { "*": "wait" },
      enter: ({ piles, rival }) => ({
        turn: "rival",
        piles: { left: without(piles.left, "fish/green"), right: without(piles.right, "fish/green") },
        rival: { ...rival, hidden: 1 },
      }),
    },
    {
      id: "later",
      want: ["pile:left"],
      nudges: { deck: "take-crab", "pile:right": "take-crab", card: "take-first" },
      enter: () => ({
        turn: "you",
        deck: 42,
        piles: { left: ["crab/light_blue"], right: ["swimmer/black", "boat/black", "shark/green"] },
        hand: ["crab/yellow", "boat/yellow", "shell/yellow", "shell/green", "mermaid/white"],
        rival: { hidden: 4, shown: [], laid: ["fish/green", "fish/black"] },
      }),
    },
    {
      id: "lay",
      want: ["card:crab/yellow", "card:crab/light_blue"],
      all: true,
      nudges: { card: "two-crabs", "*": "taken-already" },
      enter: ({ piles, hand }) => ({ piles: { ...piles, left: [] }, hand: ["crab/light_blue", ...hand] }),
    },
    {
      id: "look",
      want: ["pile:right"],
      nudges: { "pile:left": "pile-empty", "*": "look" },
      enter: ({ hand }) => ({ hand: without(hand, "crab/yellow", "crab/light_blue"), laid: ["crab/yellow", "crab/light_blue"] }),
    },
    {
      id: "pick",
      want: ["card:boat/black"],
      nudges: { "*": "pick-boat" },
      enter: () => ({ looking: true }),
    },
    {
      id: "boats",
      want: ["card:boat/yellow", "card:boat/black"],
      all: true,
      nudges: { card: "two-boats", "*": "lay-boats" },
      enter: ({ piles, hand }) => ({
        looking: false,
        piles: { ...piles, right: without(piles.right, "boat/black") },
        hand: ["boat/black", ...hand],
      }),
    },
    {
      id: "again",
      want: ["deck"],
      nudges: { pile: "draw-again", "*": "take-first" },
      enter: ({ hand, laid }) => ({ hand: without(hand, "boat/yellow", "boat/black"), laid: [...laid, "boat/yellow", "boat/black"] }),
    },
    {
      id: "keep-again",
      want: ["card:shell/black"],
      nudges: { "card:penguin/purple": "third-shell", "*": "choose-first" },
      enter: (scene) => ({ deck: scene.deck - 2, drawn: ["shell/black", "penguin/purple"] }),
    },
    {
      id: "count",
      want: ["button:next"],
      nudges: { "*": "count" },
      enter: ({ hand, piles }) => ({
        drawn: [],
        hand: ["shell/black", ...hand],
        piles: { ...piles, left: ["penguin/purple"] },
        points: true,
      }),
    },
    {
      id: "decide",
      want: ["button:stop", "button:chance"],
      buttons: ["end"],
      nudges: { "button:end": "decide-end", "*": "decide" },
      go: { "button:chance": "chance" },
    },
    {
      id: "stopped",
      want: ["button:next"],
      go: { "button:next": "finish" },
      nudges: { "*": "over" },
      enter: ({ rival }) => ({
        points: false,
        rival: { ...rival, hidden: 0, shown: RIVAL_SHOWN },
        result: { you: 9, rival: 7, yourBonus: 0, rivalBonus: 0 },
      }),
    },
    {
      id: "chance",
      want: ["button:next"],
      nudges: { "*": "wait" },
      enter: ({ rival, piles }) => ({
        turn: "rival",
        points: false,
        piles: { ...piles, left: [] },
        rival: { ...rival, hidden: 0, shown: [...RIVAL_SHOWN, "penguin/purple"] },
      }),
    },
    {
      id: "chance-won",
      want: ["button:next"],
      nudges: { "*": "over" },
      enter: () => ({ turn: "you", result: { you: 9, rival: 0, yourBonus: 3, rivalBonus: 2 } }),
    },
    { id: "finish", want: [], nudges: { "*": "over" } },
  ],
};
