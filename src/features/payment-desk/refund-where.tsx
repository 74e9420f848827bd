import { useState } from 'react';

import { formatDate, formatPhone } from '../../lib/format.ts';
import { normalisePhone } from '../../lib/kenyan-numbers.ts';
import { RadioCards } from '../../ui/choices.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import type { RefundOffer } from './refunds.queries.ts';

type Props = {
  /** The number that paid, as M-Pesa shows it; null where nobody knows it. */
  payer: string | null;
  others: NonNullable<RefundOffer['others']>;
  /** Whether it was tried to send already, so that what lacks is said. */
  isAsked: boolean;
  /** Null: to the number that paid; empty: what was typed is no number. */
  onChange: (phone: string | null) => void;
};

const PAYER = 'payer';
const TYPED = 'typed';

/** Where money goes back to. Where the buyer's number is another one now, somebody chooses: nothing goes out by itself. */
export function RefundWhere({ payer, others, isAsked, onChange }: Props) {
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('');
  const hasChoice = others.length > 0;
  const selected = chosen ?? (typed === '' ? undefined : TYPED);
  const isNumber = normalisePhone(typed) !== null;
  function choose(value: string): void {
    setChosen(value);
    if (value === PAYER) onChange(null);
    else onChange(value === TYPED ? (normalisePhone(typed) ?? '') : value);
  }
  function type(value: string): void {
    setTyped(value);
    onChange(normalisePhone(value) ?? (value.trim() === '' && !hasChoice ? null : ''));
  }
  const field = (
    <TextField
      label={t('Another number')}
      inputMode="tel"
      autoComplete="off"
      hint={hasChoice ? undefined : t('Leave it empty: the money goes to the number that paid.')}
      value={typed}
      error={
        isNumber || (typed.trim() === '' && !(hasChoice && isAsked))
          ? undefined
          : t('Write it like 0712 345 678.')
      }
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
  if (!hasChoice) return field;
  return (
    <>
      <RadioCards
        legend={t('Where it goes')}
        name="refund-where"
        value={selected}
        onChange={choose}
        error={isAsked && selected === undefined ? t('Choose the number that it goes to.') : undefined}
        options={[
          {
            value: PAYER,
            label: t('The number that paid'),
            description: payer === null ? t('M-Pesa does not name it.') : formatPhone(payer),
          },
          ...others.map(({ of, phone, since }) => ({
            value: phone,
            label: of === 'account' ? t('The number of the account now') : t('The number of the order'),
            description:
              since === null
                ? formatPhone(phone)
                : t('{phone}, since {day}', { phone: formatPhone(phone), day: formatDate(since) }),
          })),
          { value: TYPED, label: t('Another number') },
        ]}
      />
      {selected === TYPED && field}
    </>
  );
}
