import { translator } from './translator.ts';

type Words = (typeof import('./sw/nutrition.ts'))['words'];

const { t, ready } = translator<keyof Words>(() => import('./sw/nutrition.ts').then(({ words }) => words));
if (ready) await ready;

/** The words of the tools of nutrition: the calculator, the diary, weight, one's own foods, and weeks of meals. */
export { t };
