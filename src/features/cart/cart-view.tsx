import { type ReactNode, useState } from 'react';

import {
  clearCart,
  countPieces,
  type RemovedItem,
  removeFromCart,
  restoreToCart,
  setQuantity,
} from '../../entities/cart/cart-store.ts';
import { CouponField } from '../../entities/cart/coupon-field.tsx';
import { errorText } from '../../lib/app-error.ts';
import { useOnline } from '../../lib/device.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { UndoStrip } from '../../ui/record-notes.tsx';
import { t } from '../../words/shop.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { CartCheckout, CartSummary, MergeNote, useCartLines } from './cart-summary.tsx';
import { DeliveryEstimate, subtotalOf } from './quote.tsx';

interface CartViewProps {
  signedIn: boolean;
  /** What the person's own health says against something in the cart; stands above the way to the checkout. */
  safety?: ReactNode;
}

const b = (words: ReactNode) => <strong>{words}</strong>;

/** Says what was taken out and brings it back. */
function RemovedStrip({ removed, onUndo }: { removed: readonly RemovedItem[]; onUndo: () => void }) {
  return (
    <UndoStrip removal={removed} label={t('Undo')} onUndo={onUndo}>
      {removed.length === 1
        ? t.rich('Removed <b>{name}</b>', { b }, { name: removed[0]?.item.name ?? '' })
        : t.rich('Removed <b>{n} products</b>', { b }, { n: removed.length })}
    </UndoStrip>
  );
}

/** The cart's place until the stored cart has been read. */
function CartSkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
      <output className="sr-only">{t('Loading your cart…')}</output>
      <div className="grid content-start gap-5">
        {[1, 2].map((row) => (
          <div
            key={row}
            className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <Skeleton className="aspect-square rounded-xl" />
            <div className="grid content-start gap-3">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-12 w-36" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="h-64 rounded-2xl" />
    </div>
  );
}

/** The cart: its lines, what they cost today, and the way to the checkout. */
export function CartView({ signedIn, safety }: CartViewProps) {
  const { lines, items, ready, quote, coupon, isCurrent } = useCartLines();
  const [removed, setRemoved] = useState<readonly RemovedItem[]>([]);
  const online = useOnline();

  if (!ready) return <CartSkeleton />;

  const remove = (id: number) => {
    setRemoved(items.flatMap((item, index) => (item.id === id ? [{ item, index }] : [])));
    removeFromCart(id);
  };
  const removeAll = () => {
    setRemoved(items.map((item, index) => ({ item, index })));
    clearCart();
  };
  const undo = () => {
    restoreToCart(removed);
    setRemoved([]);
  };
  // A product that was added again in the meantime has nothing left to undo.
  const undoable = removed.filter(({ item }) => items.every(({ id }) => id !== item.id));
  const strip = undoable.length > 0 && <RemovedStrip removed={removed} onUndo={undo} />;

  if (items.length === 0) {
    return (
      <>
        <MergeNote />
        {strip}
        <EmptyState
          title={t('Your cart is empty')}
          action={
            <Link to={paths.shop()} className={buttonStyles({ variant: 'primary' })}>
              {t('Look around the shop')}
            </Link>
          }
        >
          {t(
            'Herbs, teas, oils and superfoods are waiting. What you add stays here for 7 days, also without an account.',
          )}
        </EmptyState>
      </>
    );
  }

  const blocked = lines.some((line) => line.problem !== null);
  const bought = lines.filter((line) => line.problem === null || line.problem === 'short');
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-10">
      <div className="grid gap-4">
        {!online && (
          <Alert tone="warning" title={t('You’re offline')}>
            {t(
              'These are the prices from when you last looked. We check prices and stock as soon as you are back online.',
            )}
          </Alert>
        )}
        {online && quote.isError && (
          <Alert
            tone="danger"
            title={t('We could not check today’s prices')}
            action={
              <Button variant="secondary" busy={quote.isFetching} onClick={() => void quote.refetch()}>
                {t('Try again')}
              </Button>
            }
          >
            {errorText(quote.error)}
          </Alert>
        )}
        <MergeNote />
        {strip}
        <section aria-labelledby="cart-lines">
          <h2 id="cart-lines" className="sr-only">
            {t('Products in your cart')}
          </h2>
          <ul className="divide-line border-line divide-y border-y">
            {lines.map((line) => (
              <li key={line.item.id}>
                <CartLineRow
                  line={line}
                  onRemove={() => remove(line.item.id)}
                  onQuantity={(quantity) =>
                    quantity > 0 ? setQuantity(line.item.id, quantity) : remove(line.item.id)
                  }
                />
              </li>
            ))}
          </ul>
        </section>
        <div className="flex flex-wrap justify-between gap-2">
          <Link to={paths.shop()} className={buttonStyles({ variant: 'quiet', size: 'sm' })}>
            {t('Continue shopping')}
          </Link>
          <Button variant="quiet" size="sm" onClick={removeAll}>
            {t('Empty the cart')}
          </Button>
        </div>
      </div>
      <CartSummary
        subtotalKes={subtotalOf(lines)}
        pieces={countPieces(bought.map((line) => line.item))}
        state={isCurrent ? 'current' : online && !quote.isError ? 'checking' : 'stored'}
        incomplete={bought.length < lines.length}
        discountKes={coupon === '' ? 0 : (quote.data?.coupon?.discount_kes ?? 0)}
        coupon={<CouponField code={coupon} quoted={quote.data?.coupon} />}
        delivery={<DeliveryEstimate items={bought.map((line) => line.item)} />}
        action={
          <>
            {safety}
            <CartCheckout lines={lines} blocked={blocked} signedIn={signedIn} />
          </>
        }
      />
    </div>
  );
}
