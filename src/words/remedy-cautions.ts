import { translator } from './translator.ts';

type Words = (typeof import('./sw/remedy-cautions.ts'))['known'];

const { t, ready } = translator<keyof Words>(() =>
  import('./sw/remedy-cautions.ts').then(({ known }) => known),
);
if (ready) await ready;

/** When to see a clinician, how much and how long, and what else a remedy’s page warns of, by what the content says in English. */
export { t };
