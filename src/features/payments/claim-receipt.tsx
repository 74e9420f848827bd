import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { receiptWithin } from '../../lib/receipt-within.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/shop.ts';
import { nameReceiptMutation } from './payments.queries.ts';

/** Signs that are taken for each other. Receipts have both, so none is put in the place of the other. */
const ALIKE = /[O0I1]/i;

type Props = {
  billId: string;
  /** The keys of what shows the state of what is paid. */
  read: readonly QueryKey[];
  token: string | null;
  /** Whether it takes the place of one that M-Pesa does not have. */
  again: boolean;
};

/** "I already paid": the number from M-Pesa's message finds the money. */
export function ClaimReceipt({ billId, read, token, again }: Props) {
  const queryClient = useQueryClient();
  const claim = useMutation(nameReceiptMutation(queryClient, billId, read, token));
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | undefined>();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const receipt = receiptWithin(typed);
    if (receipt === null) return setProblem(problemOf(typed));
    setProblem(undefined);
    // As it was typed: the server finds the receipt in it, too, and what it refuses stays in the field.
    claim.mutate(typed, {
      onSuccess: () => {
        setOpen(false);
        setTyped('');
      },
    });
  }

  if (claim.data !== undefined && !again) return null; // the panel itself says what became of it
  if (!open)
    return (
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        {again ? t('Name another receipt') : t('I already paid')}
      </Button>
    );
  return (
    <form noValidate onSubmit={submit} className="border-line grid gap-3 border-t pt-4">
      <TextField
        label={t('M-Pesa receipt number')}
        hint={
          typed.length <= 14 && ALIKE.test(typed)
            ? t('O and 0, I and 1 look alike: compare each sign with the message.')
            : t(
                'It stands at the beginning of the message from M-Pesa, for example SKA4N7Q2XD. You may paste the whole message.',
              )
        }
        maxLength={600}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        error={problem ?? (claim.isError ? errorText(claim.error) : undefined)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(undefined);
          if (claim.isError) claim.reset();
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" busy={claim.isPending}>
          {t('Find my payment')}
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {t('Never mind')}
        </Button>
      </div>
    </form>
  );
}

/** What is wrong with words that hold no receipt, and what to enter instead. */
function problemOf(typed: string): string {
  const signs = typed.replaceAll(/[\s+]/g, '').toUpperCase();
  if (/^(?:254|0)[17]\d{8}$/.test(signs))
    return t('That is a phone number. Enter the receipt number, such as SKA4N7Q2XD');
  return /^[A-Z0-9]*\d[A-Z0-9]*$/.test(signs) && /[A-Z]/.test(signs) && signs.length > 4
    ? t('A receipt number has 10 letters and figures; this one has {n}', { n: signs.length })
    : t('Enter the receipt number, such as SKA4N7Q2XD, or paste the whole message from M-Pesa');
}
