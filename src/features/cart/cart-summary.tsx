import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';

import { acceptPrices, type CartItem, useCart } from '../../entities/cart/cart-store.ts';
import { useCoupon } from '../../entities/cart/coupon-field.tsx';
import { formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shop.ts';
import { leaveMergeNotice, useMergeNotice } from './cart-account.queries.ts';
import { FIX_ATTRIBUTE } from './cart-line-row.tsx';
import { type CartLine, cartQuote, changedPrices, mergeQuote } from './quote.tsx';

interface CartSummaryProps {
  subtotalKes: number;
  pieces: number;
  /** Whether prices and stock are today's. */
  state: 'checking' | 'current' | 'stored';
  /** True when some lines cannot be bought and are left out of the sum. */
  incomplete: boolean;
  /** Taken off by a coupon. */
  discountKes: number;
  /** The coupon's field. */
  coupon: ReactNode;
  /** What sending it costs. */
  delivery?: ReactNode;
  action: ReactNode;
}

const stateWords = {
  checking: t('Checking today’s prices and stock…'),
  current: t('Prices and stock checked just now.'),
  stored: t('Prices from when you added the products; not checked yet.'),
};

/** What the cart comes to, and the way on. */
export function CartSummary(props: CartSummaryProps) {
  const { subtotalKes, pieces, state, incomplete, discountKes, coupon, delivery, action } = props;
  return (
    <Card className="grid content-start gap-4 lg:sticky lg:top-24">
      <h2 className="text-xl">{t('Summary')}</h2>
      <dl className="grid gap-2">
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{t.count(pieces, '{n} piece', '{n} pieces')}</dt>
          <dd className="tabular-nums">{formatKes(subtotalKes)}</dd>
        </div>
        {discountKes > 0 && (
          <div className="text-leaf-700 flex justify-between gap-4">
            <dt>{t('Coupon')}</dt>
            <dd className="tabular-nums">−{formatKes(discountKes)}</dd>
          </div>
        )}
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{t('Delivery')}</dt>
          <dd className="text-muted text-right">{t('added at checkout')}</dd>
        </div>
        <div className="border-line mt-1 flex justify-between gap-4 border-t pt-3 text-lg font-semibold">
          <dt>{t('Subtotal')}</dt>
          <dd className="tabular-nums">{formatKes(subtotalKes - discountKes)}</dd>
        </div>
      </dl>
      {coupon}
      {delivery}
      {incomplete && (
        <p className="text-muted text-sm">{t('Lines that cannot be bought are not counted.')}</p>
      )}
      {action}
      <output className="text-muted block text-sm">{stateWords[state]}</output>
    </Card>
  );
}

interface CartCheckoutProps {
  lines: readonly CartLine[];
  /** True while a line cannot be bought as it stands. */
  blocked: boolean;
  signedIn: boolean;
}

/** The way to the checkout; while something must be mended first, the way to that. */
export function CartCheckout({ lines, blocked, signedIn }: CartCheckoutProps) {
  if (blocked) {
    return (
      <div className="grid gap-2">
        <p className="text-danger-700 font-semibold">{t('Some lines cannot be bought as they are.')}</p>
        <Button
          size="lg"
          variant="secondary"
          onClick={() => document.querySelector<HTMLElement>(`[${FIX_ATTRIBUTE}]`)?.focus()}
        >
          {t('Show what to change')}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <Link
        to={paths.checkout()}
        // Going on with the new prices in view accepts them.
        onClick={() => acceptPrices(changedPrices(lines))}
        className={buttonStyles({ variant: 'primary', size: 'lg' })}
      >
        {t('Proceed to checkout')}
      </Link>
      {!signedIn && (
        <p className="text-muted text-sm text-pretty">
          {t('With your account or without one; your cart stays as it is.')}
        </p>
      )}
    </div>
  );
}

/** Says what changed when the device's cart met the account's; nothing when nothing did. */
export function MergeNote() {
  const lines = useMergeNotice();
  if (lines.length === 0) return null;
  return (
    <Alert
      tone="info"
      title={t('We put your two carts together')}
      action={
        <Button variant="secondary" size="sm" onClick={() => leaveMergeNotice([])}>
          {t('Understood')}
        </Button>
      }
    >
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  );
}

const PAUSE_MS = 250;

/** The value once it has stopped changing for a moment, so that a row of taps makes one request. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The cart with today's prices and stock laid over it. What was quoted last stays while the next answer is on its way. */
export function useCartLines() {
  const cart = useCart();
  const asked: readonly CartItem[] = useSettled(cart.items);
  const coupon = useCoupon();
  const buyerId = useSession()?.user.id ?? '';
  const quote = useQuery(cartQuote(asked, { coupon, buyerId }));
  return {
    ...cart,
    lines: mergeQuote(cart.items, quote.data),
    quote,
    coupon,
    /** True when the last answer is about exactly this cart. */
    isCurrent: quote.isSuccess && !quote.isPlaceholderData && asked === cart.items,
  };
}
