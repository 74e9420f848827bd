import { useState } from 'react';

import { formatKes } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
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
