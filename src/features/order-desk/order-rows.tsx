import { type DeskWords, fulfilmentStates, paymentStates } from '../../entities/orders/desk-states.ts';
import { formatDateTime, formatKes, formatPhone } from '../../lib/format.ts';
import { Badge } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/desk.ts';

export type OrderRow = {
  id: string;
  number: string;
  placed_at: string;
  contact_name: string;
  town: string;
  county: string;
  phone: string;
  pickup_point_id: string | null;
  total_kes: number;
  payment_method: string;
  payment_state: string;
  fulfilment_state: string;
  return_state: string;
  pieces: number;
  notes: number;
};

type Props = {
  rows: readonly OrderRow[];
  hrefOf: (orderId: string) => string;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

const returns: DeskWords = {
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

/** Whether it left the shop paid, and M-Pesa took the payment back, or it was moved to the bill it was meant for. */
export const isOwing = ({
  payment_method: method,
  payment_state: payment,
  fulfilment_state: goods,
}: Omit<Standing, 'return_state'>): boolean =>
  method === 'mpesa'
    ? ['awaiting', 'failed'].includes(payment) && ['dispatched', 'delivered'].includes(goods)
    : payment === 'unpaid' && goods === 'delivered';

function moneyBadge(order: Standing): DeskWords[string] | undefined {
  if (isOwing(order)) return { text: t('Owing again'), tone: 'danger' };
  const isCash = order.payment_method === 'cash' && order.payment_state === 'unpaid';
  return isCash && order.fulfilment_state !== 'cancelled'
    ? { text: t('Cash on delivery'), tone: 'neutral' }
    : paymentStates[order.payment_state];
}

/** How an order stands, once for the goods, once for the money and once for what came back. */
export function StateBadges({ order }: { order: Standing }) {
  const goods = fulfilmentStates[order.fulfilment_state];
  const money = moneyBadge(order);
  const back = returns[order.return_state];
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={goods?.tone}>{goods?.text ?? order.fulfilment_state}</Badge>
      <Badge tone={money?.tone}>{money?.text ?? order.payment_state}</Badge>
      {back && <Badge tone={back.tone}>{back.text}</Badge>}
    </span>
  );
}

/** The orders of a queue one below the other, each to be opened or chosen. */
export function OrderRows({ rows, hrefOf, chosen, onChoose }: Props) {
  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <ul className="border-line bg-surface divide-line @container divide-y rounded-2xl border shadow-md">
      {rows.map((row) => (
        <li
          key={row.id}
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 p-2 pr-4 @2xl:grid-cols-[auto_8.5rem_minmax(0,1fr)_auto_7rem] @2xl:gap-x-4"
        >
          <label className="row-span-3 grid size-11 place-items-center self-start @2xl:row-span-1 @2xl:self-center">
            <input
              type="checkbox"
              aria-label={t('Choose order {number}', { number: row.number })}
              checked={chosen.has(row.id)}
              onChange={() => toggle(row.id)}
              className="accent-leaf-700 size-5"
            />
          </label>
          <Link
            to={hrefOf(row.id)}
            preventScrollReset
            className="text-leaf-700 inline-grid min-h-11 items-center font-semibold tabular-nums underline underline-offset-4"
          >
            {row.number}
          </Link>
          <strong className="text-right tabular-nums @2xl:order-last">{formatKes(row.total_kes)}</strong>
          <span className="col-span-2 col-start-2 min-w-0 @2xl:col-span-1 @2xl:col-start-auto">
            {row.contact_name},{' '}
            {row.pickup_point_id === null ? row.town : t('pickup in {town}', { town: row.town })}
            <span className="text-muted block text-sm">
              {formatDateTime(row.placed_at)} · {formatPhone(row.phone)} ·{' '}
              {t.count(row.pieces, '{n} piece', '{n} pieces')}
              {row.notes > 0 && ` · ${t.count(row.notes, '{n} note', '{n} notes')}`}
            </span>
          </span>
          <span className="col-span-2 col-start-2 pb-1 @2xl:col-span-1 @2xl:col-start-auto @2xl:pb-0">
            <StateBadges order={row} />
          </span>
        </li>
      ))}
    </ul>
  );
}
