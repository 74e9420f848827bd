import { translator } from './translator.ts';

type Words = (typeof import('./sw/care.ts'))['words'];

const { t, ready } = translator<keyof Words>(() => import('./sw/care.ts').then(({ words }) => words));
if (ready) await ready;

/** The words of nutritionists, booking and holding consultations, and of the desk of a practice. */
export { t };
