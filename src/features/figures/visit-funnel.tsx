import { useQuery } from '@tanstack/react-query';

import { formatNumber } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';
import { t } from '../../words/desk.ts';
import { type FunnelStep, visitFiguresQuery } from './figures.queries.ts';
import { Loaded } from './loaded.tsx';
import { changeText, type Period } from './period.tsx';

const names: Record<string, string> = {
  visit: t('Came to the site'),
  shop: t('Looked at the shop'),
  cart: t('Opened the cart'),
  checkout: t('Went to the checkout'),
  order: t('Ordered'),
};

const share = (part: number, whole: number): string =>
  whole === 0 ? '0%' : `${formatNumber((part / whole) * 100, 1)}%`;

/** How many visits got how far on the way to an order. */
export function VisitFunnel({ period }: { period: Period }) {
  const query = useQuery(visitFiguresQuery(period));
  return (
    <Loaded query={query} what={t('the visits')}>
      {(steps) => (
        <Card>
          <h3 className="text-lg">{t('From a visit to an order')}</h3>
          <p className="text-muted mt-1 text-sm">
            {t('Visits that got so far. Who does not want to be counted is not in it.')}
          </p>
          <Steps steps={steps} />
        </Card>
      )}
    </Loaded>
  );
}

function Steps({ steps }: { steps: FunnelStep[] }) {
  const all = steps[0]?.many ?? 0;
  return (
    <ol className="mt-4 grid gap-3">
      {steps.map(({ step, many, before }) => (
        <li key={step} className="grid gap-1">
          <span className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{names[step] ?? step}</span>
            <span className="tabular-nums">
              <strong>{formatNumber(many)}</strong>
              <span className="text-muted">
                {' '}
                · {t('{share} of visits', { share: share(many, all) })} · {changeText(many, before)}
              </span>
            </span>
          </span>
          <span aria-hidden="true" className="bg-sunk h-3 overflow-hidden rounded-full">
            <span
              className="bg-leaf-500 block h-full rounded-full"
              style={{ width: `${all === 0 ? 0 : Math.max((many / all) * 100, many > 0 ? 1 : 0)}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}
