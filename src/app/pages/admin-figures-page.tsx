import { useQuery } from '@tanstack/react-query';
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
import { businessQuery } from '../../features/shop-settings/shop-settings.queries.ts';
import { formatDate } from '../../lib/format.ts';
import { nairobiDate } from '../../lib/nairobi.ts';
import { type PageModule } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { NotLoaded } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
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

const classes: Record<string, string> = {
  standard: t('Standard (16%)'),
  zero: t('Zero-rated'),
  exempt: t('Exempt'),
};

/** Who sells and how that is taxed, to read. @param maySet whether the reader may go and change it */
function TaxSummary({ maySet }: { maySet: boolean }) {
  const { data, error, refetch } = useQuery(businessQuery);
  if (!data && error)
    return <NotLoaded title={t('This could not be loaded')} error={error} again={refetch} />;
  if (!data) return <Spinner label={t('Loading')} />;
  const className = (id: string): string => classes[id] ?? id;
  return (
    <Card className="grid max-w-2xl gap-4">
      <dl className="divide-line divide-y">
        <Row name={t('Trading name')}>{data.trading_name}</Row>
        <Row name={t('Address')}>{data.address}</Row>
        <Row name={t('KRA PIN')}>{data.kra_pin ?? t('none')}</Row>
        <Row name={t('Registered for VAT since')}>
          {data.vat_since === null ? t('Not registered') : formatDate(`${data.vat_since}T12:00:00Z`)}
        </Row>
        <Row name={t('VAT on delivery')}>{className(data.delivery_class)}</Row>
        <Row name={t('VAT on plans')}>{className(data.plan_class)}</Row>
        <Row name={t('VAT on consultations')}>{className(data.consultation_class)}</Row>
      </dl>
      <p className="text-muted text-sm">
        {t(
          'What is ordered keeps the class of its day. A product without a class is taxed at the standard rate.',
        )}
      </p>
      {maySet && (
        <Link to="/admin/settings?tab=business" className="text-leaf-700 w-fit underline underline-offset-4">
          {t('Change it in the settings')}
        </Link>
      )}
    </Card>
  );
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2">
      <dt className="text-muted">{name}</dt>
      <dd className="ml-auto text-right font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
