import { type ReactNode, useId, useState } from 'react';

import { cn } from '../../lib/cn.ts';
import { formatKes } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { StarIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';

interface PriceFilterProps {
  /** Whole shillings, null when open at that end. */
  min: number | null;
  max: number | null;
  /** The cheapest and the dearest of what the other filters leave. */
  range: { min: number; max: number } | null;
  onChange: (change: { minPrice: number | null; maxPrice: number | null }) => void;
}

const shillings = (text: string): number | null => {
  const amount = Number.parseInt(text.replaceAll(/[^\d]/g, ''), 10);
  return amount > 0 ? Math.min(amount, 1_000_000) : null;
};

/** From and to, in whole shillings. Put the wrong way round they are turned. */
export function PriceFilter({ min, max, range, onChange }: PriceFilterProps) {
  const [from, setFrom] = useState(min === null ? '' : String(min));
  const [to, setTo] = useState(max === null ? '' : String(max));
  const apply = () => {
    const [a, b] = [shillings(from), shillings(to)];
    const turned = a !== null && b !== null && a > b;
    onChange({ minPrice: turned ? b : a, maxPrice: turned ? a : b });
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <div className="grid grid-cols-2 gap-2">
        <TextField
          label={t('From, KSh')}
          inputMode="numeric"
          value={from}
          placeholder={range ? String(range.min) : ''}
          maxLength={9}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextField
          label={t('To, KSh')}
          inputMode="numeric"
          value={to}
          placeholder={range ? String(range.max) : ''}
          maxLength={9}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </div>
      {range && (
        <p className="text-muted text-sm">
          {t('{min} to {max} here', { min: formatKes(range.min), max: formatKes(range.max) })}
        </p>
      )}
      <Button type="submit" size="sm" variant="secondary">
        {t('Set the price')}
      </Button>
    </form>
  );
}

/** Words for those who listen. */
export const quiet = (words: ReactNode) => <span className="sr-only">{words}</span>;

interface ChoiceProps {
  type: 'checkbox' | 'radio';
  name?: string;
  label: ReactNode;
  count: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One value to narrow by, with how many products it leaves. What leaves none can only be unchosen. */
export function Choice({ type, name, label, count, checked, onChange }: ChoiceProps) {
  const id = useId();
  const empty = count === 0 && !checked;
  // A tick shows at once; the address, which decides, follows a moment later.
  const [decided, setDecided] = useState(checked);
  const [ticked, setTicked] = useState(checked);
  if (decided !== checked) {
    setDecided(checked);
    setTicked(checked);
  }
  return (
    <div className={cn('flex items-center justify-between gap-3', empty && 'opacity-55')}>
      <label htmlFor={id} className="flex min-h-11 grow items-center gap-3 leading-snug">
        <input
          id={id}
          type={type}
          name={name}
          checked={type === 'checkbox' ? ticked : checked}
          disabled={empty}
          aria-describedby={`${id}-count`}
          onChange={(event) => {
            setTicked(event.currentTarget.checked);
            onChange(event.currentTarget.checked);
          }}
          className="accent-leaf-700 size-5 shrink-0"
        />
        {label}
      </label>
      <span id={`${id}-count`} className="text-muted text-sm tabular-nums">
        {count === 1
          ? t.rich('{n}<quiet> product</quiet>', { quiet }, { n: count })
          : t.rich('{n}<quiet> products</quiet>', { quiet }, { n: count })}
      </span>
    </div>
  );
}

/** Five stars, `value` of them filled. Decoration: the words stand beside it. */
export function Stars({ value }: { value: number }) {
  return (
    <span aria-hidden="true" className="inline-flex">
      {[1, 2, 3, 4, 5].map((star) => (
        <StarIcon
          key={star}
          className={cn('size-4.5', star <= value ? 'text-gold-500 fill-current' : 'text-edge')}
        />
      ))}
    </span>
  );
}
