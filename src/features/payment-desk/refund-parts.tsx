import { useState } from 'react';

import { formatDate, formatPhone } from '../../lib/format.ts';
import { normalisePhone } from '../../lib/kenyan-numbers.ts';
import { RadioCards } from '../../ui/choices.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import type { RefundOffer } from './refunds.queries.ts';

const operator = t(
  'Check the API operator and their password in the M-Pesa organisation portal and in the settings of the server, then try again.',
);
const account = t('Ask Safaricom to activate the account, then try again.');

/** What a code of M-Pesa for a refund that was not sent, or may not have been, means to the desk, and what to do. */
const codes: Readonly<Record<string, { text: string; next: string }>> = {
  1: {
    text: t('There is not enough money in the M-Pesa account.'),
    next: t('Put money into it, then try again.'),
  },
  2: { text: t('The sum is smaller than M-Pesa sends.'), next: t('Send it by hand, then note it.') },
  3: {
    text: t('The sum is larger than M-Pesa sends at once.'),
    next: t('Close this one and send it in parts.'),
  },
  4: {
    text: t('The payer has reached what M-Pesa lets them get in a day.'),
    next: t('Try again tomorrow.'),
  },
  8: {
    text: t('The payer’s M-Pesa account would hold more than it may.'),
    next: t('Agree with the payer on another day or number.'),
  },
  11: { text: t('The M-Pesa account of the shop is not active.'), next: account },
  21: {
    text: t('The API operator may not do this.'),
    next: t('Give them the role for it in the M-Pesa organisation portal, then try again.'),
  },
  2001: { text: t('M-Pesa does not know the API operator or their password.'), next: operator },
  2006: { text: t('The state of the M-Pesa account does not allow it.'), next: account },
  2028: {
    text: t('The short code may not do this.'),
    next: t('Ask Safaricom to allow it, or send it by hand and note it.'),
  },
  2040: {
    text: t('The number is not registered with M-Pesa.'),
    next: t('Ask the payer for another number.'),
  },
  8006: {
    text: t('The password of the API operator is locked.'),
    next: t('The business administrator unlocks it in the M-Pesa organisation portal. Then try again.'),
  },
  SFC_IC0003: {
    text: t('M-Pesa does not know this number.'),
    next: t('Ask the payer for another number.'),
  },
  R000001: {
    text: t('This payment has been reversed before.'),
    next: t('Look for the reversal in the M-Pesa statement, then settle it here with its receipt.'),
  },
  R000002: {
    text: t('M-Pesa does not know the receipt of the payment.'),
    next: t('Send it by hand, then note it.'),
  },
  by_hand: {
    text: t('Somebody found in the statement that it was not sent.'),
    next: t('Try again, or send it by hand and note it.'),
  },
};

/** @param isSure whether nothing was sent, for sure */
export function codeWords(code: string | null, isSure: boolean): { text: string; next: string } {
  const known = codes[code ?? ''];
  if (known) return known;
  return isSure
    ? {
        text: t('M-Pesa did not take it on.'),
        next: t('Try again, or send it by hand and note it.'),
      }
    : {
        text: t('M-Pesa has not said whether it was sent.'),
        next: t('Look for it in the M-Pesa statement, then settle it here. Do not send it by hand before.'),
      };
}

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
