import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDateTime, formatKes, formatPhone } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { NotLoaded } from '../../ui/list-states.tsx';
import { t } from '../../words/desk.ts';
import { mayApprove, WhyNotApproved } from './outgoings.tsx';
import { SettleRefundDialog, WentTwiceDialog } from './refund-dialogs.tsx';
import { codeWords } from './refund-parts.tsx';
import {
  type Refund,
  type RefundDecision,
  refundsQuery,
  settleSentTwice,
  useRefundDecision,
} from './refunds.queries.ts';

type Bill = Pick<Refund, 'kind' | 'bill_id' | 'number'>;
type Hrefs = { hrefOf: (bill: Bill) => string };

const states: Record<string, { text: string; tone: 'gold' | 'danger' | 'info' | 'leaf' }> = {
  wanted: { text: t('Waits for approval'), tone: 'gold' },
  approved: { text: t('Goes out next'), tone: 'info' },
  sending: { text: t('M-Pesa is sending it'), tone: 'info' },
  done: { text: t('Sent back'), tone: 'leaf' },
  failed: { text: t('Not sent'), tone: 'danger' },
  doubtful: { text: t('Sent or not?'), tone: 'danger' },
};

/** Refunds that M-Pesa is told to send: what waits for somebody first, what was done last. Nothing where there are none. */
export function RefundList({ hrefOf }: Hrefs) {
  const { data, error, refetch } = useQuery(refundsQuery);
  if (!data && error)
    return <NotLoaded title={t('The refunds could not be loaded')} error={error} again={refetch} />;
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="refunds-by-mpesa" className="grid gap-3">
      <h2 id="refunds-by-mpesa" className="text-xl">
        {t('Refunds that are sent')}
      </h2>
      <ul className="grid gap-3" aria-live="polite">
        {data.map((refund) => (
          <RefundItem key={refund.id} refund={refund} hrefOf={hrefOf} />
        ))}
      </ul>
    </section>
  );
}

