import { useQuery } from '@tanstack/react-query';

import { formatDate, formatKes, formatPhone } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NotLoaded } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/desk.ts';
import { type PackingSlip, slipsQuery } from './order-desk.queries.ts';

/** A slip for every parcel, each on a sheet of its own when printed. */
export function PackingSlips({ orderIds }: { orderIds: string[] }) {
  const { data, error, refetch } = useQuery({ ...slipsQuery(orderIds), enabled: orderIds.length > 0 });
  if (!data && error)
    return <NotLoaded title={t('The slips could not be loaded')} error={error} again={refetch} />;
  if (orderIds.length === 0 || data?.length === 0)
    return (
      <EmptyState title={t('No orders were chosen')}>
        {t('Choose orders on the desk, then open their slips.')}
      </EmptyState>
    );
  if (!data) return <Spinner label={t('Writing the slips')} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Button className="w-fit print:hidden" onClick={() => window.print()}>
        {t.count(data.length, 'Print the slip', 'Print {n} slips')}
      </Button>
      {data.map((slip) => (
        <Slip key={slip.id} slip={slip} />
      ))}
    </div>
  );
}

function Slip({ slip }: { slip: PackingSlip }) {
  const weight = slip.items.reduce((sum, item) => sum + item.weight_g, 0);
  return (
    // On paper dark on white in both themes.
    <article className="border-line bg-surface grid gap-4 rounded-2xl border p-5 shadow-sm print:break-after-page print:border-0 print:p-0 print:shadow-none print:[--color-ink:#000] print:[--color-line:#999] print:[--color-muted:#333] print:[--color-surface:#fff]">
      <header className="flex flex-wrap justify-between gap-4">
        <div>
          <h2 className="text-2xl tabular-nums">{slip.number}</h2>
          <p className="text-muted">{t('Placed {day}', { day: formatDate(slip.placed_at) })}</p>
        </div>
        {slip.cash_to_collect_kes > 0 && (
          <p className="border-ink rounded-lg border-2 px-4 py-2 text-lg font-semibold">
            {t('Collect {amount}', { amount: formatKes(slip.cash_to_collect_kes) })}
          </p>
        )}
      </header>
      <address className="not-italic">
        <strong className="text-lg">{slip.contact_name}</strong>
        <br />
        {slip.pickup_point ? t('Pickup: {place}', { place: slip.pickup_point }) : slip.landmark}
        <br />
        {t('{town}, {county} County', { town: slip.town, county: slip.county })}
        <br />
        {[slip.phone, slip.alt_phone]
          .filter((phone) => phone !== null)
          .map(formatPhone)
          .join(', ')}
      </address>
      {slip.note && <p className="text-pretty">{t('Note: {note}', { note: slip.note })}</p>}
      <table className="w-full text-left">
        <caption className="sr-only">
          {t('What goes into the parcel of {number}', { number: slip.number })}
        </caption>
        <thead className="border-line text-muted border-b text-sm">
          <tr>
            <th className="py-2 pr-3">{t('Pieces')}</th>
            <th className="py-2 pr-3">{t('Product')}</th>
            <th className="py-2 text-right">{t('Lot')}</th>
          </tr>
        </thead>
        <tbody>
          {slip.items.map((item) => (
            <tr key={`${item.sku} ${item.size}`} className="border-line border-b align-top">
              <td className="py-2 pr-3 text-lg font-semibold tabular-nums">{item.quantity}</td>
              <td className="py-2 pr-3">
                {item.name}, {item.size}
                <span className="text-muted block text-sm">{item.sku}</span>
              </td>
              <td className="py-2 text-right">{item.lot ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-muted text-sm tabular-nums">
        {t('Weight about {weight} kg', { weight: (weight / 1000).toFixed(2) })}
      </p>
    </article>
  );
}
