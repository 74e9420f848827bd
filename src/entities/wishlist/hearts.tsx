import { Later, lazyPart, settled } from '../../start/later.tsx';
import { hasSafetyList } from '../safety/device-list.ts';

/** What keeps products for later is nothing a page waits for: its code comes when the page stands. */
const LazyLink = lazyPart(async () => (await import('./wish-button.tsx')).WishlistLink);
const LazyButton = lazyPart(async () => (await import('./wish-button.tsx')).WishButton);
/** Where the device holds a list of medicines, hearts come at once with the signs it asks for. */
const LazyCorner = lazyPart(async () => {
  if (!hasSafetyList()) await settled;
  return (await import('./wish-button.tsx')).CardCorner;
});

interface HeartProps {
  id: number;
  name: string;
}

/** The heart over the picture of a card. */
export function CardHeart({ id, name }: HeartProps) {
  return (
    <Later when="hydrated">
      <LazyCorner id={id} name={name} />
    </Later>
  );
}

/** The heart with its words. */
export function HeartWithWords({ id, name }: HeartProps) {
  return (
    <Later when="settled" place={<span className="h-11 w-40" />}>
      <LazyButton id={id} name={name} words />
    </Later>
  );
}

/** The way to the wishlist, beside a title. */
export const wishlistLink = (
  <Later when="settled" place={<span className="block h-11 w-12 sm:w-32" />}>
    <LazyLink />
  </Later>
);
