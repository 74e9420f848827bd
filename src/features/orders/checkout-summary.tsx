import { formatKes } from '../../lib/format.ts';
import { ResponsivePicture } from '../../ui/responsive-picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Quote } from './quote.queries.ts';

type Props = {
  quote: Quote | undefined;
  county: string;
  /** Whether the quote is still the one of the county or cart before. */
  pending: boolean;
};

/** `1`, `2` → `1–2 days`; `1`, `1` → `1 day`; `0`, `1` → `Today or tomorrow` */
export function deliveryDays(least: number, most: number): string {
  if (most === 0) return 'Today';
  if (least === 0) return most === 1 ? 'Today or tomorrow' : `Within ${most} days`;
  if (least === most) return `${least} ${least === 1 ? 'day' : 'days'}`;
  return `${least}–${most} days`;
}

/** The lines, the delivery and the total as the database works them out. */
export function CheckoutSummary({ quote, county, pending }: Props) {
  if (!quote)
    return (
      <div className="grid gap-3" aria-busy="true">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-8" />
      </div>
    );
  const known = county !== '' && !pending && quote.delivery_kes !== null;
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
              <span className="block leading-snug font-medium">
                {line.name ?? 'A product no longer sold'}
              </span>
              <span className="text-muted flex flex-wrap gap-x-2 text-sm">
                {line.size && <span>{line.size}</span>}
                <span className="whitespace-nowrap">
                  {line.problem === 'gone'
                    ? 'No longer sold'
                    : `${line.quantity} × ${formatKes(line.unit_price_kes)}`}
                </span>
              </span>
            </span>
            <span className="font-medium whitespace-nowrap tabular-nums">
              {formatKes(line.line_total_kes)}
            </span>
          </li>
        ))}
      </ul>
      <dl className="border-line grid gap-2 border-t pt-4 tabular-nums" aria-busy={pending}>
        <Row name="Subtotal" value={formatKes(quote.subtotal_kes)} />
        <Row
          name={county === '' ? 'Delivery' : `Delivery to ${county}`}
          value={known && quote.delivery_kes !== null ? formatKes(quote.delivery_kes) : deliveryHint(county)}
        />
        {known && quote.min_days !== null && quote.max_days !== null && (
          <Row name="Arrives" value={deliveryDays(quote.min_days, quote.max_days)} />
        )}
        <div className="border-line flex justify-between gap-4 border-t pt-3 text-lg font-bold">
          <dt>Total</dt>
          <dd>{known && quote.total_kes !== null ? formatKes(quote.total_kes) : '–'}</dd>
        </div>
      </dl>
    </>
  );
}

const deliveryHint = (county: string): string => (county === '' ? 'Choose your county' : 'Working it out…');

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="text-right">{value}</dd>
    </div>
  );
}
