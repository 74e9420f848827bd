import type { QuoteLine } from '../../entities/quote/quote.queries.ts';
import { formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
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
