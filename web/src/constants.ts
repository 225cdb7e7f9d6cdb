// Generated from the rules by `make protocol`. Do not edit.
export const LANGUAGES = ["en", "it", "es", "fr"] as const;
export const LEVELS = ["novice", "casual", "skilled", "expert"] as const;
export const UNSEEN = "?" as const;
export const LONGEST_CHAT_MESSAGE = 200 as const;
export const HIGHEST_TARGET = 1000 as const;
