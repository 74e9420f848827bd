import { t } from '../../words/care.ts';
import type { Mode } from './directory-filters.ts';

const words: Record<Mode, { label: string; hint: string }> = {
  video: { label: t('Video call'), hint: t('In your browser, nothing to install.') },
  phone: { label: t('Phone call'), hint: t('Your nutritionist calls you.') },
  in_person: { label: t('In person'), hint: t('At the practice.') },
};

/** What a way to meet is called; an unknown one by its own name. */
export const modeWords = (mode: string): { label: string; hint: string } =>
  words[mode as Mode] ?? { label: mode, hint: '' };

const order = Object.keys(words);

/** Ways to meet, the easiest first. */
export const inOrder = <Name extends string>(modes: readonly Name[]): Name[] =>
  modes.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
