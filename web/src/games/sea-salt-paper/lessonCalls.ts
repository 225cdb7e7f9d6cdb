/** Three scenes in which the round can be ended: stop, bet, or wait. */
import type { Lesson } from "../../learn/lesson";
import type { Scene } from "./lesson";

const PILES: Scene["piles"] = { left: ["boat/light_blue"], right: ["crab/dark_blue"] };

/** A rival who may have more. */
const STRONG: Partial<Scene> = {
  piles: PILES,
  laid: ["crab/yellow", "crab/black"],
  hand: ["shell/yellow", "shell/green", "shell/dark_blue", "shell/light_blue", "penguin/pink", "penguin/purple"],
  rival: { hidden: 6, shown: [], laid: ["boat/black", "boat/yellow", "fish/black", "fish/green"] },
  points: true,
  result: null,
};
/** A rival who cannot catch up, and many cards of one colour. */
const WEAK: Partial<Scene> = {
  laid: ["crab/yellow", "crab/green"],
  hand: ["shell/yellow", "shell/black", "octopus/yellow", "octopus/grey", "boat/yellow", "mermaid/white"],
  rival: { hidden: 3, shown: [], laid: [] },
  points: true,
  result: null,
};
/** A rival who has hardly begun, and a card that is worth another turn. */
const EARLY: Partial<Scene> = {
  deck: 44,
  piles: { left: ["octopus/green"], right: ["crab/black", "fish/black"] },
  laid: ["boat/black", "boat/dark_blue"],
  hand: ["octopus/light_blue", "octopus/purple", "penguin/pink", "penguin/light_orange"],
  rival: { hidden: 2, shown: [], laid: [] },
  points: false,
  result: null,
};

export const CALLS: Lesson<Scene> = {
  scene: {
    deck: 22,
    piles: PILES,
    hand: [],
    laid: [],
    drawn: [],
    looking: false,
    rival: { hidden: 0, shown: [], laid: [] },
    turn: "you",
    points: true,
    result: null,
    ...STRONG,
  },
  steps: [
    { id: "calls-welcome", want: ["button:next"], nudges: { "*": "count" } },
    {
      id: "calls-stop",
      want: ["button:stop"],
      buttons: ["stop", "chance", "end"],
      nudges: { "button:chance": "calls-risky", "button:end": "calls-slow", "*": "calls-choose" },
    },
    {
      id: "calls-stopped",
      want: ["button:next"],
      nudges: { "*": "over" },
      enter: ({ rival }) => ({
        points: false,
        rival: {
          ...rival,
          hidden: 0,
          shown: ["octopus/light_blue", "octopus/purple", "octopus/green", "sailor/pink", "sailor/orange", "swimmer/black"],
        },
        result: { you: 10, rival: 13, yourBonus: 0, rivalBonus: 0 },
      }),
    },
    {
      id: "calls-chance",
      want: ["button:chance"],
      buttons: ["stop", "chance", "end"],
      nudges: { "button:stop": "calls-safe", "button:end": "calls-now", "*": "calls-choose" },
      enter: () => WEAK,
    },
    {
      id: "calls-won",
      want: ["button:next"],
      nudges: { "*": "over" },
      enter: ({ rival }) => ({
        points: false,
        rival: { ...rival, hidden: 0, shown: ["sailor/pink", "shark/black", "fish/green", "penguin/pink"] },
        result: { you: 10, rival: 0, yourBonus: 4, rivalBonus: 2 },
      }),
    },
    {
      id: "calls-wait",
      want: ["button:end"],
      buttons: ["stop", "chance", "end"],
      nudges: {
        "button:stop": "calls-early",
        "button:chance": "calls-early",
        pile: "taken-already",
        deck: "taken-already",
        "*": "calls-choose",
      },
      enter: () => EARLY,
    },
    {
      id: "calls-take",
      want: ["pile:left"],
      nudges: { "*": "calls-octopus" },
      enter: ({ piles, rival }) => ({ piles: { ...piles, right: ["crab/black"] }, rival: { ...rival, hidden: rival.hidden + 1 } }),
    },
    {
      id: "calls-finish",
      want: [],
      nudges: { "*": "over" },
      enter: ({ piles, hand }) => ({ piles: { ...piles, left: [] }, hand: ["octopus/green", ...hand], points: true }),
    },
  ],
};
