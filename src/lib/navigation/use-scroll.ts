import { useEffect, useLayoutEffect, useRef } from 'react';

import type { Place } from './navigation.ts';
import { scrollBack } from './scroll-back.ts';
import { leaveAt, scrolledTo, storePlaces } from './scroll-places.ts';

function partNamedBy(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // not a text that names anything
  }
}

/**
 * Scrolls a page that was just rendered: back to where it was left, to the part its address names, or to its top. Returns the
 * function that ends what takes its time.
 */
function scroll({ location, step, keepsScroll }: Place): (() => void) | undefined {
  // A plain link to a part of the page arrives like a step back, but nobody was there before.
  const isOwn = location.key !== 'default' || location.hash === '';
  const before = step === 'POP' && isOwn ? scrolledTo(location.key) : undefined;
  const part = location.hash ? partNamedBy(location.hash) : null;
  if (before !== undefined) return scrollBack(before);
  if (part) part.scrollIntoView();
  else if (!keepsScroll) window.scrollTo(0, 0);
  return undefined;
}

/**
 * Keeps pages scrolled as a browser does for pages that it loads. The one that was there from the beginning, with its
 * content in the file, was scrolled by the browser itself.
 */
export function useScroll(place: Place | null): void {
  const first = useRef(place);
  useLayoutEffect(() => {
    const end = place && place !== first.current ? scroll(place) : undefined;
    first.current = null;
    return end;
  }, [place]);

  const key = place?.location.key;
  useEffect(() => {
    const take = (): void => {
      history.scrollRestoration = 'manual';
    };
    const giveBack = (): void => {
      if (key !== undefined) leaveAt(key);
      storePlaces();
      history.scrollRestoration = 'auto';
    };
    take();
    addEventListener('pageshow', take);
    addEventListener('pagehide', giveBack);
    return () => {
      removeEventListener('pageshow', take);
      removeEventListener('pagehide', giveBack);
    };
  }, [key]);
}
