import { type RefObject, useEffect } from 'react';

import { noteProgress, readingProgress, shareRead } from './reading-progress.ts';

/**
 * Follows how far `text` is read: fills `bar` while somebody scrolls, and remembers the furthest point on this device.
 * The bar is moved without a render, since it changes with every pixel.
 */
export function useReading(
  slug: string,
  text: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    let isWaiting = false;
    const look = (): void => {
      isWaiting = false;
      if (!text.current) return;
      const share = shareRead(text.current.getBoundingClientRect(), innerHeight);
      if (bar.current) bar.current.style.transform = `scaleX(${share})`;
      noteProgress(slug, share);
    };
    const onScroll = (): void => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(look);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [slug, text, bar]);
}

/** How far an article was read before, 0 to 1. */
export const useShareRead = (slug: string): number => readingProgress.useValue()[slug] ?? 0;
