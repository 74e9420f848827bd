import { mapOf, numberWithin } from '../../lib/guards.ts';
import { createStoredState } from '../../lib/stored-state.ts';

const YEAR_MS = 31_536_000_000;
const MOST = 200;
const nothingRead: Readonly<Record<string, number>> = {};

const isProgress = mapOf(numberWithin(0, 1));

/** From here on an article counts as read: what follows are sources and what to read next. */
const DONE = 0.97;
/** Below this somebody only looked at the first lines. */
const BEGUN = 0.08;

/**
 * How far articles were read, 0 to 1 by slug. What somebody reads about their health is their own affair: it never leaves
 * the device.
 */
export const readingProgress = createStoredState('mizizi-reading', isProgress, nothingRead, YEAR_MS);

/** Notes how far an article was read; going back up takes nothing away. */
export function noteProgress(slug: string, share: number): void {
  const rounded = share >= DONE ? 1 : Math.round(share * 100) / 100;
  if (rounded < BEGUN || rounded <= (readingProgress.get()[slug] ?? 0)) return;
  readingProgress.change((now) => {
    const others = Object.entries(now).filter(([other]) => other !== slug);
    return Object.fromEntries([...others.slice(-MOST + 1), [slug, rounded]]);
  });
}

/** How far an article was read until now, 0 while prerendering. */
export const shareReadBefore = (slug: string): number =>
  typeof document === 'undefined' ? 0 : (readingProgress.get()[slug] ?? 0);

/** An article is to be read again from the start. */
export function forgetProgress(slug: string): void {
  readingProgress.change((now) => {
    const rest = Object.entries(now).filter(([other]) => other !== slug);
    return rest.length > 0 ? Object.fromEntries(rest) : nothingRead;
  });
}

/**
 * How far an element has been read: 0 while its first screen shows, 1 when its end came into sight. All in pixels;
 * `top` is its distance from the upper edge of the screen.
 */
export function shareRead({ top, height }: { top: number; height: number }, screen: number): number {
  const way = height - screen;
  if (way <= 0) return top + height <= screen ? 1 : 0;
  return Math.min(Math.max(-top / way, 0), 1);
}
