import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { moneyNeverCame } from './refunds.queries.ts';

type Props = {
  title: string;
  description: string;
  /** What is chosen above the reason; the step waits until it is. */
  choice?: { field: ReactNode; isMade: boolean };
  label: string;
  hint?: string;
  /** Beside the field while nothing is written. */
  missing: string;
  confirm: string;
  say: (reason: string) => Promise<void>;
  onSaid: () => void;
  onClose: () => void;
};

/** Asks for the reason of a step that cannot be taken back, and takes it. */
export function ReasonDialog(props: Props) {
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isReady = reason.trim() !== '';
  const step = useMutation({
    mutationFn: () => props.say(reason),
    onSuccess: () => {
      props.onSaid();
      props.onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  return (
    <Dialog onClose={props.onClose} title={props.title} description={props.description}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isReady) step.mutate();
        }}
      >
        {props.choice?.field}
        <TextField
          label={props.label}
          hint={props.hint}
          maxLength={500}
          value={reason}
          error={isTried && !isReady ? props.missing : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {step.error && <Alert tone="danger">{errorText(step.error)}</Alert>}
        <Button type="submit" busy={step.isPending} disabled={props.choice?.isMade === false}>
          {props.confirm}
        </Button>
      </form>
    </Dialog>
  );
}

type Payment = {
  id: string;
  method?: string;
  state: string;
  amount_kes: number;
  received_kes: number | null;
  receipt: string | null;
  isUnheard?: boolean;
};
type NeverCameProps = {
  payments: readonly Payment[];
};

/** Cash that is said to have come on top of what M-Pesa paid, and was not given back. */
const isCashOnTop = ({ method, state }: Payment): boolean => method === 'cash' && state === 'refund_due';
/** Cash that is said to have paid, where as much came by M-Pesa besides, or had come: perhaps it never came. */
const isCashDoubted = (payment: Payment, all: readonly Payment[]): boolean =>
  payment.method === 'cash' &&
  payment.state === 'paid' &&
  all.some(
    ({ method, state, received_kes: kes }) =>
      method !== 'cash' &&
      ['refund_due', 'needs_review', 'reversed'].includes(state) &&
      kes === payment.amount_kes,
  );

/**
 * Offers to say that money never came for which somebody of the shop had vouched, or that cash on top of a paid order was
 * noted by mistake.
 */
export function NeverCame({ payments }: NeverCameProps) {
  const [open, setOpen] = useState<Payment | null>(null);
  return (
    <>
      {payments
        .filter(
          (payment) =>
            isCashOnTop(payment) ||
            isCashDoubted(payment, payments) ||
            (payment.isUnheard && ['paid', 'refund_due', 'needs_review'].includes(payment.state)),
        )
        .map((payment) => (
          <Button
            key={payment.id}
            size="sm"
            variant="secondary"
            className="w-fit"
            onClick={() => setOpen(payment)}
          >
            {payment.method === 'cash'
              ? t('{amount} in cash was a mistake', { amount: formatKes(payment.amount_kes) })
              : t('{receipt} never came', { receipt: payment.receipt ?? '' })}
          </Button>
        ))}
      {open && (
        <ReasonDialog
          {...wordsOf(open)}
          label={t('Why you are sure')}
          hint={t('Why, for whoever asks later. The payer does not see it.')}
          missing={t('Say why you are sure.')}
          say={(reason) => moneyNeverCame(open.id, reason)}
          onSaid={() =>
            toast.success(
              t('It counts no more'),
              t('{receipt} is taken out of the books.', {
                receipt: open.receipt ?? formatKes(open.amount_kes),
              }),
            )
          }
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** What is asked before it is said. */
function wordsOf(payment: Payment): { title: string; description: string; confirm: string } {
  const amount = formatKes(payment.received_kes ?? payment.amount_kes);
  if (payment.method === 'cash')
    return {
      title: t('Noted by mistake?'),
      description: t('{amount} in cash counts no more, nothing of it goes back, and the buyer is told.', {
        amount,
      }),
      confirm: t('It was a mistake'),
    };
  return {
    title: t('{amount} never came?', { amount }),
    description: t(
      'Look into the statement of M-Pesa first. The payment counts no more; should M-Pesa tell of it later, you can give it to a bill.',
    ),
    confirm: t('It never came'),
  };
}
