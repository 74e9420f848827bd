import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router';

import { clearCart, setQuantity, useCart } from '../../features/cart/cart-store.ts';
import { CheckoutForm } from '../../features/orders/checkout-form.tsx';
import { type Placed, usePlaceOrder } from '../../features/orders/use-place-order.ts';
import { startPayment } from '../../features/payments/payments.queries.ts';
import { paths } from '../../lib/paths.ts';
import { type Session, useIsSessionReady, useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Where the cart becomes an order. Visitors sign in first and come back. */
export function Component() {
  const session = useSession();
  const ready = useIsSessionReady();
  if (!ready) return <Spinner label="Loading" />;
  if (!session) return <Navigate to={paths.auth({ redirect: paths.checkout() })} replace />;
  return <Checkout key={session.user.id} user={session.user} />;
}

function Checkout({ user }: { user: Session['user'] }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const cart = useCart();
  const items = cart.items.map((item) => ({ product_id: item.id, quantity: item.quantity }));
  const { place, busy, refusal } = usePlaceOrder({ userId: user.id, items, onPlaced: arrive });

  function arrive({ order, sameCart, recovered }: Placed): void {
    if (order.payment_method === 'mpesa' && order.payment_state === 'awaiting')
      startPayment(queryClient, order.id);
    if (recovered || !sameCart)
      toast.info(
        `Order ${order.number} had already been placed`,
        sameCart
          ? 'The connection was lost before the answer came.'
          : 'What is in your cart now is still there.',
      );
    void navigate(paths.order(order.id), { replace: true, viewTransition: true });
    if (sameCart) clearCart();
  }

  return (
    <div className="page pb-12">
      <PageHead title="Checkout" noIndex />
      <PageHeader title="Checkout" />
      {items.length === 0 && !busy ? (
        <EmptyState
          title="Your cart is empty"
          action={
            <Link to={paths.shop()} className={buttonStyles({})}>
              Go to the shop
            </Link>
          }
        >
          Add something first, then come back to check out.
        </EmptyState>
      ) : (
        <CheckoutForm
          items={items}
          shownPrices={new Map(cart.items.map((item) => [item.id, item.price]))}
          buyer={user}
          busy={busy}
          refusal={refusal}
          onQuantity={setQuantity}
          onPlace={(values, expectedTotalKes) => void place(values, expectedTotalKes)}
        />
      )}
    </div>
  );
}