function RefundItem({ refund, hrefOf }: { refund: Refund } & Hrefs) {
  const state =
    refund.second_receipt === null
      ? states[refund.state]
      : ({ text: t('Sent twice'), tone: 'danger' } as const);
  return (
    <li className="border-line bg-surface grid gap-3 rounded-2xl border p-4 shadow-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <Link
            to={hrefOf(refund)}
            className="text-leaf-700 font-semibold tabular-nums underline underline-offset-4"
          >
            {refund.number}
          </Link>{' '}
          <Badge tone={state?.tone}>{state?.text ?? refund.state}</Badge>
          <p className="text-muted text-sm">
            {[
              refund.payer_name,
              refund.asked_by && t('{name} asked for it', { name: refund.asked_by }),
              refund.approved_by && t('{name} approved it', { name: refund.approved_by }),
              formatDateTime(refund.updated_at),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <strong className="tabular-nums">{formatKes(refund.amount_kes)}</strong>
      </div>
      {refund.second_receipt === null ? (
        <p className="text-pretty">{whatHappens(refund)}</p>
      ) : (
        <Alert tone="danger" title={t('This money went out twice')}>
          {t(
            'M-Pesa sent {amount} to {phone} with receipt {receipt}, and again with receipt {second}. Both are in the books. Ask the payer to send one back.',
            {
              amount: formatKes(refund.amount_kes),
              phone: phoneOf(refund),
              receipt: refund.receipt ?? '–',
              second: refund.second_receipt,
            },
          )}
        </Alert>
      )}
      {refund.note && <p className="text-muted text-sm">{t('Note: {note}', { note: refund.note })}</p>}
      <RefundActions refund={refund} />
    </li>
  );
}

/** Where it goes; a reversal goes to whoever paid, also where M-Pesa has not told who that is. */
const phoneOf = ({ phone }: Refund): string =>
  phone === null ? t('the number that paid') : formatPhone(phone);

/** How it goes, or why it does not, and what to do. */
function whatHappens(refund: Refund): string {
  const phone = phoneOf(refund);
  if (refund.way === 'by_hand')
    return refund.state === 'done'
      ? t('It was sent by hand to {phone}. Reference {receipt}.', { phone, receipt: refund.receipt ?? '–' })
      : t('{name} says that they sent it by hand to {phone}, reference {receipt}. {why}', {
          name: refund.asked_by ?? t('Somebody'),
          phone,
          receipt: refund.receipt ?? '–',
          why: refund.is_other_phone
            ? t('Nobody knows that this number paid.')
            : t('With what went back before, it is more than the limit.'),
        });
  if (refund.state === 'done')
    return refund.receipt
      ? t('M-Pesa has sent it to {phone}. Receipt {receipt}.', { phone, receipt: refund.receipt })
      : t('M-Pesa has sent it to {phone}.', { phone });
  if (refund.state === 'failed' || refund.state === 'doubtful') {
    if (refund.receipt)
      return t(
        'M-Pesa sent it with receipt {receipt}, but it could not be booked: look whether it went back twice.',
        {
          receipt: refund.receipt,
        },
      );
    const { text, next } = codeWords(refund.result_code, refund.state === 'failed');
    return refund.asks_status
      ? t('{text} M-Pesa is being asked. It is not sent again meanwhile.', { text })
      : t('{text} {next}', { text, next });
  }
  if (refund.way === 'reversal') return t('The whole payment is reversed, back to {phone}.', { phone });
  return refund.is_other_phone
    ? t('It goes to {phone}, of which nobody knows that it paid.', { phone })
    : t('It goes to {phone}, the number that paid.', { phone });
}

function RefundActions({ refund }: { refund: Refund }) {
  const decide = useRefundDecision(refund.id);
  const [open, setOpen] = useState<'approve' | 'settle' | 'twice' | null>(null);
  const say = (what: Exclude<RefundDecision['what'], 'settle_refund' | 'settle_sent_twice'>): void =>
    decide.mutate({ what }, { onSuccess: () => setOpen(null) });
  return (
    <>
      {refund.state === 'wanted' && (
        <WhyNotApproved
          approval={refund.approval}
          own={t('You asked for it, so somebody else approves it.')}
        />
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {mayApprove(refund.approval) && (
          <Button size="sm" onClick={() => setOpen('approve')}>
            {refund.way === 'by_hand' ? t('Approve') : t('Approve and send')}
          </Button>
        )}
        {refund.state === 'failed' && (
          <Button size="sm" busy={decide.isPending} onClick={() => say('retry_refund')}>
            {t('Try again')}
          </Button>
        )}
        {refund.state === 'doubtful' && (
          <Button size="sm" variant="secondary" onClick={() => setOpen('settle')}>
            {t('Settle it by the statement')}
          </Button>
        )}
        {refund.second_receipt !== null && (
          <Button size="sm" variant="secondary" onClick={() => setOpen('twice')}>
            {t('Say what became of it')}
          </Button>
        )}
        {refund.can_withdraw && (
          <Button
            size="sm"
            variant="secondary"
            disabled={decide.isPending}
            onClick={() => say('withdraw_refund')}
          >
            {refund.state === 'failed' ? t('Close') : t('Withdraw')}
          </Button>
        )}
      </div>
      {decide.error && open === null && <Alert tone="danger">{errorText(decide.error)}</Alert>}
      <ConfirmDialog
        open={open === 'approve'}
        onOpenChange={(isOpen) => {
          if (!isOpen) setOpen(null);
        }}
        title={
          refund.way === 'by_hand'
            ? t('Book {amount} as sent back?', { amount: formatKes(refund.amount_kes) })
            : t('Send {amount} back?', { amount: formatKes(refund.amount_kes) })
        }
        description={
          <>
            {t('{number}. {about}', { number: refund.number, about: whatHappens(refund) })}
            {decide.error && <Alert tone="danger">{errorText(decide.error)}</Alert>}
          </>
        }
        confirmLabel={refund.way === 'by_hand' ? t('Approve') : t('Approve and send')}
        busy={decide.isPending}
        onConfirm={() => say('approve_refund')}
      />
      {open === 'settle' && <SettleRefundDialog refund={refund} onClose={() => setOpen(null)} />}
      {open === 'twice' && (
        <WentTwiceDialog
          number={refund.number}
          amountKes={refund.amount_kes}
          settle={(said) => settleSentTwice(refund.id, said)}
          mayWriteOff
          inParts={false}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
