import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDateTime, formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/desk.ts';
import { type Rider, ridersQuery } from './riders.queries.ts';
import { SettleRiderDialog } from './settle-rider-dialog.tsx';

type Props = {
  /** Whether they may give money up, as owners may. */
  mayWriteOff: boolean;
  hrefOf: (bill: { kind: string; bill_id: string; number: string }) => string;
};

/** Cash that riders took at the door and have not handed in. Nothing where there is none. */
export function WithRiders({ mayWriteOff, hrefOf }: Props) {
  const { data, error } = useQuery(ridersQuery);
  if (error) return <Alert tone="danger">{errorText(error)}</Alert>;
  if (!data || data.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('With riders')}</h2>
      <p className="text-muted">{t('Cash taken at the door. It counts in the till once it is handed in.')}</p>
      <ul className="grid gap-3">
        {data.map((rider) => (
          <RiderRow key={rider.rider} rider={rider} mayWriteOff={mayWriteOff} hrefOf={hrefOf} />
        ))}
      </ul>
    </section>
  );
}

function RiderRow({ rider, mayWriteOff, hrefOf }: Props & { rider: Rider }) {
  const [asks, setAsks] = useState<'handed_in' | 'written_off' | null>(null);
  return (
    <li className="border-line bg-surface grid gap-3 rounded-2xl border p-4 shadow-sm">
      <p className="wrap-anywhere">
        <strong>{rider.rider}</strong> · <span className="tabular-nums">{formatKes(rider.owed_kes)}</span>
        <span className="text-muted block text-sm">
          {t.count(rider.orders, '{n} order, since {time}', '{n} orders, since {time}', {
            time: formatDateTime(rider.since),
          })}
        </span>
      </p>
      <ul className="text-sm">
        {rider.taken.map(({ order_id: id, number, at, amount_kes: kes, left_kes: left }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
            <span>
              {number !== null && (
                <Link
                  to={hrefOf({ kind: 'order', bill_id: id, number })}
                  className="text-leaf-700 underline underline-offset-4"
                >
                  {number}
                </Link>
              )}{' '}
              · {formatDateTime(at)}
            </span>
            <span>
              {left === kes
                ? formatKes(kes)
                : t('{left} of {amount}', { left: formatKes(left), amount: formatKes(kes) })}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setAsks('handed_in')}>
          {t('Handed in')}
        </Button>
        {mayWriteOff && (
          <Button size="sm" variant="quiet" onClick={() => setAsks('written_off')}>
            {t('Write off')}
          </Button>
        )}
      </div>
      {asks && <SettleRiderDialog rider={rider} outcome={asks} onClose={() => setAsks(null)} />}
    </li>
  );
}
