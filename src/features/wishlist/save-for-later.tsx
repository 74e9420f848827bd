import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { HeartIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';
import { setWish } from './wishlist-store.ts';

/** Moves a line of the cart to the wishlist; `onMoved` takes it out of the cart. */
export function SaveForLater({ id, name, onMoved }: { id: number; name: string; onMoved: () => void }) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={t('Move {name} to your wishlist', { name })}
      title={t('Move to your wishlist')}
      onClick={() => {
        if (!setWish(id, true)) {
          toast.error(t('Your wishlist is full'), t('Take something off it first.'));
          return;
        }
        onMoved();
        toast.success(t('Moved to your wishlist'), name);
      }}
    >
      <HeartIcon />
    </Button>
  );
}
