import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { type Period, PeriodPicker, readPeriod } from '../../features/figures/period.tsx';
import { ShopCharts } from '../../features/figures/shop-charts.tsx';
import { SiteCharts, VisitFunnel } from '../../features/figures/site-charts.tsx';
import { nairobiDate } from '../../lib/nairobi.ts';
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
