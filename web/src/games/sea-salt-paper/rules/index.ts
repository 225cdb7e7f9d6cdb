/** What the page of the rules shows of this game. */
import type { RulesPart } from "../../game";
import Illustration from "./Illustration.svelte";
import Remarks from "./Remarks.svelte";

export const rules: RulesPart = {
  sections: [
    [1, [1]],
    [2, [1, 2]],
    [3, [1, 2, 3, 4, 5, 6, 7, 8]],
    [4, [1, 2, 3, 4, 5]],
    [5, [1, 2, 3, 4, 5]],
    [6, [1, 2, 3, 4, 5, 6, 7, 8]],
    [7, [1, 2, 3]],
    [8, []],
    [9, [1, 2, 3]],
    // Extra Salt.
    [10, [1, 3]],
    [11, [1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 14]],
    [12, [1, 2, 3, 4, 5, 6]],
    // Extra Pepper.
    [13, [1, 2, 3]],
    [14, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [15, [1, 2, 3]],
    [16, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]],
  ],
  headings: { 10: "expansions" },
  rulings: ["6-8", "11-7", "16-6", "16-7", "16-11", "16-15"],
  Illustration,
  Remarks,
};
