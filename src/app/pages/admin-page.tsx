import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { TodayTiles } from '../../features/back-office/today-tiles.tsx';
import { todayKey } from '../../features/back-office/today.queries.ts';
import { useLiveOrders } from '../../features/order-desk/order-desk.queries.ts';
import { OrderQueueView } from '../../features/order-desk/order-queue-view.tsx';
import { type QueueId, queueFromQuery } from '../../features/order-desk/order-queue.ts';
import { MoneyOut } from '../../features/payment-desk/mpesa-till.tsx';
import { useCapabilities } from '../../features/roles/roles.queries.ts';
import { VERSION } from '../../lib/env.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/desk.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { deskOf } from '../desks.ts';
import { AdminOrder } from './admin-order.tsx';

/** The start of the desks: what waits today and, for whom it concerns, the orders. */
export function Component() {
  return (
    <AdminFrame title={t('Today')}>
      <Desk />
    </AdminFrame>
  );
}

function Desk() {
  const [query] = useSearchParams();
  const { may } = useCapabilities();
  const orderId = query.get('order');
  const canOpen = (address: string): boolean => {
    const [path = ''] = address.split('?');
    const { needs } = deskOf(path);
    return needs === null || may(needs);
  };
  if (orderId && may('orders')) return <Orders orderId={orderId} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <TodayTiles canOpen={canOpen} />
      {may('payments') && <MoneyOut showsRefunds />}
      {may('books') && !may('payments') && (
        <Card className="grid justify-items-start gap-3">
          <h2 className="text-xl">{t('Books')}</h2>
          <p className="text-muted">
            {t('The close of each day, invoices and credit notes, files and VAT.')}
          </p>
          <Link to={paths.adminBooks()} className={buttonStyles({})}>
            {t('Open the books')}
          </Link>
        </Card>
      )}
      {may('orders') && <Orders orderId={null} />}
      <p className="text-muted text-sm">{t('Mizizi, version {version}', { version: VERSION })}</p>
    </div>
  );
}

function Orders({ orderId }: { orderId: string | null }) {
  const [query, setQuery] = useSearchParams();
  const queryClient = useQueryClient();
  const queue = queueFromQuery(query.get('queue'));
  useLiveOrders(() => void queryClient.invalidateQueries({ queryKey: todayKey }));

  const addressOf = (next: QueueId, order?: string): string =>
    `${paths.admin()}?${new URLSearchParams({ queue: next, ...(order ? { order } : {}) })}`;
  const slipsHrefOf = (ids: string[]): string => `${paths.admin()}/slips?orders=${ids.join(',')}`;

  if (orderId)
    return (
      <AdminOrder
        key={orderId}
        id={orderId}
        backTo={addressOf(queue)}
        hrefOf={(id) => addressOf(queue, id)}
        slipsHref={slipsHrefOf([orderId])}
      />
    );
  return (
    <OrderQueueView
      queue={queue}
      onQueue={(next) => setQuery({ queue: next }, { replace: true, preventScrollReset: true })}
      hrefOf={(id) => addressOf(queue, id)}
      slipsHrefOf={slipsHrefOf}
    />
  );
}
