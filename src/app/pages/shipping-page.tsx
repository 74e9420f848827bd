import { useQuery } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type DeliveryZone, deliveryQueries } from '../delivery.queries.ts';

const cell = 'px-4 py-3 align-top whitespace-nowrap';

function days({ min_days, max_days }: DeliveryZone): string {
  if (min_days === max_days) return max_days === 1 ? '1 day' : `${max_days} days`;
  return min_days === 0
    ? `Same day to ${max_days} ${max_days === 1 ? 'day' : 'days'}`
    : `${min_days}–${max_days} days`;
}

function ZoneTable({ zones }: { zones: DeliveryZone[] }) {
  return (
    <section
      aria-label="Delivery fees"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reachable by keyboard
      tabIndex={0}
      className="border-line bg-surface overflow-x-auto rounded-2xl border shadow-sm"
    >
      <table className="w-full min-w-140 text-left">
        <thead className="bg-sunk text-muted text-sm">
          <tr>
            <th scope="col" className={cell}>
              Area
            </th>
            <th scope="col" className={cell}>
              Fee
            </th>
            <th scope="col" className={cell}>
              Each further kg
            </th>
            <th scope="col" className={cell}>
              Working days
            </th>
            <th scope="col" className={cell}>
              Cash on delivery
            </th>
          </tr>
        </thead>
        <tbody className="divide-line divide-y">
          {zones.map((zone) => (
            <tr key={zone.id}>
              <th scope="row" className={'min-w-40 px-4 py-3 align-top font-semibold'}>
                {zone.name}
              </th>
              <td className={cell}>
                {formatKes(zone.base_fee_kes)}
                <span className="text-muted block text-sm">up to {zone.base_weight_g / 1000} kg</span>
              </td>
              <td className={cell}>{formatKes(zone.extra_kg_fee_kes)}</td>
              <td className={cell}>{days(zone)}</td>
              <td className={cell}>{zone.cash_on_delivery ? 'Yes' : 'No'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function Component() {
  const { data, error, refetch } = useQuery(deliveryQueries.zones());
  return (
    <div className="page pb-8">
      <PageHead
        title="Delivery"
        description="Delivery fees and times by area, to all 47 counties of Kenya."
      />
      <PageHeader
        eyebrow="Help"
        title="Delivery to all 47 counties"
        intro="The fee depends on where you live and what the parcel weighs. Checkout shows it before you pay."
      />
      {data ? (
        <ZoneTable zones={data} />
      ) : error ? (
        <Alert
          tone="warning"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          {errorText(error)}
        </Alert>
      ) : (
        <Skeleton className="h-80" />
      )}
      <div className="prose mt-4">
        <h2>Good to know</h2>
        <ul>
          <li>Name a landmark the rider will find: a school, a stage, a kiosk.</li>
          <li>A second phone number helps when the first one is off.</li>
          <li>Your order page and the bell tell you when the parcel is packed, on its way and delivered.</li>
        </ul>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={paths.shop()} className={buttonStyles({})}>
          Visit the shop
        </Link>
        <Link to={paths.returns()} className={buttonStyles({ variant: 'secondary' })}>
          Returns
        </Link>
      </div>
    </div>
  );
}
