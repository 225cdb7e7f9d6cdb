// Generated from the server's protocol by `make protocol`. Do not edit.

export const PROTOCOL_VERSION = 2;

/** What this server offers. */
export interface About {
  version: string;
  languages: string[];
  games: GameInfo[];
  levels: LevelInfo[];
}

/** Do something that is legal. */
export interface Act {
  type: "act";
  id: string;
  number: number;
  action: string;
}

/** Somebody did something, and then the dealer. */
export interface Acted {
  what: "acted";
  seat: number;
  steps: Step[];
  stand_in?: boolean;
}

/** Ask what an expert would do; only where all others are bots. */
export interface AskHint {
  type: "hint";
  id: string;
}

/** Be ready for the game, the next round or another game. */
export interface BeReady {
  type: "ready";
  id: string;
  number: number;
  promise?: string | null;
}

/** A bot was put on a seat or taken away. */
export interface BotPlaced {
  what: "bot";
  seat: number;
  level: string;
}

/** Somebody who was away plays again. */
export interface CameBack {
  what: "back";
  seat: number;
}

/** Those who run the server turned the chat off, or on again: of a seat, or of the whole table. */
export interface ChatMuted {
  what: "muted";
  seat?: number | null;
  muted?: boolean;
}

/** What each choice brings to a seat, counted from 1 as in game records. */
export interface ChoiceAdvice {
  seat: number;
  best: string;
  clear: boolean;
  lead: Estimate;
  choices: Forecast[];
}

/** The server ends this connection; nothing is lost, and after a moment the client may come back. */
export interface Closing {
  type: "closing";
  code: string;
  text: string;
}

/** The chances of all seats after so many actions. */
export interface CurvePoint {
  number: number;
  chances: number[];
}

/** The dealer began a game or a round. */
export interface Dealt {
  what: "dealt";
  steps: Step[];
  game?: number;
}

/** A decision between several actions, judged by what its player knew. Values are that player's chances to win. */
export interface DecisionReview {
  number: number;
  seat: number;
  action: string;
  value: number;
  best: string;
  best_value: number;
  loss: number;
  options: RatedAction[];
  reasons: ReasonInfo[];
}

/** How a game ended. */
export interface Ended {
  winners: number[];
  reason: string;
  tie_break: string;
  scores: number[];
}

/** A figure and its standard error. */
export interface Estimate {
  value: number;
  error: number;
}

/** What a choice brings. */
export interface Forecast {
  choice: string;
  action: string;
  chance: Estimate;
  points: Estimate[];
  bet?: Estimate | null;
}

/** The table that has a code. */
export interface Found {
  table: string;
}

/** A moment of a finished game: what was done, and the table after it. */
export interface Frame {
  step: Step | null;
  view: SeatView;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  least: number;
  most: number;
  editions: string[];
  edition_by_language: Record<string, string>;
  targets: Record<string, number>;
  options?: OptionInfo[];
}

/** A game at a table. */
export interface GameSummary {
  number: number;
  names: string[];
  levels: string[];
  rounds: number;
  ended: Ended | null;
  practice?: boolean;
}

/** The games at a table, and which game is played there. */
export interface Games {
  game: string;
  games: GameSummary[];
}

/** One event, and what is new after it. */
export interface Happened {
  type: "happened";
  number: number;
  at: number;
  event: Opened | Sat | Left | BotPlaced | Readied | Promised | SeedRevealed | Dealt | Acted | TookBack | Said | WentAway | CameBack | Resumed | ChatMuted | TableClosed;
  id?: string;
  table?: TableInfo | null;
  now?: Now | null;
}

/** Whether all is well. */
export interface Health {
  status: string;
}

/** The first message: join a table, as a player with the secret of a seat or as a spectator. */
export interface Hello {
  type: "hello";
  table: string;
  token?: string;
  number?: number;
  language?: string;
  version?: number;
}

/** The answer to hint: the best action first, and advice on a call if one can be made. */
export interface Hinted {
  type: "hinted";
  id: string;
  opinions: Opinion[];
  advice?: ChoiceAdvice | null;
}

/** Get up. */
export interface Leave {
  type: "leave";
  id: string;
  number: number;
}

/** Somebody got up. */
export interface Left {
  what: "left";
  seat: number;
  name: string;
}

