import type { Quote } from '../../entities/quote/quote.queries.ts';
import { formatKes } from '../../lib/format.ts';
import { ResponsivePicture } from '../../ui/responsive-picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { t } from '../../words/account.ts';
import { deliveryDays } from './place-fields.tsx';

type Props = {
  quote: Quote | undefined;
  /** The county or the name of the pickup point; '' while it is not chosen. */
  place: string;
  /** Whether the buyer fetches the parcel. */
  fetched: boolean;
  /** Whether the quote is still the one of the destination, coupon or cart before. */
  pending: boolean;
  /** Whether the prices have VAT in them. */
  hasVat: boolean;
};

/** The lines, the delivery and the total as the database works them out. */
export function CheckoutSummary({ quote, place, fetched, pending, hasVat }: Props) {
  if (!quote)
    return (
      <div className="grid gap-3" aria-busy="true">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-8" />
      </div>
    );
  const known = place !== '' && !pending && quote.delivery_kes !== null;
  return (
    <>
      <ul className="grid gap-3">
        {quote.lines.map((line) => (
          <li key={line.product_id} className="flex items-center gap-3">
            {line.picture && (
              <span className="size-14 shrink-0">
                <ResponsivePicture name={line.picture} alt="" sizes="56px" className="rounded-lg" />
              </span>
            )}
            <span className="min-w-0 grow">
              <span className="block leading-snug font-semibold">
                {line.name ?? t('A product no longer sold')}
              </span>
              <span className="text-muted flex flex-wrap gap-x-2 text-sm">
                {line.size && <span>{line.size}</span>}
                <span className="whitespace-nowrap">
                  {line.problem === 'gone'
                    ? t('No longer sold')
                    : `${line.quantity} × ${formatKes(line.unit_price_kes)}`}
                </span>
              </span>
            </span>
            <span className="whitespace-nowrap tabular-nums">{formatKes(line.line_total_kes)}</span>
          </li>
        ))}
      </ul>
      <dl className="border-line grid gap-2 border-t pt-4 tabular-nums" aria-busy={pending}>
        <Row name={t('Subtotal')} value={formatKes(quote.subtotal_kes)} />
        {quote.discount_kes > 0 && (
          <div className="text-leaf-700 flex justify-between gap-4">
            <dt>{t('Coupon {code}', { code: quote.coupon?.code ?? '' })}</dt>
            <dd>−{formatKes(quote.discount_kes)}</dd>
          </div>
        )}
        <Row name={deliveryName(place, fetched)} value={deliveryValue(quote, place, known)} />
        {known && quote.min_days !== null && quote.max_days !== null && (
          <Row
            name={fetched ? t('Ready for you') : t('Arrives')}
            value={deliveryDays(quote.min_days, quote.max_days)}
          />
        )}
        <div className="border-line flex justify-between gap-4 border-t pt-3 text-lg font-semibold">
          <dt>{t('Total')}</dt>
          <dd>{known && quote.total_kes !== null ? formatKes(quote.total_kes) : '–'}</dd>
        </div>
      </dl>
      {hasVat && <p className="text-muted text-sm">{t('VAT is in the prices.')}</p>}
      {known && <FreeDelivery quote={quote} />}
    </>
  );
}

function deliveryName(place: string, fetched: boolean): string {
  if (place === '') return fetched ? t('Pickup') : t('Delivery');
  return fetched ? t('Pickup at {place}', { place }) : t('Delivery to {place}', { place });
}

function deliveryValue(quote: Quote, place: string, known: boolean): string {
  if (place === '') return t('Choose where it goes');
  if (quote.too_heavy) return t('Too heavy');
  if (!known || quote.delivery_kes === null) return t('Working it out…');
  return quote.delivery_kes === 0 ? t('Free') : formatKes(quote.delivery_kes);
}

/** How much is missing before delivery is free. */
function FreeDelivery({ quote }: { quote: Quote }) {
  const { free_delivery_from_kes: from, subtotal_kes: subtotal, delivery_kes: fee } = quote;
  if (from === null || fee === 0 || subtotal >= from) return null;
  return (
    <p className="text-muted text-sm">
      {t('Delivery here is free from {from}: {missing} to go.', {
        from: formatKes(from),
        missing: formatKes(from - subtotal),
      })}
    </p>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="text-right">{value}</dd>
    </div>
  );
}
