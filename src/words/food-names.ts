import { translator } from './translator.ts';

type Words = (typeof import('./sw/food-names.ts'))['known'];

const { t, ready } = translator<keyof Words>(() => import('./sw/food-names.ts').then(({ known }) => known));
if (ready) await ready;

/** The names of foods, by what the food table says in English. */
export { t };
