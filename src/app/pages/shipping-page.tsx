import { useQuery } from '@tanstack/react-query';

import { type DeliveryZone, deliveryQueries } from '../../entities/quote/quote.queries.ts';
import { useShop } from '../../entities/shop-identity/identity.queries.ts';
import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { language } from '../../words/language.ts';
import { t } from '../../words/shop.ts';

const cell = 'px-4 py-3 align-top whitespace-nowrap';

function days({ min_days, max_days }: DeliveryZone): string {
  if (min_days === max_days) return t.count(max_days, '{n} day', '{n} days');
  return min_days === 0
    ? t.count(max_days, 'Same day to {n} day', 'Same day to {n} days')
    : t('{min}–{max} days', { min: min_days, max: max_days });
}

function ZoneTable({ zones }: { zones: DeliveryZone[] }) {
  return (
    <section
      aria-label={t('Delivery fees')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reachable by keyboard
      tabIndex={0}
      className="border-line bg-surface overflow-x-auto rounded-2xl border shadow-sm"
    >
      <table className="w-full min-w-140 text-left">
        <thead className="bg-sunk text-muted text-sm">
          <tr>
            <th scope="col" className={cell}>
              {t('Area')}
            </th>
            <th scope="col" className={cell}>
              {t('Fee')}
            </th>
            <th scope="col" className={cell}>
              {t('Each further kg')}
            </th>
            <th scope="col" className={cell}>
              {t('Working days')}
            </th>
            <th scope="col" className={cell}>
              {t('Cash on delivery')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-line divide-y">
          {zones.map((zone) => (
            <tr key={zone.id}>
              <th scope="row" className="min-w-40 px-4 py-3 align-top">
                {t.known(zone.name)}
              </th>
              <td className={cell}>
                {formatKes(zone.base_fee_kes)}
                <span className="text-muted block text-sm">
                  {t('up to {n} kg', { n: zone.base_weight_g / 1000 })}
                </span>
              </td>
              <td className={cell}>{formatKes(zone.extra_kg_fee_kes)}</td>
              <td className={cell}>{days(zone)}</td>
              <td className={cell}>{zone.cash_on_delivery ? t('Yes') : t('No')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function Component() {
  const shop = useShop();
  const words = language === 'sw' ? shop.delivery_sw : shop.delivery_en;
  const { data, error, refetch } = useQuery(deliveryQueries.zones());
  return (
    <div className="page pb-8">
      <PageHead
        title={t('Delivery')}
        description={t('Delivery fees and times by area, to all 47 counties of Kenya.')}
      />
      <PageHeader
        eyebrow={t('Help')}
        title={t('Delivery to all 47 counties')}
        intro={t(
          'The fee depends on where you live and what the parcel weighs. Checkout shows it before you pay.',
        )}
      />
      {data ? (
        <ZoneTable zones={data} />
      ) : error ? (
        <Alert
          tone="warning"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              {t('Try Again')}
            </Button>
          }
        >
          {errorText(error)}
        </Alert>
      ) : (
        <Skeleton className="h-80" />
      )}
      <div className="prose mt-4">
        {words !== '' && <p>{words}</p>}
        <h2>{t('Good to know')}</h2>
        <ul>
          <li>{t('Name a landmark the rider will find: a school, a stage, a kiosk.')}</li>
          <li>{t('A second phone number helps when the first one is off.')}</li>
          <li>
            {t('Your order page and the bell tell you when the parcel is packed, on its way and delivered.')}
          </li>
        </ul>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={paths.shop()} className={buttonStyles({})}>
          {t('Visit the shop')}
        </Link>
        <Link to={paths.returns()} className={buttonStyles({ variant: 'secondary' })}>
          {t('Returns')}
        </Link>
      </div>
    </div>
  );
}
