import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { HeartIcon } from '../../ui/icons.tsx';
import { setWish } from './wishlist-store.ts';

/** Moves a line of the cart to the wishlist; `onMoved` takes it out of the cart. */
export function SaveForLater({ id, name, onMoved }: { id: number; name: string; onMoved: () => void }) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={`Move ${name} to your wishlist`}
      title="Move to your wishlist"
      onClick={() => {
        if (!setWish(id, true)) {
          toast.error('Your wishlist is full', 'Take something off it first.');
          return;
        }
        onMoved();
        toast.success('Moved to your wishlist', name);
      }}
    >
      <HeartIcon />
    </Button>
  );
}
