/** A table with one position on it and no server behind it: the chosen action is only heard. */
import type { TableConnection } from "../lib/tableConnection.svelte";
import type { Happened, Hinted, Now, Refused, TableInfo } from "../protocol";
import { ranked, type Option, type Position } from "./question";

export class StagedConnection implements TableConnection {
  status = "open" as const;
  table: TableInfo;
  now: Now;
  seat: number;
  here: boolean[];
  takeover: (number | null)[] = [];
  watchers = 0;
  events: Happened[] = [];
  refused: Refused | null = null;
  hint: Hinted | null = $state.raw(null);
  /** Whether nothing more can be chosen. */
  waiting = $state(false);
  skew = 0;
  readonly id: string;
  readonly #options: readonly Option[];
  readonly #choose: (action: string) => void;

  constructor(position: Position, options: readonly Option[], choose: (action: string) => void) {
    const { view, seat, seats, table, edition, target, variant } = position;
    this.id = table;
    this.seat = seat;
    this.here = seats.map(() => true);
    this.table = {
      id: table,
      code: "",
      options: { game: view.game, edition, players: seats.length, target, variant },
      seats,
      players: seats,
      game: 1,
      playing: true,
    };
    this.now = { view, actor: seat, legal: options.map(({ action }) => action) };
    this.#options = options;
    this.#choose = choose;
  }

  act(action: string): void {
    if (!this.waiting) this.#choose(action);
  }

  /** Show the best action on the table, as a hint does. */
  reveal(): void {
    this.waiting = true;
    this.hint = { type: "hinted", id: "", opinions: ranked(this.#options).map((option) => ({ ...option, trials: 1 })) };
  }

  // Nothing else can be asked of a table without a server.
  ask = (): string => "";
  listen = (): (() => void) => () => undefined;
  close(): void {}
  sit(): void {}
  takeBack(): void {}
  ready(): void {}
}
