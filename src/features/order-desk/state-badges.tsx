import { Badge } from '../../ui/badge.tsx';
import { t } from '../../words/desk.ts';

type Tone = 'neutral' | 'leaf' | 'clay' | 'gold' | 'danger' | 'info';

const payments: Record<string, { text: string; tone: Tone }> = {
  unpaid: { text: t('Not paid'), tone: 'neutral' },
  awaiting: { text: t('Awaiting M-Pesa'), tone: 'gold' },
  paid: { text: t('Paid'), tone: 'leaf' },
  failed: { text: t('Payment failed'), tone: 'clay' },
  expired: { text: t('Not paid in time'), tone: 'neutral' },
  needs_review: { text: t('Needs review'), tone: 'danger' },
  refund_due: { text: t('Refund due'), tone: 'danger' },
  refunded: { text: t('Refunded'), tone: 'neutral' },
};

const fulfilments: Record<string, { text: string; tone: Tone }> = {
  placed: { text: t('Placed'), tone: 'info' },
  packed: { text: t('Packed'), tone: 'info' },
  dispatched: { text: t('On the way'), tone: 'gold' },
  delivered: { text: t('Delivered'), tone: 'leaf' },
  cancelled: { text: t('Cancelled'), tone: 'neutral' },
};

const returns: Record<string, { text: string; tone: Tone }> = {
  requested: { text: t('Return asked for'), tone: 'danger' },
  approved: { text: t('Return coming'), tone: 'gold' },
  received: { text: t('Return here'), tone: 'danger' },
  refused: { text: t('Return refused'), tone: 'neutral' },
  refunded: { text: t('Return paid back'), tone: 'neutral' },
};

type Standing = {
  payment_method: string;
  payment_state: string;
  fulfilment_state: string;
  return_state: string;
};

/** How an order stands, once for the goods, once for the money and once for what came back. */
export function StateBadges({ order }: { order: Standing }) {
  const goods = fulfilments[order.fulfilment_state];
  const money =
    order.payment_method === 'cash' &&
    order.payment_state === 'unpaid' &&
    order.fulfilment_state !== 'cancelled'
      ? { text: t('Cash on delivery'), tone: 'neutral' as const }
      : payments[order.payment_state];
  const back = returns[order.return_state];
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={goods?.tone}>{goods?.text ?? order.fulfilment_state}</Badge>
      <Badge tone={money?.tone}>{money?.text ?? order.payment_state}</Badge>
      {back && <Badge tone={back.tone}>{back.text}</Badge>}
    </span>
  );
}
