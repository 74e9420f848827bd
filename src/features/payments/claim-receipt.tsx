import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { receiptWithin } from '../../lib/kenyan-numbers.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Spinner } from '../../ui/loading.tsx';
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

type ClaimNoticeProps = {
  claim: { receipt: string; told: string | null; cameKes: number | null };
  askedKes: number;
};

/** What becomes of a receipt that the payer named: what M-Pesa says of it, and who looks at it next. */
export function ClaimNotice({ claim: { receipt, told, cameKes }, askedKes }: ClaimNoticeProps) {
  switch (told) {
    case 'asking':
      return (
        <div className="grid gap-2">
          <Spinner label={t('We are asking M-Pesa about receipt {receipt}', { receipt })} />
          <p className="text-muted text-sm">
            {t(
              'This usually takes less than a minute, and this page updates by itself. Please do not pay again.',
            )}
          </p>
        </div>
      );
    case 'other_till':
      return (
        <Alert tone="warning" title={t('Receipt {receipt} was not paid to us', { receipt })}>
          {t('M-Pesa says that this money went to somebody else. Look for the message of this payment.')}
        </Alert>
      );
    case 'not_completed':
      return (
        <Alert tone="warning" title={t('Receipt {receipt} was not completed', { receipt })}>
          {t('M-Pesa says that no money moved with it. If you paid again, name that receipt.')}
        </Alert>
      );
    case 'unlinked':
      return (
        <Alert tone="info" title={t('We are checking receipt {receipt}', { receipt })}>
          {t(
            'M-Pesa has it, but it came from another phone or was paid for another number. A person of the shop compares it with your order, usually within a few hours, and you get a message. Please do not pay again.',
          )}
        </Alert>
      );
    case 'taken':
      return (
        <Alert tone="warning" title={t('Receipt {receipt} paid for something else', { receipt })}>
          {t('Look for the message of this payment and name that receipt. A person looks at it as well.')}
        </Alert>
      );
    case 'unknown':
      return (
        <Alert tone="warning" title={t('M-Pesa does not know receipt {receipt}', { receipt })}>
          {t('Compare it with the message: O and 0, I and 1 look alike. A person looks at it as well.')}
        </Alert>
      );
    case 'amount':
      return (
        <Alert tone="warning" title={t('Receipt {receipt} brought another amount', { receipt })}>
          {cameKes === null
            ? t('A person decides with you what becomes of it. Please do not pay again.')
            : t(
                '{came} came, and {asked} is asked. A person decides with you what becomes of it. Please do not pay again.',
                { came: formatKes(cameKes), asked: formatKes(askedKes) },
              )}
        </Alert>
      );
    default:
      return (
        <Alert tone="info" title={t('Thank you, we are looking for receipt {receipt}', { receipt })}>
          {t(
            'A person compares the receipt with our M-Pesa statement, usually within a few hours. Please do not pay again.',
          )}
        </Alert>
      );
  }
}
