import { useId, type ReactNode, useState } from 'react';

import { addWithinStock, limitWords } from '../../entities/cart/add-to-cart.tsx';
import { type CartProduct, MAX_PIECES, useHeld } from '../../entities/cart/cart-store.ts';
import type { ProductOption } from '../../entities/products/product.ts';
import { cn } from '../../lib/cn.ts';
import { formatKes } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { QuantityStepper } from '../../ui/stepper.tsx';
import { t } from '../../words/shop.ts';

interface OptionPickerProps {
  options: readonly ProductOption[];
  /** The id of the chosen option. */
  chosen: number;
  onChoose: (option: ProductOption) => void;
}

const measures: Record<string, { unit: string; in: number }> = {
  g: { unit: 'g', in: 1 },
  kg: { unit: 'g', in: 1000 },
  ml: { unit: 'ml', in: 1 },
  l: { unit: 'ml', in: 1000 },
};

/**
 * What 100 g or 100 ml of it cost, for comparing sizes: `KSh 450 / 100 g`; '' when the size names no such measure or
 * more than one. Rounded to whole shillings.
 */
export function unitPrice({ size, price_kes }: { size: string; price_kes: number }): string {
  const found = [...size.matchAll(/(\d+(?:\.\d+)?)\s?(kg|g|ml|l)\b/gi)];
  const [match] = found;
  if (!match || found.length > 1) return '';
  const measure = measures[match[2]?.toLowerCase() ?? ''];
  const amount = Number(match[1]) * (measure?.in ?? 0);
  // "20 × 2 g" says how much one piece weighs and not how much there is.
  if (!measure || amount <= 0 || /[×x]\s?\d/i.test(size)) return '';
  return `${formatKes(Math.round((price_kes / amount) * 100))} / 100\u00a0${measure.unit}`;
}

/** The sizes and kinds of a product, each with its price and whether it can be had; nothing when there is one only. */
export function OptionPicker({ options, chosen, onChoose }: OptionPickerProps) {
  const name = useId();
  if (options.length < 2) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold max-sm:text-sm sm:mb-2">{t('Options')}</legend>
      {/* On a phone one row, which can be pushed sideways, so that whoever chooses sees the price and the buttons. */}
      <div className="-mx-4 flex [scrollbar-width:none] gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] sm:gap-2.5 sm:px-0">
        {options.map((option) => (
          <label
            key={option.id}
            className="border-edge bg-surface has-checked:border-leaf-600 has-checked:bg-leaf-50 has-checked:ring-leaf-600 has-focus-visible:outline-leaf-600 relative grid min-w-25 flex-1 cursor-pointer content-start gap-0.5 rounded-xl border px-2.5 py-1.5 shadow-sm has-checked:ring-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 sm:px-3.5 sm:py-2.5"
          >
            <input
              type="radio"
              name={name}
              checked={option.id === chosen}
              onChange={() => onChoose(option)}
              className="sr-only"
            />
            <span className={cn('font-semibold', option.stock <= 0 && 'text-muted')}>{option.size}</span>
            <span className="whitespace-nowrap tabular-nums">{formatKes(option.price_kes)}</span>
            <span className="text-muted text-sm max-sm:text-xs">
              {option.stock <= 0 ? t('Sold out') : unitPrice(option)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

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
