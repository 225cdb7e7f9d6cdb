/** A prepared round about the effects that concern the others and the own hand: make draw, pass and keep. */
import type { Lesson } from "../../learn/lesson";
import { onto, withCardsLess, without, type Scene } from "./lesson";

export const EFFECTS_LESSON: Lesson<Scene> = {
  scene: {
    value: "plus",
    deck: 51,
    left: ["1/grape"],
    right: ["3/soda"],
    hand: ["2/strawberry", "6/peach", "4/matcha", "9/lemon", "7/strawberry", "1/peach", "8/grape"],
    held: null,
    rival: { hidden: 5, shown: [] },
    turn: "you",
    effects: false,
  },
  steps: [
    {
      id: "effects-play",
      want: ["card:2/strawberry", "card:6/peach"],
      all: true,
      nudges: { "*": "effects-two-six" },
    },
    {
      id: "effects-draw",
      want: ["rival"],
      nudges: { "*": "effects-rival" },
      enter: (scene) => ({ ...onto(scene, "2/strawberry", "6/peach"), hand: without(scene.hand, "2/strawberry", "6/peach") }),
    },
    {
      id: "effects-drawn",
      want: ["button:next"],
      nudges: { "*": "wait" },
      enter: (scene) => ({ ...onto(scene, "3/grape", "0/soda"), ...withCardsLess(scene, 1), deck: scene.deck - 1 }),
    },
    {
      id: "effects-pass",
      want: ["card:4/matcha", "card:9/lemon"],
      all: true,
      nudges: { "*": "effects-four-nine" },
    },
    {
      id: "effects-give",
      want: ["card:1/peach"],
      nudges: { card: "effects-give-one", "*": "effects-give-one" },
      enter: (scene) => ({ ...onto(scene, "4/matcha", "9/lemon"), hand: without(scene.hand, "4/matcha", "9/lemon") }),
    },
    {
      id: "effects-insert",
      want: ["slot:0", "slot:2"],
      nudges: { slot: "effects-ends", "*": "effects-place" },
      enter: (scene) => ({ hand: without(scene.hand, "1/peach"), held: "0/matcha" }),
    },
    {
      id: "effects-keep",
      want: ["card:7/strawberry", "card:8/grape"],
      all: true,
      nudges: { "*": "effects-seven-eight" },
      enter: (scene, target) => ({
        ...onto(scene, "6/grape", "5/lemon"),
        ...withCardsLess(scene, 2),
        hand: target === "slot:0" ? ["0/matcha", ...scene.hand] : [...scene.hand, "0/matcha"],
        held: null,
      }),
    },
    {
      id: "effects-last",
      want: ["card:0/matcha"],
      nudges: { "*": "effects-zero" },
      enter: (scene) => ({ ...onto(scene, "7/strawberry", "8/grape"), hand: ["0/matcha"] }),
    },
    {
      id: "effects-won",
      want: ["button:next"],
      nudges: { "*": "over" },
      enter: () => ({ hand: [], kept: ["0/matcha"], rival: { hidden: 0, shown: ["9/grape", "1/peach"] } }),
    },
    { id: "effects-finish", want: [], nudges: { "*": "over" } },
  ],
};