/** A level of bots, and how long it thinks at most. */
export interface LevelInfo {
  name: string;
  seconds: number;
}

/** A table as the lobby shows it. */
export interface Listing {
  id: string;
  code: string;
  options: TableOptions;
  names: string[];
  levels: string[];
  free: number;
  playing: boolean;
}

/** The tables that everybody may join or look at. */
export interface Lobby {
  tables: Listing[];
}

/** A change of a player's chances by luck. */
export interface LuckSwing {
  number: number;
  by: string;
  seat: number;
  change: number;
}

/** What a seat adds to the deal: the promise is the hash of its seed. Both are empty if it takes no part. */
export interface Mix {
  promise?: string;
  seed?: string;
}

/** A game that begins as soon as the promised seeds are revealed, or after a few seconds. */
export interface MixingInfo {
  promise: string;
  mix: Mix[];
}

/** A table to be opened, and the name of who opens it. What is left out is as the rules have it. */
export interface NewTable {
  game: string;
  name: string;
  token?: string;
  players?: number;
  edition?: string;
  target?: number;
  open_memory?: boolean;
  seconds?: number;
  stand_in?: boolean;
  listed?: boolean;
  chat?: boolean;
  bots?: string[];
  variant?: Record<string, boolean | number | string | string[]>;
}

/** How the game stands for one seat. */
export interface Now {
  view: SeatView;
  actor?: number | null;
  legal?: string[];
  take_back?: boolean;
  practice?: boolean;
  deadline?: number | null;
}

/** The table was opened. */
export interface Opened {
  what: "opened";
}

/** A table that was opened: the secret keeps the first seat. */
export interface OpenedTable {
  table: string;
  code: string;
  seat: number;
  token: string;
}

/** What a bot thinks of an action. */
export interface Opinion {
  action: string;
  value: number;
  trials: number;
}

/** An option that only one game has. */
export interface OptionInfo {
  name: string;
  default: boolean | number | string | string[];
}

/** Put a bot on a free seat; without a level take it away. */
export interface PlaceBot {
  type: "place_bot";
  id: string;
  number: number;
  seat: number;
  level?: string;
}

/** What made a player's result: `start + luck + skill + gifts = result`. All are chances to win. */
export interface PlayerReview {
  seat: number;
  start: number;
  result: number;
  luck: number;
  skill: number;
  gifts: number;
  accuracy: number;
  without_luck: number;
}

/** Who is connected. */
export interface Present {
  type: "present";
  here: boolean[];
  watchers: number;
  takeover?: (number | null)[];
}

/** A game begins: the server promises its secret, and waits for the seeds that players have promised. */
export interface Promised {
  what: "promised";
  promise: string;
}

/** A puzzle in a list. */
export interface PuzzleEntry {
  number: number;
  theme: string;
  difficulty: string;
}

/** A puzzle: a decision of a seat in which one action is clearly the best. */
export interface PuzzleInfo {
  game: string;
  number: number;
  edition: string;
  players: number;
  target: number;
  seat: number;
  theme: string;
  difficulty: string;
  frames: Frame[];
  answer: string;
  options: PuzzleOption[];
}

/** A legal action of a puzzle, the chance to win after it, and why the answer is better. */
export interface PuzzleOption {
  action: string;
  value: number;
  reasons: ReasonInfo[];
}

/** The puzzles of a game. */
export interface Puzzles {
  game: string;
  puzzles: PuzzleEntry[];
}

/** An action, and the chance of its player to win after it. */
export interface RatedAction {
  action: string;
  value: number;
}

/** Somebody is ready for the game, the next round or another game. */
export interface Readied {
  what: "ready";
  seat: number;
  promise?: string;
}

/** Why the best action is better: a message that the client says, and its values: numbers, and cards as text. */
export interface ReasonInfo {
  message: string;
  values: Record<string, number | string>;
}

/** Why something was not done. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  text: string;
}

/** A finished game, as one seat saw it. */
export interface Replay {
  table: string;
  game: number;
  seat: number | null;
  names: string[];
  levels: string[];
  frames: Frame[];
}

/** Somebody came to a table where nobody was: the clock starts again. */
export interface Resumed {
  what: "resumed";
}

