import type { ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { StarIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';
import type { ProductSummary } from './product.ts';

/** The Swahili and the botanical name in one line, each marked with its language; nothing when it has neither. */
export function ProductNames({
  product,
  stacked = false,
  brief = false,
  className,
}: {
  product: Pick<ProductSummary, 'swahili_name' | 'botanical_name'>;
  /** Puts them below each other on a phone, for narrow places. */
  stacked?: boolean;
  /** Leaves out the second on a phone. */
  brief?: boolean;
  className?: string;
}) {
  const { swahili_name: swahili, botanical_name: botanical } = product;
  if (!swahili && !botanical) return null;
  return (
    <p className={className}>
      {swahili && <span lang="sw">{swahili}</span>}
      {swahili && botanical && (
        <span aria-hidden="true" className={stacked || brief ? 'max-sm:hidden' : undefined}>
          {' · '}
        </span>
      )}
      {botanical && (
        <i lang="la" className={cn(stacked && 'max-sm:block', brief && swahili && 'max-sm:hidden')}>
          {botanical}
        </i>
      )}
    </p>
  );
}

const quiet = (words: ReactNode) => <span className="sr-only">{words}</span>;

/** The mean of the reviews in a line: a star, the number and how many there are; nothing without reviews. */
export function Rating({
  rating,
  count,
  className,
}: {
  rating: number | null;
  count: number;
  className?: string;
}) {
  if (rating === null || count === 0) return null;
  return (
    <span className={cn('inline-flex items-center gap-1 text-sm', className)}>
      <StarIcon className="text-gold-500 size-4 fill-current" />
      <span className="font-semibold tabular-nums">
        {t.rich('<quiet>Rated </quiet>{mean}<quiet> of 5 in</quiet>', { quiet }, { mean: rating.toFixed(1) })}
      </span>
      <span className="text-muted tabular-nums">
        {count === 1
          ? t.rich('({n}<quiet> review</quiet>)', { quiet }, { n: count })
          : t.rich('({n}<quiet> reviews</quiet>)', { quiet }, { n: count })}
      </span>
    </span>
  );
}

/** From this many pieces down the shop says how many are left. */
const FEW = 5;

/** Whether a product can be had, in words and colour. `stock` null means: yes, how many depends on the option. */
export function StockState({ stock, className }: { stock: number | null; className?: string }) {
  const [words, colour, dot] =
    stock !== null && stock <= 0
      ? [t('Sold out'), 'text-muted', 'bg-edge']
      : stock !== null && stock <= FEW
        ? [t('Only {n} left', { n: stock }), 'text-clay-700', 'bg-clay-500']
        : [t('In stock'), 'text-leaf-700', 'bg-leaf-500'];
  return (
    <span className={cn('inline-flex items-center gap-1.5 text-sm font-semibold', colour, className)}>
      <span aria-hidden="true" className={cn('size-2 rounded-full', dot)} />
      {words}
    </span>
  );
}
