import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/shop.ts';
import { nameReceiptMutation } from './payments.queries.ts';

/** As Safaricom writes it at the beginning of its message. */
const RECEIPT = /^[A-Z0-9]{8,12}$/;

/** What becomes of a receipt that the payer named. */
export function ClaimNotice({ receipt }: { receipt: string }) {
  return (
    <Alert tone="info" title={t('Thank you, we are looking for receipt {receipt}', { receipt })}>
      {t(
        'A person compares the receipt with our M-Pesa statement, usually within a few hours. Please do not pay again.',
      )}
    </Alert>
  );
}

type Props = {
  billId: string;
  /** The keys of what shows the state of what is paid. */
  read: readonly QueryKey[];
  token: string | null;
};

/** "I already paid": the number from M-Pesa's message finds the money. */
export function ClaimReceipt({ billId, read, token }: Props) {
  const queryClient = useQueryClient();
  const claim = useMutation(nameReceiptMutation(queryClient, billId, read, token));
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | undefined>();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const receipt = typed.replaceAll(/\s/g, '').toUpperCase();
    if (!RECEIPT.test(receipt)) return setProblem(t('Enter the receipt number, such as SKA4N7Q2XD'));
    setProblem(undefined);
    claim.mutate(receipt);
  }

  if (claim.data === 'waiting') return <ClaimNotice receipt={claim.variables} />;
  if (claim.data === 'matched') return null; // the panel itself says that it is paid
  if (!open)
    return (
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('I already paid')}
      </Button>
    );
  return (
    <form noValidate onSubmit={submit} className="border-line grid gap-3 border-t pt-4">
      <TextField
        label={t('M-Pesa receipt number')}
        hint={t('It stands at the beginning of the message from M-Pesa, for example SKA4N7Q2XD.')}
        maxLength={14}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        error={problem ?? (claim.isError ? errorText(claim.error) : undefined)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
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
