import { lazyPart } from '../features/shop/late-parts.tsx';
import { settled } from '../lib/settled.ts';

/** The heart does not decide how fast a page appears. */
export const WishButton = lazyPart(async () => {
  await settled;
  return (await import('./hearts.ts')).WishButton;
});
