/** So long after the app began a first visit has long settled. */
export const SETTLED_MS = 2500;

const moves = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/**
 * Resolves as soon as somebody moves on the page, or when it has long settled: time for what accompanies a page, does not
 * decide how fast it appears, and would share a slow line with it.
 */
export const settled: Promise<void> = new Promise((resolve) => {
  if (typeof document === 'undefined') return; // prerendering
  const timer = setTimeout(end, SETTLED_MS);
  function end(): void {
    clearTimeout(timer);
    for (const move of moves) removeEventListener(move, end, true);
    resolve();
  }
  for (const move of moves) addEventListener(move, end, { capture: true, passive: true });
});
