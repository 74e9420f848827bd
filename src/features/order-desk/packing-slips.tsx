import { useQuery } from '@tanstack/react-query';
import { encode } from 'uqr';

import { shownPhone } from '../../entities/shop-identity/identity.queries.ts';
import { formatDate, formatKes, formatPhone } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NotLoaded } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/desk.ts';
import { type PackingSlip, slipsQuery } from './order-desk.queries.ts';

type Props = {
  orderIds: string[];
  /** Where the buyer of a slip sees how far the parcel is. */
  trackHrefOf: (slip: PackingSlip) => string;
};

/** A slip for every parcel, each on a sheet of its own when printed: its label above, what goes into it below. */
export function PackingSlips({ orderIds, trackHrefOf }: Props) {
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
        <Slip key={slip.id} slip={slip} trackHref={trackHrefOf(slip)} />
      ))}
    </div>
  );
}

/** An address as dots that a telephone's camera reads. */
function Code({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-28 shrink-0 rounded-sm bg-white"
    >
      <path d={dots.join('')} fill="#000" />
    </svg>
  );
}

function Slip({ slip, trackHref }: { slip: PackingSlip; trackHref: string }) {
  const weight = slip.items.reduce((sum, item) => sum + item.weight_g, 0);
  return (
    // On paper dark on white in both themes.
    <article className="border-line bg-surface grid gap-4 rounded-2xl border p-5 shadow-sm print:break-after-page print:border-0 print:p-0 print:shadow-none print:[--color-ink:#000] print:[--color-line:#999] print:[--color-muted:#333] print:[--color-surface:#fff]">
      <div className="border-line flex items-start justify-between gap-4 border-b pb-4">
        <div className="grid gap-1">
          <strong className="font-serif text-xl">{slip.sender.name}</strong>
          <p className="text-pretty">
            {t('If it cannot be handed over, return it to {address}.', { address: slip.sender.address })}
          </p>
          <p className="tabular-nums">
            {shownPhone(slip.sender.phone)}, <span className="wrap-anywhere">{slip.sender.email}</span>
          </p>
        </div>
        <figure className="grid justify-items-center gap-1">
          <Code text={trackHref} label={t('Code of the address {address}', { address: trackHref })} />
          <figcaption className="text-muted text-xs">{t('Where is my parcel?')}</figcaption>
        </figure>
      </div>
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
              <td className="py-2 text-right wrap-anywhere">
                {item.lots.map(({ code, best_before: day, pieces }) => (
                  <span key={code} className="block">
                    {pieces < item.quantity && <span className="tabular-nums">{pieces} × </span>}
                    {code}
                    {day && <span className="text-muted block text-sm">{formatDate(day)}</span>}
                  </span>
                ))}
                {item.lots.length === 0 && (item.lot ?? '–')}
              </td>
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
