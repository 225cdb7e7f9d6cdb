/** A prepared first round, and the scenes of all lessons. */
import type { Lesson } from "../../learn/lesson";

export interface Scene {
  value: "plus" | "minus";
  deck: number;
  /** Both sides of the pair, from the bottom up. */
  left: string[];
  right: string[];
  hand: string[];
  /** A card drawn that has no place yet. */
  held: string | null;
  rival: { hidden: number; shown: string[] };
  turn: "you" | "rival";
  effects: boolean;
  /** Cards that were kept, face down. */
  kept?: string[];
}

export const without = (cards: string[], ...gone: string[]): string[] => cards.filter((card) => !gone.includes(card));
/** Two cards go from a hand onto the pair. */
export const onto = ({ left, right }: Scene, tens: string, units: string): Partial<Scene> => ({
  left: [...left, tens],
  right: [...right, units],
});
/** The rival has fewer cards. */
export const withCardsLess = ({ rival }: Scene, cards: number): Partial<Scene> => ({ rival: { ...rival, hidden: rival.hidden - cards } });

export const FIRST: Lesson<Scene> = {
  scene: {
    value: "plus",
    deck: 54,
    left: ["2/lemon"],
    right: ["6/peach"],
    hand: ["9/matcha", "4/grape", "8/matcha", "3/soda", "7/peach", "1/peach", "0/lemon"],
    held: null,
    rival: { hidden: 7, shown: [] },
    turn: "you",
    effects: false,
  },
  steps: [
    { id: "welcome", want: ["button:next"] },
    { id: "pair", want: ["button:next"], nudges: { "*": "pair" } },
    {
      id: "play",
      want: ["card:4/grape", "card:8/matcha"],
      all: true,
      nudges: { "card:9/matcha": "save-nine", card: "four-eight", "*": "play-first" },
    },
    {
      id: "played",
      want: ["button:next"],
      nudges: { "*": "wait" },
      enter: (scene) => ({ ...onto(scene, "4/grape", "8/matcha"), hand: without(scene.hand, "4/grape", "8/matcha") }),
    },
    {
      id: "draw",
      want: ["deck"],
      nudges: { pile: "draw-side", card: "too-low" },
      enter: (scene) => ({ ...onto(scene, "9/peach", "5/lemon"), ...withCardsLess(scene, 2) }),
    },
    {
      id: "insert",
      want: ["slot:2", "slot:3"],
      nudges: { slot: "beside-seven", "*": "insert" },
      enter: (scene) => ({ held: "7/sesame", deck: scene.deck - 1 }),
    },
    {
      id: "flavour",
      want: ["button:next"],
      nudges: { "*": "wait" },
      enter: (scene, target) => {
        const place = Number(target.split(":")[1]);
        const hand = [...scene.hand.slice(0, place), "7/sesame", ...scene.hand.slice(place)];
        return { ...onto(scene, "9/strawberry", "8/strawberry"), ...withCardsLess(scene, 2), hand, held: null };
      },
    },
    {
      id: "happy",
      want: ["card:7/peach", "card:7/sesame"],
      all: true,
      nudges: { card: "sevens", "*": "sevens" },
    },
    {
      id: "happy-played",
      want: ["button:next"],
      nudges: { "*": "wait" },
      enter: (scene) => {
        const [tens = "", units = ""] = scene.hand.filter((card) => card.startsWith("7/"));
        return { ...onto(scene, tens, units), hand: without(scene.hand, tens, units) };
      },
    },
    {
      id: "flip",
      want: ["card:9/matcha", "card:3/soda"],
      all: true,
      nudges: { card: "nine-three", "*": "nine-three" },
      enter: (scene) => ({ deck: scene.deck - 1, ...withCardsLess(scene, -1) }),
    },
    {
      id: "flipped",
      want: ["button:next"],
      nudges: { "*": "wait" },
      enter: (scene) => ({ ...onto(scene, "9/matcha", "3/soda"), hand: without(scene.hand, "9/matcha", "3/soda"), value: "minus" }),
    },
    {
      id: "last",
      want: ["card:1/peach", "card:0/lemon"],
      all: true,
      nudges: { "*": "last-two" },
      enter: (scene) => ({ ...onto(scene, "6/grape", "2/sesame"), ...withCardsLess(scene, 2) }),
    },
    {
      id: "won",
      want: ["button:next"],
      nudges: { "*": "over" },
      enter: (scene) => ({ ...onto(scene, "1/peach", "0/lemon"), hand: [], rival: { hidden: 0, shown: ["8/soda", "5/matcha"] } }),
    },
    { id: "effects", want: ["button:next"], nudges: { "*": "over" }, enter: () => ({ effects: true }) },
    { id: "finish", want: [], nudges: { "*": "over" }, enter: () => ({ effects: false }) },
  ],
};
