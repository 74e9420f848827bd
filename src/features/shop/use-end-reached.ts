import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

import { isSavingData } from '../../ui/data-saver.ts';

/** So many pages come by themselves before a button asks again: whoever scrolls on wants to reach the foot of the page. */
const PAGES_AT_ONCE = 3;

/** Calls `onReached` when the marked element comes near the view while `active`, and not for every page. */
export function useEndReached(
  onReached: () => void,
  active: boolean,
  pages: number,
): RefObject<HTMLDivElement | null> {
  'use no memo'; // renders rarely: memo caches would only add bytes
  const mark = useRef<HTMLDivElement>(null);
  const reached = useRef(onReached);
  useEffect(() => {
    reached.current = onReached;
  });
  const watching = active && pages % (PAGES_AT_ONCE + 1) !== 0;
  useEffect(() => {
    if (!watching || !mark.current || typeof IntersectionObserver === 'undefined') return;
    if (isSavingData()) return; // the button asks
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reached.current();
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [watching]);
  return mark;
}
