import { translator } from './translator.ts';

type Words = (typeof import('./sw/labels.ts'))['known'];

const { t, ready } = translator<keyof Words>(() => import('./sw/labels.ts').then(({ known }) => known));
if (ready) await ready;

/** The warnings of products, by what their rows say in English. */
export { t };
