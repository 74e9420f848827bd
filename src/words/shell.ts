import { translator } from './translator.ts';

type Words = (typeof import('./sw/shell.ts'))['words'];

const { t, ready } = translator<keyof Words>(() => import('./sw/shell.ts').then(({ words }) => words));
if (ready) await ready;

/** The words of the frame around the pages, of common pieces and of what can go wrong anywhere. */
export { t };
