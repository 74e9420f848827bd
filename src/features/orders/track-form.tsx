import { type SubmitEvent, useState } from 'react';

import { normalisePhone } from '../../lib/kenyan-numbers.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/account.ts';

type Props = { initialNumber: string; busy: boolean; onTrack: (number: string, phone: string) => void };

/** `mz 7f3k2q`, `7F3K2Q` → `MZ-7F3K2Q`; null for what is no order number. */
export function orderNumber(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/^\s*MZ/, '')
    .replaceAll(/[^A-Z0-9]/g, '');
  return code.length === 6 ? `MZ-${code}` : null;
}

/** Asks for the two things that open a visitor's order. */
export function TrackForm({ initialNumber, busy, onTrack }: Props) {
  const [number, setNumber] = useState(initialNumber);
  const [phone, setPhone] = useState('');
  const [tried, setTried] = useState(false);
  const goodNumber = orderNumber(number);
  const goodPhone = normalisePhone(phone);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    if (goodNumber !== null && goodPhone !== null) onTrack(goodNumber, goodPhone);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t('Order number')}
        placeholder="MZ-7F3K2Q"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={16}
        value={number}
        error={tried && goodNumber === null ? t('Enter the number, such as MZ-7F3K2Q') : undefined}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <TextField
        label={t('Phone number of the order')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0712 345 678"
        value={phone}
        error={
          tried && goodPhone === null ? t('Enter a Kenyan mobile number, such as 0712 345 678') : undefined
        }
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <Button type="submit" size="lg" busy={busy}>
        {t('Find my order')}
      </Button>
    </form>
  );
}
