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
  ],
  rulings: ["6-8"],
  Illustration,
  Remarks,
};