/** Play again oneself. */
export interface Return {
  type: "return";
  id: string;
  number: number;
}

/** Reveal the promised seed, once the promises of all others are known. */
export interface Reveal {
  type: "reveal";
  id: string;
  number: number;
  seed: string;
}

/** The review of a finished game. Seats are counted from 1, as in game records. */
export interface Review {
  practice: boolean;
  players: PlayerReview[];
  decisions: DecisionReview[];
  swings: LuckSwing[];
  curve: CurvePoint[];
  deserving: number[];
}

/** How far a review is that waits or is being made, in actions of the game. */
export interface ReviewProgress {
  done: number;
  steps: number;
}

/** Somebody said something. */
export interface Said {
  what: "said";
  seat: number;
  name: string;
  text: string;
}

/** Somebody took a seat. */
export interface Sat {
  what: "sat";
  seat: number;
  name: string;
}

/** Say something to the table. */
export interface Say {
  type: "say";
  id: string;
  number: number;
  text: string;
}

/** Who sits on a seat: a bot has a level, a person a name, a free seat neither. */
export interface SeatInfo {
  name?: string;
  level?: string;
  away?: boolean;
  ready?: boolean;
  muted?: boolean;
}

/** A table as one seat sees it: what all games have. */
export interface SeatView {
  game: string;
  phase: string;
  round: number;
  turn: number;
  starter: number;
  scores: number[];
  deck: number;
  result?: { ending: string; gains: number[] } | null;
}

/** The answer to sit: from now on this connection is the seat's, and the client's secret keeps it. */
export interface Seated {
  type: "seated";
  id: string;
  seat: number;
}

/** Somebody revealed the seed that they had promised. */
export interface SeedRevealed {
  what: "revealed";
  seat: number;
  seed: string;
}

/** Take a free seat. */
export interface Sit {
  type: "sit";
  id: string;
  number: number;
  seat: number;
  name: string;
  token: string;
}

/** An action as one seat sees it; `by` is -1 for the dealer, and `?` stands for hidden cards. */
export interface Step {
  by: number;
  action: string;
  cards?: string[];
  note?: string;
  ending?: string;
}

/** Those who run the server closed the table for good. */
export interface TableClosed {
  what: "closed";
}

/** What everybody knows of a table, apart from the cards. */
export interface TableInfo {
  id: string;
  code: string;
  options: TableOptions;
  seats: SeatInfo[];
  players: SeatInfo[];
  game: number;
  playing: boolean;
  promise?: string;
  mix?: Mix[];
  secret?: string;
  ended?: Ended | null;
  rounds?: number[][];
  at?: number;
  practice?: boolean;
  mixing?: MixingInfo | null;
  muted?: boolean;
}

/** What a table was opened with. */
export interface TableOptions {
  game: string;
  edition: string;
  players: number;
  target: number;
  open_memory?: boolean;
  seconds?: number;
  stand_in?: boolean;
  listed?: boolean;
  bots?: string[];
  chat?: boolean;
  variant?: Record<string, boolean | number | string | string[]>;
}

/** A position in text, as a player at a real table sees it. */
export interface TablePosition {
  position: string;
}

/** Take back the last action of this turn, or, as practice, one's last decision and all that followed it. */
export interface TakeBack {
  type: "take_back";
  id: string;
  number: number;
  practice?: boolean;
}

/** Somebody took the last action back. */
export interface TookBack {
  what: "took_back";
  seat: number;
  practice?: boolean;
}

/** The answer to hello: all that the client needs, and the events of this game that it does not have. */
export interface Welcome {
  type: "welcome";
  version: number;
  number: number;
  seat: number | null;
  table: TableInfo;
  events: Happened[];
  here: boolean[];
  watchers: number;
  clock: number;
  now?: Now | null;
}

/** Somebody is away: a bot plays for them. */
export interface WentAway {
  what: "away";
  seat: number;
}

/** Why something is not done: a code for programs, a sentence for people. */
export interface Wrong {
  code: string;
  text: string;
}

export type FromClient = Hello | Sit | Leave | PlaceBot | BeReady | Reveal | Act | TakeBack | Say | Return | AskHint;
export type FromServer = Welcome | Happened | Seated | Present | Hinted | Refused | Closing;
