/** A review that is asked for: how far it is, and what it says once it is there. */
import { askReview, Refusal } from "../lib/api";
import type { Review, ReviewProgress } from "../protocol";
import { isReview } from "./review";

/** The first wait before looking again, how it grows, and the longest, in milliseconds. */
const FIRST_WAIT = 400;
const GROWTH = 1.4;
const LONGEST_WAIT = 5000;
/** The code of a review that was asked for and is not known any more: the server was restarted. */
const FORGOTTEN = "no_review";

export class ReviewRequest {
  review: Review | null = $state.raw(null);
  progress: ReviewProgress | null = $state.raw(null);
  /** Why the server refuses, in words. */
  refusal = $state("");
  /** Whether the server cannot be reached; it is tried again. */
  offline = $state(false);

  #wait = FIRST_WAIT;
  #timer = 0;
  #asked = false;
  #stopped = false;
  readonly #table: string;
  readonly #game: number;

  constructor(table: string, game: number) {
    this.#table = table;
    this.#game = game;
    void this.#look();
  }

  /** Ask once more after a refusal. */
  retry(): void {
    this.refusal = "";
    this.#asked = false;
    this.#renew();
  }

  /** Look now instead of later. */
  #renew(): void {
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    void this.#look();
  }

  /** Look again when the device is online; return how to stop. */
  watch(): () => void {
    const renew = (): void => {
      if (this.offline) this.#renew();
    };
    addEventListener("online", renew);
    return () => {
      this.#stopped = true;
      removeEventListener("online", renew);
      clearTimeout(this.#timer);
    };
  }

  async #look(): Promise<void> {
    try {
      const answer = await askReview(this.#table, this.#game, !this.#asked);
      this.#asked = true;
      this.offline = false;
      if (isReview(answer)) this.review = answer;
      else this.#follow(answer);
    } catch (problem) {
      this.offline = !(problem instanceof Refusal);
      if (problem instanceof Refusal && problem.code === FORGOTTEN) this.#asked = false;
      else if (problem instanceof Refusal) {
        this.refusal = problem.message;
        return;
      }
    }
    if (!this.review && !this.#stopped) this.#lookLater();
  }

  /** A review in progress is polled more often than one in the queue. */
  #follow(progress: ReviewProgress): void {
    if (progress.done !== this.progress?.done) this.#wait = FIRST_WAIT;
    this.progress = progress;
  }

  #lookLater(): void {
    this.#timer = window.setTimeout(() => void this.#look(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * GROWTH);
  }
}
