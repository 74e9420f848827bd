import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

import { acceptPrices, clearCart, MAX_PIECES, setQuantity, useCart } from '../../entities/cart/cart-store.ts';
import { useCoupon } from '../../entities/cart/coupon-field.tsx';
import { profileQuery } from '../../entities/people/profile.queries.ts';
import type { OrderLine } from '../../entities/quote/quote.queries.ts';
import { CheckoutForm } from '../../features/orders/checkout-form.tsx';
import { AccountOffer, type CartChanges } from '../../features/orders/checkout-summary.tsx';
import { addressesKey, lastOrderQuery, saveAddress } from '../../features/orders/checkout.queries.ts';
import { type Buyer, type CheckoutValues, guestBuyer } from '../../features/orders/checkout.schema.ts';
import { isSameCart } from '../../features/orders/place-order.queries.ts';
import { type Placed, usePlaceOrder } from '../../features/orders/use-place-order.ts';
import { startPayment } from '../../features/payments/payments.queries.ts';
import { errorText } from '../../lib/app-error.ts';
import { isOtherNetwork } from '../../lib/kenyan-numbers.ts';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/account.ts';

/** What `/checkout?buy=…&pieces=…` names: a product that is bought without the cart. */
function boughtAlone(query: URLSearchParams): OrderLine | null {
  const [id, quantity] = [Number(query.get('buy')), Number(query.get('pieces') ?? 1)];
  return Number.isSafeInteger(id) && id > 0 && Number.isSafeInteger(quantity) && quantity > 0
    ? { product_id: id, quantity: Math.min(quantity, MAX_PIECES) }
    : null;
}

/** Where the cart, or one product by itself, becomes an order, with an account or without. */
export function Component() {
  const session = useSession();
  const ready = useIsSessionReady();
  if (!ready) return <Spinner label={t('Loading')} />;
  if (!session) return <Checkout key={guestBuyer.id} buyer={guestBuyer} />;
  const { id, fullName } = session.user;
  return <Checkout key={id} buyer={{ id, fullName, isGuest: false }} />;
}

function Checkout({ buyer }: { buyer: Buyer }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const cart = useCart();
  const coupon = useCoupon();
  const [query, setQuery] = useSearchParams();
  const { search } = useLocation();
  const alone = boughtAlone(query);
  const inCart = cart.items.map((item) => ({ product_id: item.id, quantity: item.quantity }));
  const items = alone ? [alone] : inCart;
  const profile = useQuery({ ...profileQuery(buyer.id), enabled: !buyer.isGuest });
  const last = useQuery({ ...lastOrderQuery(buyer.id), enabled: !buyer.isGuest });
  const prefill = useMemo(
    () =>
      profile.isFetched && last.isFetched
        ? { phone: profile.data?.phone ?? '', county: profile.data?.county ?? '', last: last.data ?? null }
        : undefined,
    [profile.isFetched, last.isFetched, profile.data, last.data],
  );
  const { place, busy, refusal } = usePlaceOrder({ buyer, items, onPlaced: arrive });

  function arrive({ order, token, values, sameCart, asFilledIn }: Placed): void {
    const asWished = sameCart && asFilledIn;
    // An earlier try with the cart may turn out placed while one product is bought by itself.
    const isCart = alone ? !sameCart && isSameCart(order, inCart) : sameCart;
    // Nobody gets a prompt for another sum, on another phone or for cash, or where none can come: the order's page offers to pay.
    if (
      (values === null || asWished) &&
      order.payment_method === 'mpesa' &&
      order.payment_state === 'awaiting' &&
      !isOtherNetwork(order.phone)
    )
      startPayment(queryClient, order.id, token);
    if (values === null || !asWished)
      toast.info(
        t('Order {number} had already been placed', { number: order.number }),
        !sameCart && !isCart
          ? t('What is in your cart now is still there.')
          : asFilledIn
            ? t('The connection was lost before the answer came.')
            : t('It stands as you filled it in first. Check it: you can cancel it and order again.'),
      );
    if (values?.saveAddress && values.way === 'door') keepAddress(values);
    void navigate(paths.order(order.id), { replace: true, viewTransition: true });
    if (isCart) clearCart();
  }

  function keepAddress(values: CheckoutValues): void {
    saveAddress(values)
      .then(() => queryClient.invalidateQueries({ queryKey: addressesKey(buyer.id) }))
      .catch((error: unknown) =>
        toast.error(
          t('The address was not saved'),
          `${errorText(error)} ${t('Your order is not touched by that.')}`,
        ),
      );
  }

  function accept({ quantities, prices }: CartChanges): void {
    if (alone) {
      const pieces = quantities.get(alone.product_id) ?? alone.quantity;
      if (pieces > 0) setQuery({ buy: String(alone.product_id), pieces: String(pieces) }, { replace: true });
      else void navigate(paths.product(alone.product_id), { replace: true });
      return;
    }
    acceptPrices(prices);
    for (const [id, quantity] of quantities) setQuantity(id, quantity);
  }

  return (
    <CheckoutFrame>
      {buyer.isGuest && (items.length > 0 || busy) && (
        <AccountOffer signInTo={paths.auth({ redirect: `/checkout${search}` })} />
      )}
      {items.length === 0 && !busy ? (
        <NothingToOrder />
      ) : (
        <CheckoutForm
          items={items}
          shownPrices={new Map(alone ? [] : cart.items.map((item) => [item.id, item.price]))}
          buyer={buyer}
          prefill={prefill}
          coupon={coupon}
          busy={busy}
          refusal={refusal}
          onAccept={accept}
          onPlace={(wish) => void place(wish)}
        />
      )}
    </CheckoutFrame>
  );
}

function CheckoutFrame({ children }: { children: React.ReactNode }) {
  return (
    <div className="page pb-28 lg:pb-12">
      <PageHead title={t('Checkout')} noIndex />
      <PageHeader title={t('Checkout')} />
      {children}
    </div>
  );
}

function NothingToOrder() {
  return (
    <EmptyState
      title={t('Your cart is empty')}
      action={
        <Link to={paths.shop()} className={buttonStyles({})}>
          {t('Go to the shop')}
        </Link>
      }
    >
      {t('Add something first, then come back to check out.')}
    </EmptyState>
  );
}
