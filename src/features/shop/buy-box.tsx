import type { ReactNode } from 'react';
import { useState } from 'react';

import { addWithinStock, limitWords } from '../../entities/cart/add-to-cart.tsx';
import { type CartProduct, MAX_PIECES, useHeld } from '../../entities/cart/cart-store.ts';
import { Button } from '../../ui/button.tsx';
import { QuantityStepper } from '../../ui/stepper.tsx';
import { t } from '../../words/shop.ts';

interface BuyBoxProps {
  product: CartProduct & { stock: number };
  /** Straight on to pay for so many pieces, without the cart. */
  onBuyNow: (pieces: number) => void;
  /** Called after pieces were added without leaving. */
  onAdded?: () => void;
  /** What to do about a product that is sold out. */
  whenSoldOut?: ReactNode;
}

/** How many pieces are in the cart, and why it takes no more. */
function heldWords(held: number, isMost: boolean, isAll: boolean): string {
  if (!isMost)
    return t.count(held, '{n} piece is in your cart already.', '{n} pieces are in your cart already.');
  return isAll
    ? t.count(
        held,
        '{n} piece is in your cart already, and that is all we have.',
        '{n} pieces are in your cart already, and that is all we have.',
      )
    : t.count(
        held,
        '{n} piece is in your cart already, and that is the most per order.',
        '{n} pieces are in your cart already, and that is the most per order.',
      );
}

/** Side by side on the narrowest phone, their words below each other where they must. */
const buttons = 'max-sm:px-1 max-sm:text-sm max-sm:leading-tight';

/** How many, into the cart, or straight on to pay. Never offers more than there are. */
export function BuyBox({ product, onBuyNow, onAdded, whenSoldOut }: BuyBoxProps) {
  const [wanted, setWanted] = useState(1);
  const [refused, setRefused] = useState(false);
  const held = useHeld(product.id);
  const most = Math.min(product.stock, MAX_PIECES) - held;
  const quantity = Math.max(1, Math.min(wanted, most));
  const isRefused = refused && quantity >= most;

  if (product.stock <= 0) {
    return (
      <div className="border-line bg-sunk grid justify-items-start gap-3 rounded-xl border p-4">
        <p>
          {t.rich(
            '<b>Sold out.</b> New stock comes with the next harvest. Look at the similar products below.',
            { b: (words) => <strong>{words}</strong> },
          )}
        </p>
        {whenSoldOut}
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] gap-2 sm:gap-3">
      <QuantityStepper
        label={t('Quantity of {name}', { name: product.name })}
        value={quantity}
        min={1}
        max={MAX_PIECES}
        onChange={(next) => {
          setRefused(next > most);
          setWanted(Math.max(1, Math.min(next, most)));
        }}
      />
      <Button
        className={buttons}
        onClick={() => {
          setRefused(false);
          if (!addWithinStock(product, quantity)) return;
          setWanted(1);
          onAdded?.();
        }}
      >
        {t('Add to cart')}
      </Button>
      <Button variant="secondary" className={buttons} onClick={() => onBuyNow(quantity)}>
        {t('Buy now')}
      </Button>
      {(isRefused || held > 0) && (
        <div className="buy-bar-news col-span-3 grid gap-1">
          {isRefused && (
            <p role="alert" className="text-clay-700 font-semibold">
              {limitWords(most + held)}
            </p>
          )}
          {held > 0 && (
            <p className="text-muted text-sm">{heldWords(held, most <= 0, held >= product.stock)}</p>
          )}
        </div>
      )}
    </div>
  );
}
