import { t } from '../../words/shop.ts';
import type { Verdict } from './matching.ts';
import type { Level } from './safety-book.ts';

/** How the check speaks about each level. */
export const levelWords: Readonly<
  Record<Level, { title: string; short: string; tone: 'danger' | 'gold' | 'info' }>
> = {
  avoid: { title: t('Not for you, by your list'), short: t('Not with your list'), tone: 'danger' },
  caution: { title: t('Ask your clinician first'), short: t('Ask first'), tone: 'gold' },
  watch: { title: t('Know the signs'), short: t('Know the signs'), tone: 'info' },
};

/** The verdict on one pair, in a word or two. */
export const verdictWords: Readonly<
  Record<Verdict, { short: string; tone: 'danger' | 'gold' | 'info' | 'neutral' | 'leaf' }>
> = {
  avoid: { short: t('Not with your list'), tone: 'danger' },
  ask: { short: t('Ask first'), tone: 'gold' },
  unchecked: { short: t('Not looked up'), tone: 'neutral' },
  watch: { short: t('Know the signs'), tone: 'info' },
  clear: { short: t('Nothing found'), tone: 'leaf' },
};

/** The verdict on one pair, as it is said beside the pair. */
export const pairWords: Readonly<Record<Verdict, string>> = {
  avoid: t('Do not use them together'),
  ask: t('Ask first'),
  unchecked: t('Not looked up'),
  watch: t('Know the signs'),
  clear: t('Nothing found'),
};
