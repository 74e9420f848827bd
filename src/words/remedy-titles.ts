import { translator } from './translator.ts';

type Words = (typeof import('./sw/remedy-titles.ts'))['words'];

const { t, ready } = translator<keyof Words>(() =>
  import('./sw/remedy-titles.ts').then(({ words }) => words),
);
if (ready) await ready;

/** The names of remedies, by what the content says in English. */
export { t };
