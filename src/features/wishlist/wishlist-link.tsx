import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { HeartIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shop.ts';
import { useWishlist } from './use-wishlist.ts';

/** The way to the wishlist, with how many wishes are on it. */
export function WishlistLink() {
  const { ids } = useWishlist();
  return (
    <Link to={paths.wishlist()} className={buttonStyles({ variant: 'quiet', size: 'sm' })}>
      <HeartIcon className="size-5" />
      {t('Wishlist')}
      {ids.length > 0 && <span className="tabular-nums">({ids.length})</span>}
    </Link>
  );
}
