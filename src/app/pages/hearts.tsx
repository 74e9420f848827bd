/** What keeps products for later, as one file to fetch. */
import { WishButton, WishlistLink } from '../../features/wishlist/wish-button.tsx';
import { lazyPart } from '../../start/later.tsx';
import { hasSafetyList } from './device-list.ts';

const CardMark = lazyPart(async () => (await import('../../features/safety/level-marks.tsx')).CardMark);

/** What lies over the picture of a card: a sign when the product does not fit the visitor's list, and the heart. */
export function CardCorner({ id, name }: { id: number; name: string }) {
  return (
    <span className="flex items-center gap-1.5">
      {hasSafetyList() && <CardMark id={id} />}
      <WishButton id={id} name={name} />
    </span>
  );
}

export { WishButton, WishlistLink };
