import { CartView } from '../../features/cart/cart-view.tsx';
import { useSession } from '../../lib/session.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** `/cart` */
export function Component() {
  const signedIn = useSession() !== null;
  return (
    <div className="page pb-12">
      <PageHead title="Your cart" noIndex />
      <PageHeader title="Your cart" />
      <CartView signedIn={signedIn} />
    </div>
  );
}
