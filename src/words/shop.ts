import { translator } from './translator.ts';

type Words = (typeof import('./sw/shop.ts'))['words'];

const { t, ready } = translator<keyof Words>(() => import('./sw/shop.ts').then(({ words }) => words));
if (ready) await ready;

/** The words of the shop, the cart, the wishlist, reviews, paying, and of the check against one's own medicines. */
export { t };
