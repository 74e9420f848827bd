import { translator } from './translator.ts';

type Words = (typeof import('./sw/community.ts'))['words'];

const { t, ready } = translator<keyof Words>(() => import('./sw/community.ts').then(({ words }) => words));
if (ready) await ready;

/** The words of questions of the community and of weekly check-ins. */
export { t };
