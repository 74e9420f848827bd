import { translator } from './translator.ts';

type Words = (typeof import('./sw/fasting.ts'))['words'];

const { t, ready } = translator<keyof Words>(() => import('./sw/fasting.ts').then(({ words }) => words));
if (ready) await ready;

/** The words of fasting and of the dashboard. */
export { t };
