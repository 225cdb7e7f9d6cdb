/** A table as this browser knows it: the connection, what happened, how the game stands. */
import type { FromServer, GameSummary, Happened, Hinted, Now, Refused, TableInfo } from "../protocol";
import { PROTOCOL_VERSION } from "../protocol";
import { playedSeat } from "./names";
import { newSecret } from "./secret";
import { confirmSeat, hasGame, keepGame, keepSeat, loseSeat, seatAt } from "./seats";
import { noteDeal, noteMixing, promiseSeed } from "./seenDeals";
import { settings } from "./settings.svelte";

export type Status = "connecting" | "open" | "lost" | "closed";

/** A command without what every command has. */
type Request = { type: string } & Record<string, unknown>;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** A page that was out of sight for so long may have lost its connection without hearing of it. */
const LONG_HIDDEN = 20_000;
/** What is not answered for so long went nowhere; but a hint takes its time. */
const LONGEST_ANSWER = 20_000;
/** Codes of a table whose log the server cannot replay; the records of its games may still be there. */
const UNREPLAYABLE = ["other_rules", "damaged"];
/** The code of a table that those who run the server have closed. */
const CLOSED = "closed";
/** Codes after which there is no use in trying again. */
const FINAL = ["no_table", "version", "hello", "banned", CLOSED, ...UNREPLAYABLE];
/** Codes that a repeated command gets if it has been carried out before, or is not needed any more. */
const DONE = ["stale", "ready_already", "not_away"];

/** Whether a refused table may still have records of its games. */
export const mayHaveRecords = ({ code }: Refused): boolean => code === CLOSED || UNREPLAYABLE.includes(code);
/** Whether the record of a game may be had: at a closed table the game that was on is never finished. */
export const mayHaveRecord = ({ code }: Refused, { ended }: GameSummary): boolean => code !== CLOSED || !!ended;

/** A table as the page uses it: over a connection to the server, or staged with a single position on it. */
export type TableConnection = Pick<ServerConnection, keyof ServerConnection>;

