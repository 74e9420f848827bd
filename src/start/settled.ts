import { useEffect } from 'react';

import { whenIdle } from '../lib/device.ts';

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

/** Each render has its price, and a card is no section. */
const CARDS_AT_ONCE = 4;

/**
 * What lies below the first view waits for somebody to come near while the page is hydrated (`.rendered-near`). Afterwards it
 * is laid out part by part, whenever the browser has time, so that searching, printing and saving the page find it whole.
 */
export function useRenderRest(): void {
  useEffect(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('.rendered-near')];
    const next = (): void => {
      const [part] = parts;
      if (part) {
        for (const one of parts.splice(0, part.matches('li') ? CARDS_AT_ONCE : 1))
          one.style.contentVisibility = 'visible';
        whenIdle(next);
      } else document.documentElement.dataset['rendered'] = ''; // pages that come later need not wait
    };
    whenIdle(next);
  }, []);
}
