import { t } from '../../words/shop.ts';
import type { Verdict } from './matching.ts';

/** The verdict on one pair, as it is said beside the pair. */
export const pairWords: Readonly<Record<Verdict, string>> = {
  avoid: t('Do not use them together'),
  ask: t('Ask first'),
  unchecked: t('Not looked up'),
  watch: t('Know the signs'),
  clear: t('Nothing found'),
};
