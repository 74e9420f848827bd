import { translator } from './translator.ts';

type Words = (typeof import('./sw/health.ts'))['words'];

const { t, ready } = translator<keyof Words>(() => import('./sw/health.ts').then(({ words }) => words));
if (ready) await ready;

/** The words of what cannot wait, of readings and of medicines. */
export { t };
