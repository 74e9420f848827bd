import { useEffect } from 'react';

import { whenIdle } from '../lib/when-idle.ts';

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
