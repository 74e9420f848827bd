import type { Level } from './safety-book.ts';

/** How the check speaks about each level. */
export const levelWords: Readonly<
  Record<Level, { title: string; short: string; tone: 'danger' | 'gold' | 'info' }>
> = {
  avoid: { title: 'Not for you, by your list', short: 'Not with your list', tone: 'danger' },
  caution: { title: 'Ask your clinician first', short: 'Ask first', tone: 'gold' },
  watch: { title: 'Know the signs', short: 'Know the signs', tone: 'info' },
};
