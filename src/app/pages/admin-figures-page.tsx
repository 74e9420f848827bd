import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { billHref } from '../../entities/bills/bill.ts';
import { DeskListView } from '../../features/back-office/desk-list-view.tsx';
import { textOf, useListState } from '../../features/back-office/desk-list.ts';
import { invoiceList } from '../../features/back-office/lists.ts';
import { type Period, PeriodPicker, readPeriod } from '../../features/figures/period.tsx';
import { ShopCharts } from '../../features/figures/shop-charts.tsx';
import { SiteCharts, VisitFunnel } from '../../features/figures/site-charts.tsx';
import { DailyClose, MoneyExport } from '../../features/payment-desk/books.tsx';
import { useCapabilities } from '../../features/roles/roles.queries.ts';
import { TaxSummary } from '../../features/shop-settings/tax-summary.tsx';
import { nairobiDate } from '../../lib/nairobi.ts';
import type { PageModule } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/desk.ts';
import { AdminFrame } from '../admin-frame.tsx';

/** How the shop is doing, against the same number of days before. */
export function Component() {
  return (
    <AdminFrame title={t('Figures')} intro={t('Each period beside the one of the same length before it.')}>
      <Figures />
    </AdminFrame>
  );
}

function Figures() {
  const [query, setQuery] = useSearchParams();
  const [today] = useState(() => nairobiDate(Date.now()));
  const period = readPeriod(query, today);
  const show = ({ from, until }: Period): void =>
    setQuery({ from, until }, { replace: true, preventScrollReset: true });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PeriodPicker period={period} today={today} onPeriod={show} />
      <section aria-labelledby="figures-shop" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <h2 id="figures-shop" className="text-2xl">
          {t('Shop')}
        </h2>
        <ShopCharts period={period} />
      </section>
      <section aria-labelledby="figures-visits" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <h2 id="figures-visits" className="text-2xl">
          {t('Visits')}
        </h2>
        <VisitFunnel period={period} />
      </section>
      <section aria-labelledby="figures-site" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <h2 id="figures-site" className="text-2xl">
          {t('Speed and errors')}
        </h2>
        <SiteCharts period={period} />
      </section>
    </div>
  );
}

const tabs = ['day', 'invoices', 'files', 'tax'] as const;

/** What an accountant reads: the close of the days, invoices, files and how the shop is taxed. Nothing is changed here. */
export const books: PageModule = { Component: Books };

function Books() {
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
