import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, EyeIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';
import type { ProductSummary } from './product.ts';
import { MOST_COMPARED } from './shop-address.ts';
import { useSharedShopView } from './shop-view-context.ts';

/** What cards on a wide screen offer beside buying: a quick view, and a place in the comparison. */
export function CardTools({ product }: { product: ProductSummary }) {
  const { compare, toggleCompared, lookAt } = useSharedShopView();
  const chosen = compare.includes(product.id);
  const full = !chosen && compare.length >= MOST_COMPARED;
  return (
    <>
      <Button variant="quiet" size="sm" className="grow px-1!" onClick={() => lookAt(product.id)}>
        <EyeIcon className="size-5 xl:hidden" />
        {t('Quick view')}
        <span className="sr-only">: {product.name}</span>
      </Button>
      <Button
        variant="quiet"
        size="sm"
        className="grow px-1!"
        aria-pressed={chosen}
        disabled={full}
        title={full ? t('Up to {n} products can be compared', { n: MOST_COMPARED }) : undefined}
        onClick={() => toggleCompared(product.id)}
      >
        <span
          aria-hidden="true"
          className={cn(
            'grid size-5 place-items-center rounded-sm border',
            chosen ? 'border-leaf bg-leaf text-on-leaf' : 'border-edge',
          )}
        >
          {chosen && <CheckIcon className="size-4" />}
        </span>
        {t('Compare')}
        <span className="sr-only">: {product.name}</span>
      </Button>
    </>
  );
}
