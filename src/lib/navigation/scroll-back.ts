/** What a reader does who does not wait for the page. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const PATIENCE_MS = 10_000;

/**
 * Scrolls to where the page was left, in pixels. One that is read anew is short at first: then it goes on while the page
 * grows, until it is there, somebody moves himself, or ten seconds have passed. Returns the function that ends it.
 */
export function scrollBack(to: number): () => void {
  const lifetime = new AbortController();
  const end = (): void => lifetime.abort();
  const tryIt = (): void => {
    window.scrollTo(0, to);
    // Half a pixel of rounding is no difference.
    if (Math.abs(window.scrollY - to) < 1) end();
  };
  tryIt();
  if (lifetime.signal.aborted) return end;

  const growth = new ResizeObserver(tryIt);
  const timer = setTimeout(end, PATIENCE_MS);
  const { signal } = lifetime;
  signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  for (const move of OWN_MOVES) addEventListener(move, end, { passive: true, signal });
  growth.observe(document.body);
  return end;
}
