import type { ProductSummary } from './product.ts';

/** The Swahili and the botanical name in one line, each marked with its language; nothing when it has neither. */
export function ProductNames({
  product,
  stacked = false,
  className,
}: {
  product: Pick<ProductSummary, 'swahili_name' | 'botanical_name'>;
  /** Puts them below each other on a phone, for narrow places. */
  stacked?: boolean;
  className?: string;
}) {
  'use no memo'; // renders rarely: memo caches would only add bytes
  const { swahili_name: swahili, botanical_name: botanical } = product;
  if (!swahili && !botanical) return null;
  return (
    <p className={className}>
      {swahili && <span lang="sw">{swahili}</span>}
      {swahili && botanical && (
        <span aria-hidden="true" className={stacked ? 'max-sm:hidden' : undefined}>
          {' · '}
        </span>
      )}
      {botanical && (
        <i lang="la" className={stacked ? 'max-sm:block' : undefined}>
          {botanical}
        </i>
      )}
    </p>
  );
}
