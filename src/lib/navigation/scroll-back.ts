/** What a reader does who does not wait for the page. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const PATIENCE_MS = 10_000;
/** Cards whose heights were guesses get their true ones once they are near. */
const SETTLING_MS = 1000;

/**
 * Scrolls to where the page was left, in pixels. One that is read anew is short at first, and its heights are guesses: it goes
 * on while the page changes, until it has been there for a second without a change, somebody moves, or ten seconds
 * have passed. Returns the function that ends it.
 */
export function scrollBack(to: number): () => void {
  const lifetime = new AbortController();
  const end = (): void => lifetime.abort();
  let settled: ReturnType<typeof setTimeout> | undefined;
  const tryIt = (): void => {
    window.scrollTo(0, to);
    clearTimeout(settled);
    // Half a pixel of rounding is no difference.
    if (Math.abs(window.scrollY - to) < 1) settled = setTimeout(end, SETTLING_MS);
  };
  // Else the browser scrolls along with what grows or shrinks above.
  const { style } = document.documentElement;
  style.setProperty('overflow-anchor', 'none');
  tryIt();

  const changes = new ResizeObserver(tryIt);
  const timer = setTimeout(end, PATIENCE_MS);
  const { signal } = lifetime;
  signal.addEventListener('abort', () => {
    changes.disconnect();
    style.removeProperty('overflow-anchor');
    clearTimeout(settled);
    clearTimeout(timer);
  });
  for (const move of OWN_MOVES) addEventListener(move, end, { passive: true, signal });
  changes.observe(document.body);
  return end;
}
