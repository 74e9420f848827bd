import { translator } from './translator.ts';

type Words = (typeof import('./sw/knowledge.ts'))['words'];

const { t, ready } = translator<keyof Words>(() => import('./sw/knowledge.ts').then(({ words }) => words));
if (ready) await ready;

/** The words of the herbs, the remedies, the articles about food, and the food table. */
export { t };
