import { useQueryClient } from '@tanstack/react-query';
import { Suspense, memo } from 'react';

import { AddToCartButton } from '../../entities/cart/add-to-cart.tsx';
import { ProductNames, Rating, StockState } from '../../entities/products/product-lines.tsx';
import { forCart, type ProductSummary } from '../../entities/products/product.ts';
import { CardHeart } from '../../entities/wishlist/hearts.tsx';
import { cn } from '../../lib/cn.ts';
import { formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { lazyPart } from '../../start/later.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { t } from '../../words/shop.ts';
import { catalogueQueries } from './catalogue.queries.ts';
import { useIsWide } from './use-shop-view.ts';

/** Most first visits do without. */
const CardTools = lazyPart(async () => (await import('./shop-aside.tsx')).CardTools);

/** A quick view and the comparison, on screens wide enough for them; their place is kept while a page is hydrated. */
function WideTools({ product }: { product: ProductSummary }) {
  const isWide = useIsWide();
  return (
    <div className="relative z-1 hidden min-h-11 flex-wrap gap-2 lg:flex">
      {isWide && (
        <Suspense>
          <CardTools product={product} />
        </Suspense>
      )}
    </div>
  );
}

interface ProductCardProps {
  product: ProductSummary;
  /** Whether a heart lies over its picture. */
  hearts?: boolean;
  /** Whether a quick view and the comparison are offered below the button that buys, where there is room. */
  tools?: boolean;
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

/** What buys a product from its card: a button, or for one with several options the way to choose. */
function CardBuy({ product }: { product: ProductSummary }) {
  if (product.variant_count === 0 || !product.in_stock) return <AddToCartButton product={forCart(product)} />;
  return (
    <Link to={paths.product(product.id)} className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
      {t.rich(
        'Choose <quiet>an option of {name}</quiet>',
        { quiet: (words) => <span className="sr-only">{words}</span> },
        { name: product.name },
      )}
    </Link>
  );
}

/** A product in the grid. The whole card leads to its page; the controls lie above that. */
export function ProductCard({
  product,
  hearts = false,
  tools = false,
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
        <div className="relative z-1 mt-2 grid">
          <CardBuy product={product} />
        </div>
        {tools && <WideTools product={product} />}
      </div>
      {hearts && (
        <div className="absolute top-1.5 right-1.5 z-1">
          <CardHeart id={product.id} name={product.name} />
        </div>
      )}
    </article>
  );
}

const columns =
  'grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))]';
const sizes = '(min-width: 1024px) 262px, (min-width: 768px) 31vw, 44vw';
/** Some card's, in place of one that is not laid out yet. */
const HEIGHT = '[contain-intrinsic-block-size:auto_28rem]';

/** So many cards a phone renders first: in one piece with those below them it would take too long to answer a tap. */
const FIRST_ROW = 2;
/** So many show at least in part. */
const FIRST_VIEW = 4;
/** So many at most show on a large one. */
const LARGEST_VIEW = 8;

/** The class of a card that is not rendered with the first ones, see `.rendered-near`: on a phone in the next frame, or later. */
function waitFor(index: number): string | undefined {
  if (index >= LARGEST_VIEW) return 'rendered-near';
  return index >= FIRST_ROW ? 'rendered-near sm:[content-visibility:visible]' : undefined;
}

interface ProductGridProps {
  products: readonly ProductSummary[];
  /** Whether each card has a heart. */
  hearts?: boolean;
  /** Whether each card offers a quick view and the comparison on wide screens. */
  tools?: boolean;
  /** Whether this grid begins in the first view, so that its first picture is fetched first. */
  leading?: boolean;
  /** Empty cards at the end that hold the place of products still on their way. */
  awaited?: number;
}

export function ProductGrid({
  products,
  hearts = false,
  tools = false,
  leading = false,
  awaited = 0,
}: ProductGridProps) {
  return (
    <ul className={columns}>
      {products.map((product, index) => (
        <GridCard
          key={product.id}
          product={product}
          hearts={hearts}
          tools={tools}
          priority={leading && index === 0}
          eager={leading && index < FIRST_VIEW}
          waits={leading ? waitFor(index) : undefined}
        />
      ))}
      {Array.from({ length: awaited }, (_, index) => (
        <li key={`awaited-${index}`} aria-hidden="true">
          <EmptyCard />
        </li>
      ))}
    </ul>
  );
}

interface GridCardProps {
  product: ProductSummary;
  hearts: boolean;
  tools: boolean;
  priority: boolean;
  eager: boolean;
  waits: string | undefined;
}

/** Rendered again when its product changes, and not whenever the list begins or ends to ask for news. */
const GridCard = memo(function GridCard({ product, hearts, tools, priority, eager, waits }: GridCardProps) {
  return (
    <li className={waits && cn(waits, HEIGHT)}>
      <ProductCard
        product={product}
        hearts={hearts}
        tools={tools}
        sizes={sizes}
        priority={priority}
        eager={eager}
      />
    </li>
  );
});

function EmptyCard() {
  return (
    <div className="border-line bg-surface overflow-hidden rounded-2xl border">
      <Skeleton className="aspect-square rounded-none" />
      <div className="grid gap-2.5 p-3 sm:p-4">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="mt-2 h-5 w-2/5" />
        <Skeleton className="mt-1 h-11" />
      </div>
    </div>
  );
}

/** The grid's place while the products are on their way. */
export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div className={columns}>
      {Array.from({ length: count }, (_, index) => (
        <EmptyCard key={index} />
      ))}
    </div>
  );
}
