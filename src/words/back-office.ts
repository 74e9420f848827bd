import { translator } from './translator.ts';

type Words = (typeof import('./sw/back-office.ts'))['words'];

const { t, ready } = translator<keyof Words>(() => import('./sw/back-office.ts').then(({ words }) => words));
if (ready) await ready;

/** The words of the lists of the desks and of what waits today. */
export { t };
