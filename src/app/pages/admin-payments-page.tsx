import { useSearchParams } from 'react-router';

import { billHref, orderHref } from '../../entities/bills/bill.ts';
import { DailyClose, MoneyExport } from '../../features/payment-desk/books.tsx';
import { MoneyOut, TillPanel } from '../../features/payment-desk/mpesa-till.tsx';
import { OutgoingList } from '../../features/payment-desk/outgoings.tsx';
import { reconciliationStatuses } from '../../features/payment-desk/payment-desk.queries.ts';
import { RefundList } from '../../features/payment-desk/refund-list.tsx';
import { ReconciliationList, StatementImport } from '../../features/payment-desk/statement.tsx';
import { UnplacedMoney } from '../../features/payment-desk/unplaced-money.tsx';
import { WaitingList } from '../../features/payment-desk/waiting-list.tsx';
import { WithRiders } from '../../features/payment-desk/with-riders.tsx';
import { useCapabilities } from '../../features/roles/roles.queries.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/desk.ts';
import { AdminFrame } from '../admin-frame.tsx';

/** Money in doubt, the M-Pesa statement against our payments, and files for the accountant. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const { may } = useCapabilities();
  const show = (list: string): void => setQuery({ list }, { replace: true, preventScrollReset: true });
  const list = query.get('list');
  const status = reconciliationStatuses.find(({ id }) => id === list)?.id;
  return (
    <AdminFrame hasViews title={t('Payments')}>
      <Tabs
        label={t('Payments')}
        value={status ? 'statement' : list === 'day' || list === 'accountant' ? list : 'waiting'}
        onChange={(next) => show(next === 'statement' ? 'amount_differs' : next)}
        items={[
          {
            value: 'waiting',
            label: t('Waiting for you'),
            content: (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
                <MoneyOut />
                <RefundList hrefOf={billHref} />
                <OutgoingList />
                <WaitingList mayWriteOff={may('roles')} hrefOf={billHref} />
                <WithRiders mayWriteOff={may('roles')} hrefOf={billHref} />
                <UnplacedMoney />
              </div>
            ),
          },
          {
            value: 'day',
            label: t('Daily close'),
            content: (
              <DailyClose
                day={query.get('day')}
                mayClose
                mayBook={may('roles')}
                onDay={(day) => setQuery({ list: 'day', day }, { replace: true, preventScrollReset: true })}
                hrefOf={({ kind, bill_id: id, number }) =>
                  kind && id && number ? billHref({ kind, bill_id: id, number }) : null
                }
              />
            ),
          },
          {
            value: 'accountant',
            label: t('For the accountant'),
            content: <MoneyExport />,
          },
          {
            value: 'statement',
            label: t('M-Pesa statement'),
            content: (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
                <TillPanel />
                <StatementImport />
                <Tabs
                  label={t('Statement lines and payments')}
                  value={status ?? 'amount_differs'}
                  onChange={show}
                  items={reconciliationStatuses.map(({ id, label }) => ({
                    value: id,
                    label,
                    content: <ReconciliationList status={id} hrefOf={orderHref} />,
                  }))}
                />
              </div>
            ),
          },
        ]}
      />
    </AdminFrame>
  );
}
