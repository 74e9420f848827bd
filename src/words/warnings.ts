import { translator } from './translator.ts';

type Words = (typeof import('./sw/warnings.ts'))['known'];

const { t, ready } = translator<keyof Words>(() => import('./sw/warnings.ts').then(({ known }) => known));
if (ready) await ready;

/** The warnings of herbs and remedies, by what the content says in English. */
export { t };
