import { cart } from './shop/cart.ts';
import { common } from './shop/common.ts';
import { delivery } from './shop/delivery.ts';
import { known } from './shop/known.ts';
import { payments } from './shop/payments.ts';
import { returns } from './shop/returns.ts';
import { reviews } from './shop/reviews.ts';
import { safety } from './shop/safety.ts';
import { shop } from './shop/shop.ts';
import { wishlist } from './shop/wishlist.ts';

/** The shop, the cart, the wishlist, reviews, paying, and the check against one's own medicines. */
export const words = {
  ...common,
  ...shop,
  ...cart,
  ...wishlist,
  ...reviews,
  ...safety,
  ...payments,
  ...delivery,
  ...returns,
  ...known,
} as const;
