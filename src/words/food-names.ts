import { translator } from './translator.ts';

type Words = (typeof import('./sw/food-names.ts'))['words'];

const { t, ready } = translator<keyof Words>(() => import('./sw/food-names.ts').then(({ words }) => words));
if (ready) await ready;

/** The names of foods, by what the food table says in English. */
export { t };
