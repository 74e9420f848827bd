import { memo } from 'react';

import type { ProductSummary } from '../../entities/products/product.ts';
import { cn } from '../../lib/cn.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { ProductCard } from './product-card.tsx';

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
