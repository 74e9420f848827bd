import { translator } from './translator.ts';

type Words = (typeof import('./sw/herb-cautions.ts'))['known'];

const { t, ready } = translator<keyof Words>(() =>
  import('./sw/herb-cautions.ts').then(({ known }) => known),
);
if (ready) await ready;

/** Side effects, look-alikes and what else a herb’s page warns of, by what the content says in English. */
export { t };
