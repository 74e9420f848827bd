import { removeFromCart, useCart } from '../../features/cart/cart-store.ts';
import { CartView } from '../../features/cart/cart-view.tsx';
import { SaveForLater } from '../../features/wishlist/wish-button.tsx';
import { useSession } from '../../lib/session.ts';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/shop.ts';
import { wishlistLink } from './card-slots.tsx';
import { SafetyOfCart } from './own-safety.tsx';

/** `/cart` */
export function Component() {
  const signedIn = useSession() !== null;
  const { items } = useCart();
  return (
    <div className="page pb-12">
      <PageHead title={t('Your cart')} noIndex />
      <PageHeader title={t('Your cart')} actions={wishlistLink} />
      <CartView
        signedIn={signedIn}
        safety={<SafetyOfCart items={items} />}
        renderSave={(item) => (
          <SaveForLater id={item.id} name={item.name} onMoved={() => removeFromCart(item.id)} />
        )}
      />
    </div>
  );
}
