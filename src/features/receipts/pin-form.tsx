import { useState } from 'react';

import { toAppError } from '../../lib/app-error.ts';
import { isPin, meantPin, writtenPin } from '../../lib/kenyan-numbers.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/account.ts';
import type { Pin } from './receipt.queries.ts';

type Props = {
  label: string;
  start: Pin;
  busy: boolean;
  error: Error | null;
  submitLabel: string;
  /** Whether an empty PIN may be sent, which takes one away. */
  mayBeEmpty: boolean;
  onSave: (pin: Pin) => void;
};

/** The KRA PIN of an invoice, and whose it is where that is not the payer. */
export function PinForm({ label, start, busy, error, submitLabel, mayBeEmpty, onSave }: Props) {
  const [pin, setPin] = useState(start.pin);
  const [name, setName] = useState(start.name);
  const [isTried, setTried] = useState(false);
  const written = writtenPin(pin);
  const meant = meantPin(written);
  const isWrong = !isPin(written) && !(mayBeEmpty && written === '');
  const refused = error && toAppError(error);
  const ofField = (kind: string): string | undefined =>
    refused?.kind === kind ? `${refused.message} ${refused.hint}` : undefined;
  return (
    <form
      noValidate
      aria-label={label}
      className="grid max-w-2xl gap-4 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isWrong) onSave({ pin: written, name: name.trim() });
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('KRA PIN (optional)')}
          hint={t('A or P, nine digits and a letter, as in A123456789Z.')}
          error={
            isTried && isWrong
              ? meant === null
                ? t('A KRA PIN is A or P, nine digits and a letter, as in A123456789Z')
                : t('Did you mean {pin}?', { pin: meant })
              : ofField('bad_pin')
          }
          value={pin}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setPin(event.currentTarget.value)}
        />
        <TextField
          label={t('Name on the invoice (optional)')}
          hint={t('Of the business, where the PIN is its own.')}
          error={ofField('bad_pin_name')}
          value={name}
          maxLength={60}
          autoComplete="organization"
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </div>
      {refused && !['bad_pin', 'bad_pin_name'].includes(refused.kind) && (
        <Alert tone="danger">
          {refused.message} {refused.hint}
        </Alert>
      )}
      <Button type="submit" variant="secondary" className="w-fit" busy={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
