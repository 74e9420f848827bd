import { translator } from './translator.ts';

type Words = (typeof import('./sw/names.ts'))['known'];

const { t, ready } = translator<keyof Words>(() => import('./sw/names.ts').then(({ known }) => known));
if (ready) await ready;

/** The names of foods and remedies, by what the food table and the content say in English. */
export { t };
