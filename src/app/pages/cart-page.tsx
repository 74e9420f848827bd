import { useCart } from '../../entities/cart/cart-store.ts';
import { wishlistLink } from '../../entities/wishlist/hearts.tsx';
import { CartView } from '../../features/cart/cart-view.tsx';
import { useSession } from '../../lib/session.ts';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/shop.ts';
import { SafetyOfCart } from './own-safety.tsx';

/** `/cart` */
export function Component() {
  const signedIn = useSession() !== null;
  const { items } = useCart();
  return (
    <div className="page pb-12">
      <PageHead title={t('Your cart')} noIndex />
      <PageHeader title={t('Your cart')} actions={wishlistLink} />
      <CartView signedIn={signedIn} safety={<SafetyOfCart items={items} />} />
    </div>
  );
}
