import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { type ByHand, ByHandFields } from '../../entities/sent-by-hand/by-hand-fields.tsx';
import { deskKey, moneyFault } from '../../lib/desk.ts';
import { formatDate, formatDateTime, formatKes, formatPhone } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckboxField, TextAreaField, TextField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { NotLoaded } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/desk.ts';
import {
  type DeskReturn,
  photoQuery,
  type ReturnListId,
  returnsQuery,
  moveReturn,
  type ReturnStep,
} from './return-desk.queries.ts';

const reasons: Record<string, string> = {
  damaged: t('Damaged'),
  wrong_item: t('Wrong item'),
  not_as_described: t('Not as described'),
  expired: t('Expired'),
  unwanted: t('Changed their mind'),
};

type Addresses = {
  hrefOf: (orderId: string) => string;
  /** Leads to who sends it back. */
  customerOf?: (order: { user_id: string | null; phone: string }) => ReactNode;
};

/** Returns that stand alike, with the next step for each. */
export function ReturnList({ list, ...addresses }: Addresses & { list: ReturnListId }) {
  const { data, error, refetch } = useQuery(returnsQuery(list));
  if (!data && error)
    return <NotLoaded title={t('The returns could not be loaded')} error={error} again={refetch} />;
  if (!data) return <Spinner label={t('Loading returns')} />;
  if (data.length === 0)
    return (
      <EmptyState title={t('No returns here')}>
        {t('Buyers ask for a return on the page of their order.')}
      </EmptyState>
    );
  return (
    <ul className="grid gap-3">
      {data.map((back) => (
        <Return key={back.id} back={back} {...addresses} />
      ))}
    </ul>
  );
}

function Return({ back, hrefOf, customerOf }: Addresses & { back: DeskReturn }) {
  const [step, setStep] = useState<ReturnType<typeof stepsOf>[number] | null>(null);
  return (
    <li className="border-line bg-surface grid gap-3 rounded-2xl border p-4 shadow-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <Link
            to={hrefOf(back.order_id)}
            className="text-leaf-700 font-semibold tabular-nums underline underline-offset-4"
          >
            {back.order?.number}
          </Link>{' '}
          <Badge tone="clay">{reasons[back.reason] ?? back.reason}</Badge>
          {back.state === 'refused' && <Badge>{t('Refused')}</Badge>}
          <p className="text-muted text-sm">
            {back.order?.contact_name} · {formatPhone(back.order?.phone ?? '')} ·{' '}
            {t('asked {time}', { time: formatDateTime(back.created_at) })} ·{' '}
            {t('delivered {day}', { day: formatDate(back.order?.delivered_at) })}
          </p>
        </div>
        <p className="sm:text-right">
          <strong className="tabular-nums">{formatKes(back.refund_kes)}</strong>
          {back.refunded_kes > 0 && back.state !== 'refunded' && (
            <span className="text-muted block text-sm">
              {t('{amount} of it went back already', { amount: formatKes(back.refunded_kes) })}
            </span>
          )}
          {back.delivery_kes > 0 && back.state !== 'refunded' && (
            <span className="text-muted block text-sm">
              {t('with {amount} for delivery', { amount: formatKes(back.delivery_kes) })}
            </span>
          )}
        </p>
      </div>
      <ul>
        {back.items.map((item) => (
          <li key={item.order_item_id}>
            {item.quantity} × {item.line?.name}, {item.line?.size}
            {item.opened && <span className="text-clay-700"> · {t('opened')}</span>}
            {item.restocked && <span className="text-muted"> · {t('back on the shelf')}</span>}
          </li>
        ))}
      </ul>
      {back.details && <p className="bg-sunk rounded-lg p-3 text-pretty wrap-anywhere">{back.details}</p>}
      {back.photo_path && <Photo path={back.photo_path} />}
      {back.decision_note && (
        <p className="text-muted text-sm">{t('Our note: {note}', { note: back.decision_note })}</p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {stepsOf(back.state, back.order?.user_id === null).map((one, index) => (
          <Button
            key={one.next}
            size="sm"
            variant={index === 0 ? 'primary' : 'secondary'}
            onClick={() => setStep(one)}
          >
            {one.label}
          </Button>
        ))}
        {back.order && customerOf?.(back.order)}
      </div>
      {step && <StepDialog back={back} step={step} onClose={() => setStep(null)} />}
    </li>
  );
}

function Photo({ path }: { path: string }) {
  const { data, error } = useQuery(photoQuery(path));
  if (error) return <p className="text-muted text-sm">{t('The buyer’s photo could not be loaded.')}</p>;
  if (!data) return <Spinner label={t('Loading the photo')} quiet className="justify-start py-2" />;
  return (
    <a href={data} target="_blank" rel="noopener" className="w-fit">
      <img src={data} alt={t('What the buyer photographed')} className="max-h-56 rounded-lg" />
    </a>
  );
}

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
const stepsOf = (state: string, isGuest: boolean): Step[] =>
  (steps[state] ?? []).map(({ toMember, toGuest }) => (isGuest ? toGuest : toMember));

type Props = { back: DeskReturn; step: ReturnType<typeof stepsOf>[number]; onClose: () => void };

/** Asks for what the next step of a return needs. */
function StepDialog({ back, step, onClose }: Props) {
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
