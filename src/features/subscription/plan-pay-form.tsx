import { type SubmitEvent, useState } from 'react';

import { formatKes, formatPhone } from '../../lib/format.ts';
import { normalisePhone } from '../../lib/phone.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/account.ts';

type Props = {
  amountKes: number;
  /** The number of the last payment (254…), if there was one. */
  lastPhone: string | null;
  again: boolean;
  busy: boolean;
  /** Why it cannot be tried right now; null when it can. */
  wait: string | null;
  onPay: (phone: string) => void;
};

/** Where the prompt goes, and the button that sends it. */
export function PlanPayForm({ amountKes, lastPhone, again, busy, wait, onPay }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const value = typed ?? (lastPhone === null ? '' : formatPhone(lastPhone));

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const phone = normalisePhone(value);
    setError(phone === null ? t('Enter a Kenyan mobile number, such as 0712 345 678') : undefined);
    if (phone !== null) onPay(phone);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t('M-Pesa number')}
        type="tel"
        name="phone"
        autoComplete="tel"
        inputMode="tel"
        placeholder="0712 345 678"
        hint={t('The prompt goes to this phone. Keep it at hand.')}
        value={value}
        onChange={(event) => setTyped(event.target.value)}
        error={error}
      />
      <Button type="submit" size="lg" busy={busy} disabled={wait !== null}>
        {wait ?? (again ? t('Try again') : t('Pay {amount}', { amount: formatKes(amountKes) }))}
      </Button>
    </form>
  );
}
