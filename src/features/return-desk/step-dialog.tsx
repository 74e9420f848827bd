import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { type ByHand, ByHandFields } from '../../entities/sent-by-hand/by-hand-fields.tsx';
import { deskKey, moneyFault } from '../../lib/desk.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckboxField, TextAreaField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { type DeskReturn, moveReturn, type ReturnStep } from './return-desk.queries.ts';

type Step = { next: ReturnStep['next']; label: string; description: string };
/** The same step twice: no notice reaches a buyer without an account, the order's page alone speaks to them. */
type Steps = { toMember: Step; toGuest: Step };

function step(next: Step['next'], label: string, toMember: string, toGuest = toMember): Steps {
  return {
    toMember: { next, label, description: toMember },
    toGuest: { next, label, description: toGuest },
  };
}

const refuse = step(
  'refused',
  t('Refuse'),
  t('The buyer is told and reads your note: say why.'),
  t('A guest gets no notice and reads your note on the page of the order: say why, and call if it matters.'),
);

const steps: Record<string, Steps[]> = {
  requested: [
    step(
      'approved',
      t('Accept'),
      t('The buyer is asked to send the goods back.'),
      t('The page of the order asks for the goods. A guest gets no notice: call if it matters.'),
    ),
    refuse,
  ],
  approved: [
    step('received', t('The goods are here'), t('Say what goes back on the shelf. Opened goods never do.')),
    refuse,
  ],
  received: [
    step(
      'refunded',
      t('Paid back'),
      t('Send the money first, then note it here. The buyer is told.'),
      t('Send the money first, then note it here. A guest sees it on the page of the order.'),
    ),
  ],
};

/** What can be done with a return, the usual step first. Follows `set_return_state`. */
export const stepsOf = (state: string, isGuest: boolean): Step[] =>
  (steps[state] ?? []).map(({ toMember, toGuest }) => (isGuest ? toGuest : toMember));

type Props = { back: DeskReturn; step: ReturnType<typeof stepsOf>[number]; onClose: () => void };

/** Asks for what the next step of a return needs. */
export function StepDialog({ back, step, onClose }: Props) {
  const queryClient = useQueryClient();
  const closed = back.items.filter(({ opened }) => !opened).map(({ order_item_id: id }) => id);
  const [restock, setRestock] = useState<number[]>(closed);
  const [amount, setAmount] = useState(String(back.refund_kes - back.refunded_kes));
  const [sent, setSent] = useState<ByHand>({ reference: '', phone: '' });
  const [note, setNote] = useState('');
  const isRefund = step.next === 'refunded';
  const isRefusal = step.next === 'refused';
  const isReady =
    (!isRefund || (/^\d{1,7}$/.test(amount) && Number(amount) > 0)) && (!isRefusal || note.trim() !== '');
  const move = useMutation({
    mutationFn: () =>
      moveReturn(back.id, {
        next: step.next,
        note,
        restock: step.next === 'received' ? restock : [],
        refundKes: isRefund ? Number(amount) : null,
        ...sent,
      }),
    onSuccess: (isWaiting) => {
      toast.success(
        isWaiting ? t('Waits for approval') : step.label,
        t('Return of order {number}.', { number: back.order?.number ?? '' }),
      );
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  const fault = moneyFault(move.error);
  return (
    <Dialog onClose={onClose} title={step.label} description={step.description}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) move.mutate();
        }}
      >
        {step.next === 'received' && (
          <fieldset>
            <legend className="text-sm font-semibold">{t('Back on the shelf')}</legend>
            {back.items.map((item) => (
              <CheckboxField
                key={item.order_item_id}
                label={`${item.quantity} × ${item.line?.name ?? ''}, ${item.line?.size ?? ''}${item.opened ? ` (${t('opened')})` : ''}`}
                disabled={item.opened}
                checked={restock.includes(item.order_item_id)}
                onChange={(event) =>
                  setRestock(
                    event.currentTarget.checked
                      ? [...restock, item.order_item_id]
                      : restock.filter((id) => id !== item.order_item_id),
                  )
                }
              />
            ))}
          </fieldset>
        )}
        {isRefund && (
          <>
            <TextField
              label={t('Amount (KSh)')}
              inputMode="numeric"
              value={amount}
              error={fault.amount}
              onChange={(event) => setAmount(event.currentTarget.value)}
            />
            <ByHandFields
              value={sent}
              fault={fault}
              onChange={(next) => {
                setSent(next);
                move.reset();
              }}
            />
          </>
        )}
        <TextAreaField
          label={isRefusal ? t('Why, for the buyer') : t('Note for the buyer (optional)')}
          rows={3}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {fault.other && <Alert tone="danger">{fault.other}</Alert>}
        <Button type="submit" busy={move.isPending} disabled={!isReady}>
          {step.label}
        </Button>
      </form>
    </Dialog>
  );
}
