/** A colour and a shape for each seat, readable on light and dark. */
export const SEAT_COLOURS = ["#2b8cc4", "#d9722e", "#2f9e6e", "#b457a8", "#8a8f2a", "#7a6ad8"];

const SHAPES = [
  "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z",
  "M-5.5 -5.5h11v11h-11z",
  "M0 -7 7 6H-7z",
  "M0 -7.5 7.5 0 0 7.5 -7.5 0z",
  "M-2 -7h4v5h5v4h-5v5h-4v-5h-5v-4h5z",
  "M0 7 -7 -6H7z",
];
export const markPath = (seat: number): string => SHAPES[seat % SHAPES.length]!;
