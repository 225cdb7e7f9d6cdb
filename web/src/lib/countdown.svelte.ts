/** Whole seconds until a moment, counted down while the calling component is on the page. */

/** Return the seconds left until `moment`, in milliseconds of the server's clock; null if there is none. */
export function useSecondsLeft(moment: () => number | null | undefined, skew: () => number): () => number | null {
  let time = $state(Date.now());
  $effect(() => {
    if (!moment()) return;
    time = Date.now();
    const timer = setInterval(() => (time = Date.now()), 250);
    return () => clearInterval(timer);
  });
  return () => {
    const at = moment();
    return at ? Math.max(0, Math.ceil((at - skew() - time) / 1000)) : null;
  };
}
