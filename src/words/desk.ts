import { translator } from './translator.ts';

type Words = (typeof import('./sw/desk.ts'))['words'];

const { t, ready } = translator<keyof Words>(() => import('./sw/desk.ts').then(({ words }) => words));
if (ready) await ready;

/** The words of the desks of the owner and the team. */
export { t };
