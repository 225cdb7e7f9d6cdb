/** Copies a text and says so for a moment. */
const SHOWN = 1500;

export class CopyFeedback {
  done = $state(false);

  async copy(text: string): Promise<void> {
    await navigator.clipboard.writeText(text);
    this.done = true;
    setTimeout(() => (this.done = false), SHOWN);
  }
}
