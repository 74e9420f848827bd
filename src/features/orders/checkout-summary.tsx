import type { Quote, QuoteLine } from '../../entities/quote/quote.queries.ts';
import { formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
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

/** What differs from the cart as its buyer last saw it. */
export type CartChanges = {
  /** One sentence a difference. */
  words: string[];
  /** The pieces that can be had, by product id; 0 takes the line out. */
  quantities: Map<number, number>;
  /** Today's prices, by product id. */
  prices: Map<number, number>;
  /** Whether they must be accepted first. Something that became cheaper is only told. */
  blocking: boolean;
};

/** @param shownPrices as the cart last showed them, by product id */
export function cartChanges(
  lines: readonly QuoteLine[],
  shownPrices: ReadonlyMap<number, number>,
): CartChanges {
  const changes: CartChanges = { words: [], quantities: new Map(), prices: new Map(), blocking: false };
  for (const line of lines) {
    if (line.problem !== null) {
      changes.quantities.set(line.product_id, line.problem === 'short' ? line.stock : 0);
      changes.words.push(problemWords(line));
      changes.blocking = true;
    }
    const before = shownPrices.get(line.product_id);
    if (before === undefined || before === line.unit_price_kes) continue;
    if (line.problem === 'gone' || line.problem === 'sold_out') continue;
    changes.prices.set(line.product_id, line.unit_price_kes);
    changes.words.push(
      `${line.name ?? t('This product')}: ${formatKes(before)} → ${formatKes(line.unit_price_kes)}`,
    );
    if (line.unit_price_kes > before) changes.blocking = true;
  }
  return changes;
}

function problemWords(line: QuoteLine): string {
  const name = line.name ?? t('A product');
  if (line.problem === 'gone') return t('{name} is no longer sold', { name });
  if (line.problem === 'sold_out') return t('{name} is sold out', { name });
  return t('Only {n} of {name} left', { n: line.stock, name });
}

type ChangeNoticeProps = { changes: CartChanges; onAccept: (changes: CartChanges) => void };

/** What changed since the cart was filled, and the one press that takes it as it is now. */
export function ChangeNotice({ changes, onAccept }: ChangeNoticeProps) {
  if (changes.words.length === 0) return null;
  return (
    <Alert
      tone={changes.blocking ? 'warning' : 'info'}
      title={t('Your order has changed since you filled your cart')}
      action={
        <Button size="sm" variant="secondary" onClick={() => onAccept(changes)}>
          {changes.blocking ? t('Accept the changes') : t('All right')}
        </Button>
      }
    >
      <ul className="grid gap-1">
        {changes.words.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** Tells a visitor what an account is good for; the order goes on without one. */
export function AccountOffer({ signInTo }: { signInTo: string }) {
  return (
    <p className="text-muted mb-5 text-pretty">
      {t.rich(
        'Have an account? <link>Sign in</link>, and your details are filled in and the order is kept there.',
        {
          link: (words) => (
            <Link to={signInTo} className="text-leaf-700 font-semibold underline underline-offset-4">
              {words}
            </Link>
          ),
        },
      )}
    </p>
  );
}
