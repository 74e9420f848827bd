import { translator } from './translator.ts';

type Words = (typeof import('./sw/remedy-titles.ts'))['known'];

const { t, ready } = translator<keyof Words>(() =>
  import('./sw/remedy-titles.ts').then(({ known }) => known),
);
if (ready) await ready;

/** The names of remedies, by what the content says in English. */
export { t };
