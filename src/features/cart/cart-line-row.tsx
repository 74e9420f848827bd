import { type ReactNode, useState } from 'react';

import { limitWords } from '../../entities/cart/add-to-cart.tsx';
import { MAX_PIECES, removeFromCart } from '../../entities/cart/cart-store.ts';
import { setWish } from '../../entities/wishlist/wishlist.queries.ts';
import { formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { AlertIcon, HeartIcon, InfoIcon, TrashIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { QuantityStepper } from '../../ui/stepper.tsx';
import { t } from '../../words/shop.ts';
import type { CartLine } from './quote.tsx';

interface CartLineRowProps {
  line: CartLine;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** Marks the button that mends a line, so that the way to the checkout can lead there. */
export const FIX_ATTRIBUTE = 'data-cart-fix';

const problemWords = {
  gone: () => t('We no longer sell this.'),
  sold_out: () => t('Sold out since you added it.'),
  short: limitWords,
};

function Note({ tone, children }: { tone: 'problem' | 'news'; children: ReactNode }) {
  const problem = tone === 'problem';
  const Icon = problem ? AlertIcon : InfoIcon;
  return (
    <div
      role={problem ? 'alert' : 'status'}
      className={
        problem
          ? 'bg-danger-50 text-danger-700 col-span-full flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg p-2 pl-3 text-sm font-semibold'
          : 'bg-info-50 text-info-700 col-span-full flex items-center gap-3 rounded-lg p-2 pl-3 text-sm font-semibold'
      }
    >
      <Icon className="size-5" />
      {children}
    </div>
  );
}

/** Moves a line of the cart to the wishlist. */
function SaveForLater({ id, name }: { id: number; name: string }) {
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
        removeFromCart(id);
        toast.success(t('Moved to your wishlist'), name);
      }}
    >
      <HeartIcon />
    </Button>
  );
}

/** One line of the cart: what it is, how many, what it costs, and what stands in its way. */
export function CartLineRow({ line, onQuantity, onRemove }: CartLineRowProps) {
  const { item, unitPrice, oldPrice, stock, problem, most } = line;
  const [refused, setRefused] = useState(false);
  const buyable = problem === null || problem === 'short';
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-5 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <ResponsivePicture name={item.picture} alt="" sizes="112px" className="border-line rounded-xl border" />
      <div className="flex flex-col gap-3">
        <div className="flex items-start justify-between gap-3">
          <div className="grid gap-0.5">
            <h3 className="text-lg leading-snug">
              <Link to={paths.product(item.id)} className="underline-offset-4 hover:underline">
                {item.name}
              </Link>
            </h3>
            <p className="text-muted flex flex-wrap gap-x-3 text-sm">
              <span>{item.size}</span>
              <span className="whitespace-nowrap">{t('{price} each', { price: formatKes(unitPrice) })}</span>
            </p>
          </div>
          <p className="font-semibold whitespace-nowrap tabular-nums">
            {buyable ? formatKes(unitPrice * item.quantity) : '–'}
          </p>
        </div>
        <div className="mt-auto flex items-center justify-between gap-2">
          {buyable ? (
            <QuantityStepper
              label={t('Quantity of {name}', { name: item.name })}
              value={item.quantity}
              min={0}
              max={MAX_PIECES}
              onChange={(wanted) => {
                setRefused(wanted > most);
                onQuantity(Math.min(wanted, most));
              }}
            />
          ) : (
            <span className="text-muted text-sm">{t('Quantity {n}', { n: item.quantity })}</span>
          )}
          <span className="flex items-center">
            <SaveForLater id={item.id} name={item.name} />
            <Button
              variant="quiet"
              size="icon"
              aria-label={t('Remove {name}', { name: item.name })}
              onClick={onRemove}
            >
              <TrashIcon />
            </Button>
          </span>
        </div>
      </div>
      {oldPrice !== null && buyable && (
        <Note tone="news">
          <p>
            {t.rich(
              'The price is now <b>{now}</b>, it was <s>{before}</s>.',
              {
                b: (words) => <strong>{words}</strong>,
                s: (words) => <s className="whitespace-nowrap">{words}</s>,
              },
              { now: formatKes(unitPrice), before: formatKes(oldPrice) },
            )}
          </p>
        </Note>
      )}
      {refused && buyable && item.quantity === most && (
        <Note tone="news">
          <p>{limitWords(most)}</p>
        </Note>
      )}
      {problem && (
        <Note tone="problem">
          <p className="min-w-0 flex-1 basis-28">{problemWords[problem](stock ?? 0)}</p>
          <Button
            size="sm"
            variant="secondary"
            {...{ [FIX_ATTRIBUTE]: '' }}
            onClick={() => (problem === 'short' ? onQuantity(stock ?? 0) : onRemove())}
          >
            {problem === 'short' ? t('Take {n}', { n: stock ?? 0 }) : t('Remove it')}
            <span className="sr-only">: {item.name}</span>
          </Button>
        </Note>
      )}
    </div>
  );
}
