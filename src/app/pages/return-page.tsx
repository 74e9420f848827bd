import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { OrderGate } from '../../features/orders/order-gate.tsx';
import { canReturn, type OrderDetails } from '../../features/orders/order.ts';
import { ReturnForm } from '../../features/orders/return-form.tsx';
import { useReturnDays } from '../../features/orders/returns.queries.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/account.ts';

/** Asking for a return of a delivered order. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <div className="page pb-12">
      <PageHead title={t('Return')} noIndex />
      <OrderGate id={id}>{(order, token) => <ReturnView order={order} token={token} />}</OrderGate>
    </div>
  );
}

function ReturnView({ order, token }: { order: OrderDetails; token: string | null }) {
  const navigate = useNavigate();
  const session = useSession();
  const days = useReturnDays();
  const [now] = useState(() => Date.now());
  const back = paths.order(order.id);
  return (
    <>
      <PageHeader
        eyebrow={
          <Link to={back} className="text-leaf-700 underline underline-offset-4">
            {t('Order {number}', { number: order.number })}
          </Link>
        }
        title={t('Return something')}
        intro={
          <>
            {t('Within {n} days of delivery.', { n: days })}{' '}
            <Link to={paths.returns()} className="text-leaf-700 underline underline-offset-4">
              {t('How returns work')}
            </Link>
          </>
        }
      />
      {canReturn(order, days, now) ? (
        <ReturnForm
          order={order}
          sender={token === null ? { userId: session?.user.id ?? '' } : { token }}
          onDone={() => void navigate(back, { replace: true })}
        />
      ) : (
        <EmptyState
          title={t('There is nothing to return now')}
          action={
            <Link to={back} className={buttonStyles({})}>
              {t('See the order')}
            </Link>
          }
        >
          {t('Returns are possible for {n} days after the delivery, one at a time.', { n: days })}
        </EmptyState>
      )}
    </>
  );
}
