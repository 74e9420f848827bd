import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { t } from '../../words/shop.ts';
import { catalogueQueries } from './catalogue.queries.ts';
import { ProductNames, Rating, StockState } from './product-lines.tsx';
import type { ProductSummary } from './product.ts';

interface ProductCardProps {
  product: ProductSummary;
  /** The button that buys it. */
  action: ReactNode;
  /** A small control in the corner of the picture. */
  corner?: ReactNode;
  /** Further controls below the button that buys, above the link of the whole card. */
  tools?: ReactNode;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** True for the picture that decides how fast the page appears. */
  priority?: boolean;
  /** True for the other pictures of the first view. */
  eager?: boolean;
}

function CardPrice({ product }: { product: ProductSummary }) {
  if (product.variant_count > 0)
    return (
      <span className="font-semibold tabular-nums sm:text-lg">
        {t('from {price}', { price: formatKes(product.from_price_kes).replace(' ', '\u00a0') })}
      </span>
    );
  return <Price amount={product.price_kes} compareAt={product.compare_at_kes} className="sm:text-lg" />;
}

/** A product in the grid. The whole card leads to its page; the controls lie above that. */
export function ProductCard({
  product,
  action,
  corner,
  tools,
  sizes,
  priority = false,
  eager = priority,
}: ProductCardProps) {
  const client = useQueryClient();
  const warm = () => void client.prefetchQuery(catalogueQueries.product(product.id));
  const many = product.variant_count > 0;
  return (
    <article
      onPointerEnter={warm}
      onTouchStart={warm}
      className="group border-line bg-surface has-[h3_a:focus-visible]:outline-leaf-600 relative flex h-full flex-col overflow-hidden rounded-2xl border shadow-sm transition-shadow hover:shadow-md has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2"
    >
      <div className="bg-sunk overflow-hidden">
        <ResponsivePicture
          name={product.picture}
          alt={product.picture_alt}
          sizes={sizes}
          priority={priority}
          eager={eager}
          className={cn(
            'transition-transform duration-200 motion-safe:group-hover:scale-[1.02]',
            !product.in_stock && 'opacity-60',
          )}
        />
      </div>
      <div className="flex grow flex-col gap-1 p-3 sm:p-4">
        <h3 className="text-base leading-snug sm:text-lg">
          <Link to={paths.product(product.id)} className="outline-none after:absolute after:inset-0">
            {product.name}
          </Link>
        </h3>
        <ProductNames product={product} brief className="text-muted text-sm leading-snug" />
        <div className="flex min-h-6">
          <Rating rating={product.rating} count={product.rating_count} />
        </div>
        <div className="mt-auto grid gap-x-3 gap-y-1 pt-2">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <CardPrice product={product} />
            <span className="text-muted text-sm">
              {many ? t('{n} options', { n: product.variant_count + 1 }) : product.size}
            </span>
          </p>
          <StockState stock={many && product.in_stock ? null : product.stock} />
        </div>
        <div className="relative z-1 mt-2 grid">{action}</div>
        {tools}
      </div>
      {corner && <div className="absolute top-1.5 right-1.5 z-1">{corner}</div>}
    </article>
  );
}
