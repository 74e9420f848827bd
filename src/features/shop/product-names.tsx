import type { ProductSummary } from './product.ts';

/** The Swahili and the botanical name in one line, each marked with its language; nothing when it has neither. */
export function ProductNames({
  product,
  className,
}: {
  product: Pick<ProductSummary, 'swahili_name' | 'botanical_name'>;
  className?: string;
}) {
  const { swahili_name: swahili, botanical_name: botanical } = product;
  if (!swahili && !botanical) return null;
  return (
    <p className={className}>
      {swahili && <span lang="sw">{swahili}</span>}
      {swahili && botanical && <span aria-hidden="true"> · </span>}
      {botanical && (
        <i lang="la" className="font-serif">
          {botanical}
        </i>
      )}
    </p>
  );
}
