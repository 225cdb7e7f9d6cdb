import { expect, test } from "vitest";
import { otherSeats } from "./seating";

test("the others sit from the left of oneself on", () => {
  expect(otherSeats(4, 1)).toEqual([2, 3, 0]);
  expect(otherSeats(3, null)).toEqual([0, 1, 2]);
});
