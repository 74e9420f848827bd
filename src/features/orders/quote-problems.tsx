import { formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { QuoteLine } from './quote.queries.ts';

type Props = {
  lines: readonly QuoteLine[];
  /** Prices as the cart last showed them, by product id. */
  shownPrices: ReadonlyMap<number, number>;
  onQuantity: (productId: number, quantity: number) => void;
};

/** What changed since the cart was filled, each with the one press that settles it. */
export function QuoteProblems({ lines, shownPrices, onQuantity }: Props) {
  const broken = lines.filter((line) => line.problem !== null);
  const repriced = lines.filter((line) => line.problem === null && priceBefore(line, shownPrices) !== null);
  return (
    <>
      {broken.map((line) => (
        <Alert
          key={line.product_id}
          tone="warning"
          title={problemTitle(line)}
          action={
            <Button size="sm" variant="secondary" onClick={() => onQuantity(line.product_id, keepable(line))}>
              {keepable(line) > 0 ? `Take ${keepable(line)} instead` : 'Remove from cart'}
            </Button>
          }
        />
      ))}
      {repriced.length > 0 && (
        <Alert tone="info" title="Prices changed since you filled your cart">
          {repriced.map((line) => (
            <p key={line.product_id}>
              {line.name}: {formatKes(priceBefore(line, shownPrices) ?? 0)} → {formatKes(line.unit_price_kes)}
            </p>
          ))}
        </Alert>
      )}
    </>
  );
}

const keepable = (line: QuoteLine): number => (line.problem === 'short' ? line.stock : 0);

function problemTitle(line: QuoteLine): string {
  const name = line.name ?? 'This product';
  if (line.problem === 'gone') return `${name} is no longer sold`;
  if (line.problem === 'sold_out') return `${name} is sold out`;
  return `Only ${line.stock} of ${name} left`;
}

/** The price the cart showed when it is not today's. */
function priceBefore(line: QuoteLine, shownPrices: ReadonlyMap<number, number>): number | null {
  const before = shownPrices.get(line.product_id);
  return before === undefined || before === line.unit_price_kes ? null : before;
}
