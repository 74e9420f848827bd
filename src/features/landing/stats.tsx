import { useQuery } from '@tanstack/react-query';

import { formatNumber } from '../../lib/format.ts';
import { t } from '../../words/shell.ts';
import { figuresFrom, JOURNALS } from './figures.ts';
import { landingQueries } from './landing.queries.ts';

/** How many people and orders there are; the smallest figures until, and unless, the count is read. */
export function Stats() {
  const { data = figuresFrom(null) } = useQuery(landingQueries.figures());
  const figures = [
    { label: t('Registered users'), value: formatNumber(data.users) },
    { label: t('Orders placed'), value: formatNumber(data.orders) },
    { label: t('Wellness journals'), value: JOURNALS },
  ];
  return (
    <section aria-label={t('Mizizi in figures')} className="rendered-near page pt-14">
      <dl className="bg-leaf text-on-leaf dark:bg-leaf-200 dark:text-ink grid grid-cols-3 gap-4 rounded-3xl px-5 py-7 sm:px-10 sm:py-8">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-pretty sm:text-base">{label}</dt>
            <dd className="font-serif text-3xl font-semibold tabular-nums sm:text-4xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