export class ServerConnection {
  status: Status = $state("connecting");
  table: TableInfo | null = $state.raw(null);
  now: Now | null = $state.raw(null);
  seat: number | null = $state(null);
  here: boolean[] = $state.raw([]);
  /** By seat: when a bot takes over for somebody who has lost the connection, by the server's clock. */
  takeover: (number | null)[] = $state.raw([]);
  watchers = $state(0);
  /** The events of this game, in order. */
  events: Happened[] = $state.raw([]);
  /** The last refusal that was not shown yet. */
  refused: Refused | null = $state.raw(null);
  hint: Hinted | null = $state.raw(null);
  #asking = $state(false);
  /** Whether nothing can be done now: a command is on its way, or the connection is lost. */
  waiting = $derived(this.#asking || this.status !== "open");
  /** Server's clock minus ours, in milliseconds. */
  skew = 0;

  #socket: WebSocket | null = null;
  #number = -1;
  #wait = FIRST_WAIT;
  #timer = 0;
  #answer = 0;
  #hidden = 0;
  #ears = new AbortController();
  /** The ids of this window's commands begin with it. */
  #window = newSecret().slice(0, 8);
  #count = 0;
  /** What was asked and not answered: sent again after a lost connection; the server does nothing twice. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page depends on it
  #unanswered = new Map<string, Request>();
  /** The ids of commands that were sent more than once. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page depends on it
  #repeated = new Set<string>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page depends on it
  #listeners = new Set<(happened: Happened) => void>();
  readonly id: string;

  constructor(id: string) {
    this.id = id;
    this.#connect();
    const { signal } = this.#ears;
    addEventListener("offline", () => this.#lose(), { signal });
    addEventListener("online", () => this.#renew(), { signal });
    document.addEventListener("visibilitychange", () => this.#seen(), { signal });
  }

  /** Hear of every event as it happens. */
  listen(listener: (happened: Happened) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.status = "closed";
    this.#ears.abort();
    clearTimeout(this.#answer);
    this.#drop();
  }

  /** Ask for something; its id. */
  ask(request: Request): string {
    const id = `${this.#window}-${++this.#count}`;
    const whole = request.type === "hint" ? { ...request, id } : { ...request, id, number: this.#number };
    this.#unanswered.set(id, whole);
    this.#asking = true;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(whole));
    this.#expectAnswer();
    return id;
  }

  act(action: string): void {
    if (!this.waiting) this.ask({ type: "act", action });
  }

  /** Take a seat. Its secret is kept before the server answers, so that the seat is ours even if the answer is lost. */
  sit(seat: number, name: string): void {
    const token = newSecret();
    keepSeat(this.id, { token, seat, pending: true });
    this.ask({ type: "sit", seat, name, token });
  }

  /** Take the last action back; as practice also what has shown something. */
  takeBack(practice = false): void {
    if (!this.waiting) this.ask({ type: "take_back", practice });
  }

  /** Be ready for the game, the next round or another game. A new game gets a seed from this browser. */
  ready(): void {
    const isNewGame = this.table && !this.table.playing && this.seat !== null;
    this.ask({ type: "ready", ...(isNewGame ? { promise: promiseSeed(this.table!, this.seat!) } : {}) });
  }

  /** Note what was promised about a deal, and reveal this player's seed once all promises are known. */
  #mix(table: TableInfo): void {
    noteDeal(table);
    const seed = noteMixing(table, this.seat);
    if (seed && ![...this.#unanswered.values()].some(({ type }) => type === "reveal")) this.ask({ type: "reveal", seed });
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket?table=${encodeURIComponent(this.id)}`);
    this.#socket = socket;
    socket.onopen = () => {
      // A seat that is still being asked for may not be ours yet: the command is repeated instead.
      const token = this.#isSitting() ? "" : (seatAt(this.id)?.token ?? "");
      socket.send(
        JSON.stringify({
          type: "hello",
          table: this.id,
          token,
          number: this.#number,
          language: settings.language,
          version: PROTOCOL_VERSION,
        }),
      );
    };
    socket.onmessage = (message) => {
      if (this.#socket === socket) this.#receive(JSON.parse(message.data as string) as FromServer);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
  }

  #isSitting(): boolean {
    return [...this.#unanswered.values()].some(({ type }) => type === "sit");
  }

  #expectAnswer(): void {
    clearTimeout(this.#answer);
    if ([...this.#unanswered.values()].some(({ type }) => type !== "hint"))
      this.#answer = window.setTimeout(() => this.#lose(), LONGEST_ANSWER);
  }

  /** The connection is of no use any more: another one is tried soon. */
  #lose(): void {
    if (this.status === "closed") return;
    this.#drop();
    this.status = "lost";
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  /** Connect now, instead of a connection that may be none. */
  #renew(): void {
    if (this.status === "closed") return;
    this.#drop();
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #seen(): void {
    if (document.hidden) this.#hidden = Date.now();
    else if (this.status === "lost" || Date.now() - this.#hidden > LONG_HIDDEN) this.#renew();
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        break;
      case "happened":
        this.#happen(message);
        break;
      case "seated":
        this.seat = message.seat;
        confirmSeat(this.id);
        this.#answered(message.id);
        break;
      case "present":
        this.here = message.here;
        this.watchers = message.watchers;
        this.takeover = message.takeover ?? [];
        break;
      case "hinted":
        this.hint = message;
        this.#answered(message.id);
        break;
      case "refused":
        this.#refuse(message);
        break;
      case "closing":
        this.#wait = FIRST_WAIT;
        if (FINAL.includes(message.code)) this.#refuse({ ...message, type: "refused", id: "" });
    }
  }

  #welcome(welcome: FromServer & { type: "welcome" }): void {
    this.status = "open";
    this.#wait = FIRST_WAIT;
    this.skew = welcome.clock - Date.now();
    const newGame = welcome.table.game !== this.table?.game;
    this.events = [...(newGame ? [] : this.events), ...welcome.events];
    this.#number = welcome.number;
    this.table = welcome.table;
    this.seat = welcome.seat;
    if (this.seat !== null) confirmSeat(this.id);
    this.now = welcome.now ?? null;
    this.here = welcome.here;
    this.watchers = welcome.watchers;
    // It may have ended while nobody was looking.
    if (this.table.ended && playedSeat(this.table, this.seat) !== null && !hasGame(this.id, this.table.game)) this.#keep(this.table);
    for (const [id, request] of this.#unanswered) {
      this.#repeated.add(id);
      this.#socket?.send(JSON.stringify(request));
    }
    this.#mix(welcome.table);
    this.#expectAnswer();
  }

  #happen(happened: Happened): void {
    this.#number = happened.number;
    if (happened.event.what === "dealt" && happened.event.game) this.events = [];
    this.events = [...this.events, happened];
    if (happened.table) this.table = happened.table;
    if (happened.now) this.now = happened.now;
    if (happened.event.what === "left" && happened.event.seat === this.seat && !this.table?.playing) {
      this.seat = null;
      loseSeat(this.id);
    }
    this.hint = happened.now ? null : this.hint;
    this.#answered(happened.id ?? "");
    if (happened.table?.ended && happened.event.what === "acted") this.#keep(happened.table);
    if (happened.table) this.#mix(happened.table);
    for (const listener of this.#listeners) listener(happened);
  }

  #answered(id: string): void {
    this.#unanswered.delete(id);
    this.#repeated.delete(id);
    this.#asking = this.#unanswered.size > 0;
    this.#expectAnswer();
  }

  #refuse(refused: Refused): void {
    const done = this.#repeated.has(refused.id) && DONE.includes(refused.code);
    const pending = seatAt(this.id)?.pending ?? false;
    const type = this.#unanswered.get(refused.id)?.type;
    if (type === "sit") loseSeat(this.id);
    this.#answered(refused.id);
    // A seed that came too late is shown beside the log, with the deal.
    if (type === "reveal") return;
    if (!done && !(pending && refused.code === "token")) this.refused = refused;
    if (refused.code === "token") {
      // Somebody who was gone too long may still look on, or sit down again.
      loseSeat(this.id);
      this.#renew();
      return;
    }
    if (FINAL.includes(refused.code)) this.close();
  }

  /** Remember a finished game in this browser. */
  #keep(table: TableInfo): void {
    if (!table.ended) return;
    keepGame({
      table: this.id,
      number: table.game,
      game: table.options.game,
      at: Date.now(),
      names: table.players.map((each) => each.name || each.level || ""),
      scores: table.ended.scores,
      winners: table.ended.winners,
      seat: this.seat,
      levels: table.players.map((each) => each.level ?? ""),
      rounds: table.rounds ?? [],
      practice: table.practice ?? false,
      variant: table.options.variant,
    });
  }
}
