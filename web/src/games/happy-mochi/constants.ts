// Generated from the rules by `make protocol`. Do not edit.
export const NAME = "happy-mochi" as const;
export const ORDER = 2 as const;
export const SEATS = {"least": 2, "most": 6} as const;
export const TARGETS = {"2": 30, "3": 30, "4": 30, "5": 30, "6": 30} as const;
export const EDITIONS = ["standard"] as const;
export const EDITION_BY_LANGUAGE = {"en": "standard", "it": "standard", "es": "standard", "fr": "standard"} as const;
export const OPTIONS = [] as const;
export const COLOURS = ["strawberry", "peach", "lemon", "matcha", "soda", "grape", "sesame"] as const;
export const CARDS = {"0/strawberry": "flip", "1/strawberry": "none", "2/strawberry": "draw", "3/strawberry": "none", "4/strawberry": "none", "5/strawberry": "pass", "6/strawberry": "none", "7/strawberry": "keep", "8/strawberry": "none", "9/strawberry": "none", "0/peach": "keep", "1/peach": "none", "2/peach": "none", "3/peach": "flip", "4/peach": "none", "5/peach": "draw", "6/peach": "none", "7/peach": "none", "8/peach": "pass", "9/peach": "none", "0/lemon": "none", "1/lemon": "pass", "2/lemon": "none", "3/lemon": "keep", "4/lemon": "none", "5/lemon": "none", "6/lemon": "flip", "7/lemon": "none", "8/lemon": "draw", "9/lemon": "none", "0/matcha": "none", "1/matcha": "draw", "2/matcha": "none", "3/matcha": "none", "4/matcha": "pass", "5/matcha": "none", "6/matcha": "keep", "7/matcha": "none", "8/matcha": "none", "9/matcha": "flip", "0/soda": "none", "1/soda": "none", "2/soda": "flip", "3/soda": "none", "4/soda": "draw", "5/soda": "none", "6/soda": "none", "7/soda": "pass", "8/soda": "none", "9/soda": "keep", "0/grape": "pass", "1/grape": "none", "2/grape": "keep", "3/grape": "none", "4/grape": "none", "5/grape": "flip", "6/grape": "none", "7/grape": "draw", "8/grape": "none", "9/grape": "none", "0/sesame": "draw", "1/sesame": "none", "2/sesame": "none", "3/sesame": "pass", "4/sesame": "none", "5/sesame": "keep", "6/sesame": "none", "7/sesame": "none", "8/sesame": "flip", "9/sesame": "none"} as const;
export const EFFECTS = {"flip": true, "draw": true, "pass": false, "keep": false} as const;
export const SIDES = ["left", "right"] as const;
export const SCORELESS_ROUNDS_TO_END = 10 as const;
export const HAS_OPEN_MEMORY = false as const;
