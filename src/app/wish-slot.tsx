import { lazyPart } from '../features/shop/lazy-part.tsx';

/** The heart does not decide how fast a page appears. */
export const WishButton = lazyPart(
  async () => (await import('../features/wishlist/wish-button.tsx')).WishButton,
);
