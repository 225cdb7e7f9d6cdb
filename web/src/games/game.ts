/** What the client needs of a game. A game is a folder beside this file whose `index.ts` exports one such object. */
import type { Component } from "svelte";
import type { CharacterArt } from "../art/character";
import type { Back } from "../art/back";
import type { Dealer } from "../lib/dealerCheck";
import type { GameLog, Reader } from "../lib/logSentences";
import type { Values } from "../lib/words.svelte";
import type { TableConnection } from "../lib/tableConnection.svelte";
import type { Lesson } from "../learn/lesson";
import type { Change, Stages } from "../motion/moves";
import type { Happened, Now, SeatView, Step, TableInfo } from "../protocol";
import type { ScoreSheet } from "../score/sheet";
import type { ForcedVerbs } from "../table/forcedMove";

/** An option that only one game has: an expansion, a house rule. */
export interface OwnOption {
  name: string;
  default: boolean | number | string | readonly string[];
}

/** How people read about an option that only one game has. */
export interface OptionWords {
  /** Beside its box, or above its choices. */
  label: string;
  /** One line about it. */
  why?: string;
  /** The values that a list may have, each with its name and one line about it. */
  choices?: readonly { value: string; label: string; why: string }[];
  /** The words for a table with this value, if they differ from the label. */
  describe?: (value: unknown) => string;
}

export interface Game<View extends SeatView = SeatView> {
  /** As the protocol calls it; also the name of the folder. */
  name: string;
  /** The short name, as it stands inside message keys: `web-learn-<word>-…`. */
  word: string;
  /** What the keys of the game's own messages begin with; may be empty. */
  prefix: string;
  /** The place among all games, in the order in which they are offered. */
  order: number;
  seats: { least: number; most: number };
  /** The usual target by number of players. */
  targets: Readonly<Record<number, number>>;
  editions: readonly string[];
  editionByLanguage: Readonly<Record<string, string>>;
  /** The options that only this game has. */
  options: readonly OwnOption[];
  /** The words for one of them; without them it is called by its name. */
  optionWords?: (name: string) => OptionWords | undefined;
  /** Change the usual target as these options ask for. */
  adjustTarget?: (target: number, variant: Readonly<Record<string, unknown>>) => number;
  /** Whether a table can be opened that shows what perfect memory would know. */
  hasOpenMemory: boolean;

  Card: Component<CardProps>;
  back: Back;
  cardName: (card: string) => string;
  /** Return what messages say differently by edition: that of the table or score sheet on the page, or the reader’s own. */
  terms: () => Values;
  /** What is printed in an edition that helps its owner to recognize it; may be "". */
  editionNote: (edition: string) => string;
  /** One sentence or two about what a card scores and does. */
  explainCard: (card: string) => string;
  /** The names of the lessons, the first one first; each has the texts `web-learn-name-<word>-<lesson>` and `web-learn-what-…`. */
  lessons: readonly string[];
  /** How good a round was for a player, by what everybody got: the best round of the statistics. */
  roundWorth: (gains: readonly number[], seat: number) => number;
  /** Cards that stand for the game on other pages. */
  pictures: { start: readonly string[]; lesson: readonly string[]; scoreSheet: readonly string[]; noGames: string };

  /** Who plays as a bot, by level; as many for each level as can sit at one table. Their texts are `web-character-<name>`. */
  characters: Readonly<Record<string, readonly string[]>>;

  // Loaded when a page needs it.
  faces: () => Promise<Readonly<Record<string, CharacterArt>>>;
  play: () => Promise<Play<View>>;
  replay: () => Promise<ReplayPart<View>>;
  study: () => Promise<StudyPart<View>>;
  lesson: () => Promise<LessonPart>;
  rules: () => Promise<RulesPart>;
  reference: () => Promise<Component<ReferenceProps>>;
  scoreSheet: () => Promise<ScoreSheet>;
}

/** What a reference card knows of the table, if it is asked for at one. */
export interface ReferenceProps {
  variant?: Readonly<Record<string, unknown>>;
}

