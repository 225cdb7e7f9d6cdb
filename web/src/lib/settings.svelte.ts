/** What a person has chosen; the browser remembers it. */
import { LANGUAGES } from "../constants";

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];

/** Each tells colours apart for anybody; `red_green` also with protanopia or deuteranopia, `blue_yellow` with tritanopia. */
export type PaletteName = "standard" | "red_green" | "blue_yellow";

interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  palette: PaletteName;
  sound: boolean;
  /** How fast cards move and bots are shown: 1 is normal. */
  speed: number;
  /** Whether a turn against bots ends by itself when nothing else can be done. */
  endTurn: boolean;
  /** Whether a notification tells that it is the player's turn, while the page is in the background. */
  notify: boolean;
  name: string;
  /** What was played last, for one click on the start page; empty before the first game. */
  game: string;
  edition: string;
  opponents: number;
  level: string;
}

const KEY = "saltmochi.settings";

function firstLanguage(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((each) => (LANGUAGES as readonly string[]).includes(each))) ?? "en";
}

export function stored<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const usual: Settings = {
  language: firstLanguage(),
  theme: "auto",
  palette: "standard",
  sound: false,
  speed: 1,
  endTurn: false,
  notify: false,
  name: "",
  game: "",
  edition: "",
  opponents: 1,
  level: "casual",
};

export const settings: Settings = $state({ ...usual, ...stored<Partial<Settings>>(KEY, {}) });

const prefersDark = matchMedia("(prefers-color-scheme: dark)");
let systemDark = $state(prefersDark.matches);
prefersDark.addEventListener("change", (event) => (systemDark = event.matches));

/** Whether the page is light or dark now. */
export function mode(): "light" | "dark" {
  return settings.theme === "auto" ? (systemDark ? "dark" : "light") : settings.theme;
}

/** Keep what was chosen, and show it. Called once, by the page. */
export function keepSettings(): void {
  $effect(() => store(KEY, settings));
  $effect(() => {
    document.documentElement.dataset.mode = mode();
    document.documentElement.lang = settings.language;
  });
}

/** Whether the player asked for no animations. */
export const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
