import { removeFromCart } from '../../features/cart/cart-store.ts';
import { CartView } from '../../features/cart/cart-view.tsx';
import { SaveForLater } from '../../features/wishlist/save-for-later.tsx';
import { WishlistLink } from '../../features/wishlist/wishlist-link.tsx';
import { useSession } from '../../lib/session.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** `/cart` */
export function Component() {
  const signedIn = useSession() !== null;
  return (
    <div className="page pb-12">
      <PageHead title="Your cart" noIndex />
      <PageHeader title="Your cart" actions={<WishlistLink />} />
      <CartView
        signedIn={signedIn}
        renderSave={(item) => (
          <SaveForLater id={item.id} name={item.name} onMoved={() => removeFromCart(item.id)} />
        )}
      />
    </div>
  );
}
