import type { QuoteLine } from '../../entities/quote/quote.queries.ts';
import { formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/account.ts';

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

type Props = { changes: CartChanges; onAccept: (changes: CartChanges) => void };

/** What changed since the cart was filled, and the one press that takes it as it is now. */
export function ChangeNotice({ changes, onAccept }: Props) {
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

type WhoOrdersProps = { signInTo: string; onGuest: () => void };

/** Asks a visitor whether the order shall belong to an account. */
export function WhoOrders({ signInTo, onGuest }: WhoOrdersProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Card className="grid grid-rows-[auto_1fr_auto] gap-3">
        <h2 className="text-xl">{t('With an account')}</h2>
        <p className="text-muted text-pretty">
          {t('Your orders, receipts and addresses are kept, and you hear at once when a parcel moves.')}
        </p>
        <Link to={signInTo} className={buttonStyles({ size: 'lg' })}>
          {t('Sign in or sign up')}
        </Link>
      </Card>
      <Card className="grid grid-rows-[auto_1fr_auto] gap-3">
        <h2 className="text-xl">{t('Without an account')}</h2>
        <p className="text-muted text-pretty">
          {t(
            'Your phone number is enough. You follow the parcel with the order number and that phone, and can still move the order into an account later.',
          )}
        </p>
        <Button variant="secondary" size="lg" onClick={onGuest}>
          {t('Continue without an account')}
        </Button>
      </Card>
    </div>
  );
}
