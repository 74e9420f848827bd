import { useState } from 'react';

import { formatKes } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { keepCoupon } from './coupon-store.ts';
import type { QuotedCoupon } from './quote.ts';

interface CouponFieldProps {
  /** The code in use, '' for none. */
  code: string;
  /** What the shop says about it; undefined while it has not answered. */
  quoted: QuotedCoupon | null | undefined;
}

/** A code that takes something off. It is checked with every quote and decided when the order is placed. */
export function CouponField({ code, quoted }: CouponFieldProps) {
  const [text, setText] = useState('');
  const answer = quoted?.code === code ? quoted : undefined;
  if (code !== '' && answer?.message == null)
    return (
      <div className="border-leaf-300 bg-leaf-50 flex items-center justify-between gap-3 rounded-xl border py-1 pr-1 pl-4">
        <output className="flex items-center gap-2.5">
          <CheckIcon className="text-leaf-700 size-5" />
          <span>
            <strong>{code}</strong>
            {answer ? ` takes ${formatKes(answer.discountKes)} off` : ' is being checked…'}
          </span>
        </output>
        <Button variant="quiet" size="sm" onClick={() => keepCoupon('')}>
          Remove <span className="sr-only">the code {code}</span>
        </Button>
      </div>
    );
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) keepCoupon(text);
      }}
    >
      <TextField
        label="Coupon code"
        value={text || code}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={answer?.message ?? undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          // Typing anew takes the refused code away.
          if (code !== '') keepCoupon('');
        }}
      />
      <Button type="submit" variant="secondary" className="mt-6.5">
        Use it
      </Button>
    </form>
  );
}
