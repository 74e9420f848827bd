import { cn } from '../../lib/cn.ts';
import { t } from '../../words/shop.ts';

/** From this many pieces down the shop says how many are left. */
const FEW = 5;

/** Whether a product can be had, in words and colour. `stock` null means: yes, how many depends on the option. */
export function StockState({ stock, className }: { stock: number | null; className?: string }) {
  'use no memo'; // renders rarely: memo caches would only add bytes
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
