/** A prepared turn with cards of Extra Salt, and an event of Extra Pepper. */
import type { Lesson } from "../../learn/lesson";
import { without, type Scene } from "./lesson";

const STINGING = ["swimmer/black", "jellyfish/pink"];
const TRIO = ["boat/black", "boat/yellow", "starfish/yellow"];

const lay = ({ hand, laid }: Scene, cards: string[]): Partial<Scene> => ({ hand: without(hand, ...cards), laid: [...laid, ...cards] });
const both = (cards: readonly string[]): string[] => cards.map((card) => `card:${card}`);

export const EXPANSIONS: Lesson<Scene> = {
  scene: {
    deck: 46,
    piles: { left: ["fish/black", "jellyfish/pink"], right: ["octopus/green"] },
    hand: ["swimmer/black", ...TRIO, "shell/green"],
    laid: [],
    drawn: [],
    looking: false,
    rival: { hidden: 3, shown: [], laid: [] },
    turn: "you",
    points: false,
    result: null,
  },
  steps: [
    { id: "expansions-take", want: ["pile:left"], nudges: { "*": "expansions-left" } },
    {
      id: "expansions-sting",
      want: both(STINGING),
      all: true,
      nudges: { card: "expansions-both", "*": "taken-already" },
      enter: ({ piles, hand }) => ({ piles: { ...piles, left: ["fish/black"] }, hand: ["jellyfish/pink", ...hand] }),
    },
    { id: "expansions-stung", want: ["button:next"], enter: (scene) => lay(scene, STINGING) },
    { id: "expansions-trio", want: both(TRIO), all: true, nudges: { "*": "expansions-three" } },
    {
      id: "expansions-seahorse",
      want: ["pile:right"],
      nudges: { "*": "expansions-right" },
      // Marina has drawn her card, and one more turn has passed.
      enter: (scene) => ({
        ...lay(scene, TRIO),
        deck: scene.deck - 3,
        piles: { ...scene.piles, right: ["octopus/green", "seahorse/white"] },
        rival: { ...scene.rival, hidden: 5 },
      }),
    },
    {
      id: "expansions-event",
      want: ["button:next"],
      nudges: { "*": "expansions-event" },
      enter: ({ piles, hand }) => ({
        piles: { ...piles, right: ["octopus/green"] },
        hand: [...hand, "seahorse/white"],
        event: "dance_of_the_shells",
      }),
    },
    { id: "expansions-finish", want: [], nudges: { "*": "over" } },
  ],
};
