import { lazyPart } from '../features/shop/lazy-part.tsx';
import { WishButton } from '../features/wishlist/wish-button.tsx';

const CardMark = lazyPart(async () => (await import('../features/safety/card-mark.tsx')).CardMark);

/** Whether this device keeps a list of medicines or conditions: only then is the safety check fetched for a card. */
function hasOwnList(): boolean {
  try {
    return localStorage.getItem('mizizi-safety') !== null;
  } catch {
    return false; // storage is switched off: nothing is kept
  }
}

/** What lies over the picture of a card: a sign when the product does not fit the visitor's list, and the heart. */
export function CardCorner({ id, name }: { id: number; name: string }) {
  return (
    <span className="flex items-center gap-1.5">
      {hasOwnList() && <CardMark id={id} />}
      <WishButton id={id} name={name} />
    </span>
  );
}