export interface CardProps {
  card: string;
  /** Only what identifies the card, for narrow places. */
  small?: boolean;
  /** How many cards of its kind the player has. */
  held?: number;
  /** Without an accessible name, where something around it says the name. */
  silent?: boolean;
  /** As on the score sheet, where players use their own printed cards. */
  plain?: boolean;
}

/** The game on the table. */
export interface Play<View> {
  Table: Component<TableProps<View>>;
  /** How a round ended and what everybody got. */
  RoundResult: Component<RoundResultProps<View>>;
  log: GameLog;
  /** The cards that an event moves. */
  stages: (change: Change<View>) => Stages;
  /** Say what the reader must not miss among what others did; "" for nothing. */
  notice?: (steps: readonly Step[], reader: Reader) => string;
  /** Whether the table is darkened, because the round is about to end. */
  isDarkened: (view: View) => boolean;
  /** What is done without asking if nothing else is legal. */
  forced: ForcedVerbs;
  /** What a step means, if everybody should notice it; else null. */
  describeMoment: (step: Step, reader: Reader) => Moment | null;
}

/** A large word over the table and a sentence below it. */
export interface Moment {
  title: string;
  text: string;
}

export interface RoundResultProps<View> {
  view: View;
  names: string[];
  /** The reader's seat; null is a spectator. */
  own: number | null;
  events: Happened[];
}

export interface TableProps<View> {
  connection: TableConnection;
  table: TableInfo;
  now: Now;
  names: string[];
  view: View;
}

/** One moment of a finished game. */
export interface ReplayPart<View> {
  /** The table after some steps; what the action `lit` would touch is marked. */
  Scene: Component<{ view: View; names: string[]; steps: Step[]; lit?: string }>;
  log: GameLog;
  /** What all seats saw, put together. */
  mergeViews: (views: readonly View[]) => View;
  /** How the dealer chooses, so that the browser can check it. */
  dealer: Dealer<View>;
}

/** What reviews, questions and puzzles say about actions. */
export interface StudyPart<View> {
  /** Describe a legal action of the player on a seat, as hints do. */
  describeAction: (view: View, seat: number, action: string, names: readonly string[]) => string;
  /** Say where on the table an action happens, and what kind of action it is: the first two hints of a question. */
  describePlace: (action: string) => string;
  describeKind: (action: string) => string;
  /** Return the name of a card as it stands in a sentence. */
  cardInSentence: (card: string) => string;
}

export interface LessonPart<Scene = unknown> {
  /** By the names that the game lists. */
  lessons: Readonly<Record<string, Lesson<Scene>>>;
  Scene: Component<SceneProps<Scene>>;
  /** The face of the coach. */
  Coach: Component<{ nudging: boolean; finished: boolean }>;
  /** Icons of the lesson's buttons, as paths. */
  buttonIcons: Readonly<Record<string, string>>;
  /** The words on buttons that are the edition's own. */
  buttonNames?: () => Readonly<Record<string, string>>;
}

export interface SceneProps<Scene> {
  scene: Scene;
  wanted: string[];
  done: string[];
  ontap: (target: string) => void;
}

export interface RulesPart {
  /** Each section with its paragraphs. */
  sections: readonly (readonly [section: number, paragraphs: readonly number[]])[];
  /** Titles above the sections with which something new begins: the words of the game's messages for them. */
  headings?: Readonly<Record<number, string>>;
  /** Paragraphs where no source decides and we do: `3-2`. */
  rulings: readonly string[];
  /** What follows the paragraphs of a section: pictures, examples, tables. */
  Illustration: Component<{ section: number }>;
  /** Remarks behind a paragraph. */
  Remarks?: Component<{ paragraph: string; show: (place: string) => void }>;
}

/** Describe a lesson with the type of its own scenes. */
export const defineLesson = <Scene>(part: LessonPart<Scene>): LessonPart => part as unknown as LessonPart;

/** Describe a game with the type of its own seat view; the rest of the client knows the shared view only. */
export const defineGame = <View extends SeatView>(game: Game<View>): Game => game as unknown as Game;
