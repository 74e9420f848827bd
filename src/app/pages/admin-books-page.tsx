import { useSearchParams } from 'react-router';

import { billHref } from '../../entities/bills/bill.ts';
import { DeskListView } from '../../features/back-office/desk-list-view.tsx';
import { textOf, useListState } from '../../features/back-office/desk-list.ts';
import { invoiceList } from '../../features/back-office/lists.ts';
import { DailyClose, MoneyExport } from '../../features/payment-desk/books.tsx';
import { useCapabilities } from '../../features/roles/roles.queries.ts';
import { TaxSummary } from '../../features/shop-settings/tax-summary.tsx';
import { paths } from '../../lib/paths.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/desk.ts';
import { AdminFrame } from '../admin-frame.tsx';

const tabs = ['day', 'invoices', 'files', 'tax'] as const;

/** What an accountant reads: the close of the days, invoices, files and how the shop is taxed. Nothing is changed here. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const { may } = useCapabilities();
  return (
    <AdminFrame title={t('Books')} intro={t('To read and to take along. Nothing is changed here.')}>
      <Tabs
        label={t('Books')}
        value={tabs.find((tab) => tab === query.get('tab')) ?? 'day'}
        onChange={(tab) => setQuery({ tab }, { replace: true, preventScrollReset: true })}
        items={[
          {
            value: 'day',
            label: t('Daily close'),
            content: (
              <DailyClose
                day={query.get('day')}
                mayClose={false}
                onDay={(day) => setQuery({ tab: 'day', day }, { replace: true, preventScrollReset: true })}
                hrefOf={({ kind, bill_id: id, number }) =>
                  may('payments') && kind && id && number ? billHref({ kind, bill_id: id, number }) : null
                }
              />
            ),
          },
          { value: 'invoices', label: t('Invoices'), content: <Invoices /> },
          { value: 'files', label: t('Files'), content: <MoneyExport /> },
          { value: 'tax', label: t('VAT'), content: <TaxSummary maySet={may('settings')} /> },
        ]}
      />
    </AdminFrame>
  );
}

function Invoices() {
  const [state, setState] = useListState(invoiceList, { tab: 'invoices' });
  return (
    <DeskListView
      list={invoiceList}
      state={state}
      onState={setState}
      hrefOf={(row) => paths.receipt(textOf(row, 'bill_id'))}
    />
  );
}
