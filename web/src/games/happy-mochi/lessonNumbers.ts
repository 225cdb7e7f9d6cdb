/** A prepared round about numbers: small steps, a high one that blocks, and a draw from the pair. */
import type { Lesson } from "../../learn/lesson";
import { onto, withCardsLess, without, type Scene } from "./lesson";

export const NUMBERS: Lesson<Scene> = {
  scene: {
    value: "plus",
    deck: 40,
    left: ["1/soda", "4/lemon"],
    right: ["0/lemon", "1/grape"],
    hand: ["9/grape", "8/strawberry", "4/grape", "6/soda", "2/matcha"],
    held: null,
    rival: { hidden: 4, shown: [] },
    turn: "you",
    effects: false,
  },
  steps: [
    {
      id: "numbers-small",
      want: ["card:4/grape", "card:6/soda"],
      all: true,
      nudges: { card: "numbers-save", "*": "numbers-play" },
    },
    {
      id: "numbers-danger",
      want: ["button:next"],
      nudges: { "*": "wait" },
      enter: (scene) => {
        const played = { ...scene, ...onto(scene, "4/grape", "6/soda") };
        return { ...onto(played, "7/matcha", "1/strawberry"), ...withCardsLess(scene, 2), hand: without(scene.hand, "4/grape", "6/soda") };
      },
    },
    {
      id: "numbers-high",
      want: ["card:9/grape", "card:8/strawberry"],
      all: true,
      nudges: { "*": "numbers-nine-eight" },
    },
    {
      id: "numbers-blocked",
      want: ["button:next"],
      nudges: { "*": "wait" },
      enter: (scene) => ({
        ...onto(scene, "9/grape", "8/strawberry"),
        ...withCardsLess(scene, -1),
        hand: ["2/matcha"],
        deck: scene.deck - 1,
      }),
    },
    {
      id: "numbers-draw",
      want: ["pile:left"],
      nudges: { "pile:right": "numbers-right", "*": "numbers-deck" },
    },
    {
      id: "numbers-insert",
      want: ["slot:0"],
      nudges: { slot: "numbers-front", "*": "numbers-place" },
      enter: (scene) => ({ left: scene.left.slice(0, -1), held: "9/grape" }),
    },
    {
      id: "numbers-last",
      want: ["card:9/grape", "card:2/matcha"],
      all: true,
      nudges: { "*": "numbers-last" },
      enter: (scene) => ({ ...withCardsLess(scene, -1), deck: scene.deck - 1, hand: ["9/grape", "2/matcha"], held: null }),
    },
    {
      id: "numbers-won",
      want: ["button:next"],
      nudges: { "*": "over" },
      enter: (scene) => ({
        ...onto(scene, "9/grape", "2/matcha"),
        hand: [],
        rival: { hidden: 0, shown: ["6/grape", "5/matcha", "3/lemon", "8/soda"] },
      }),
    },
    { id: "numbers-finish", want: [], nudges: { "*": "over" } },
  ],
};
