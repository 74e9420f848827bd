import { type ReactNode, useEffect, useRef, useState } from 'react';

import { formatKes } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';
import { told } from '../../words/told.ts';
import type { Quote } from '../quote/quote.queries.ts';
import { coupon } from './cart-store.ts';

interface CouponFieldProps {
  /** The code in use, '' for none. */
  code: string;
  /** What the shop says about it; undefined while it has not answered. */
  quoted: Quote['coupon'] | undefined;
}

const b = (words: ReactNode) => <strong>{words}</strong>;

/**
 * The coupon typed into the cart, kept beside it for the checkout. It is only a text: `quote_order` says what it is worth,
 * `place_order` decides. Emptying the cart, as after an order, forgets it.
 */
export const readCoupon = coupon.get;

/** Keeps a code, in capitals and without blanks as the shop writes them; '' forgets it. */
export function keepCoupon(code: string): void {
  const written = code.replaceAll(/\s/g, '').toUpperCase().slice(0, 20);
  coupon.change(() => written);
}

/** The live code, '' for none. */
export const useCoupon = coupon.useValue;

/** A code that takes something off. It is checked with every quote and decided when the order is placed. */
export function CouponField({ code, quoted }: CouponFieldProps) {
  const [text, setText] = useState('');
  const remove = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** Whether somebody used this field since the page came: only then may it take the focus. */
  const isUsed = useRef(false);
  const answer = quoted?.code === code ? quoted : undefined;
  const isTaken = code !== '' && answer?.message == null;
  // The control that was pressed is gone: its place is taken by the other one.
  useEffect(() => {
    if (isUsed.current) (isTaken ? remove : field).current?.focus({ preventScroll: true });
  }, [isTaken]);

  if (isTaken)
    return (
      <div className="border-leaf-300 bg-leaf-50 flex items-center justify-between gap-3 rounded-xl border py-1 pr-1 pl-4">
        <output className="flex items-center gap-2.5">
          <CheckIcon className="text-leaf-700 size-5" />
          <span>
            {answer
              ? t.rich(
                  '<b>{code}</b> takes {amount} off',
                  { b },
                  { code, amount: formatKes(answer.discount_kes) },
                )
              : t.rich('<b>{code}</b> is being checked…', { b }, { code })}
          </span>
        </output>
        <Button
          ref={remove}
          variant="quiet"
          size="sm"
          onClick={() => {
            isUsed.current = true;
            keepCoupon('');
          }}
        >
          {t.rich(
            'Remove <quiet>the code {code}</quiet>',
            { quiet: (words) => <span className="sr-only">{words}</span> },
            { code },
          )}
        </Button>
      </div>
    );
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!text.trim()) return;
        isUsed.current = true;
        keepCoupon(text);
      }}
    >
      <TextField
        ref={field}
        label={t('Coupon code')}
        value={text || code}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={answer?.message == null ? undefined : told(answer.message)}
        onChange={(event) => {
          setText(event.currentTarget.value);
          // Typing anew takes the refused code away.
          if (code !== '') keepCoupon('');
        }}
      />
      <Button type="submit" variant="secondary" className="mt-6.5">
        {t('Use it')}
      </Button>
    </form>
  );
}
