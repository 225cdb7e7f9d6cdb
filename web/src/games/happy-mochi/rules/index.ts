/** What the page of the rules shows of this game. */
import type { RulesPart } from "../../game";
import Illustration from "./Illustration.svelte";

export const rules: RulesPart = {
  sections: [
    [1, [1, 2, 3, 4]],
    [2, [1, 2, 3, 4, 5]],
    [3, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [4, [1, 2, 3, 4, 5, 6, 7]],
    [5, [1, 2, 3]],
    [6, [1, 3]],
    [7, [1, 2, 3]],
  ],
  rulings: ["1-3", "1-4", "2-5", "3-2", "3-7", "3-8", "3-9", "3-10", "6-3"],
  Illustration,
};
