import { translator } from './translator.ts';

type Words = (typeof import('./sw/account.ts'))['words'];

const { t, ready } = translator<keyof Words>(() => import('./sw/account.ts').then(({ words }) => words));
if (ready) await ready;

/** The words of signing in, the profile, the plans, and of orders from the checkout to a return. */
export { t };
