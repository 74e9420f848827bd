import { useQuery } from '@tanstack/react-query';

import type { ProductDetail, ProductOption, ProductSummary } from '../../entities/products/product.ts';
import { cn } from '../../lib/cn.ts';
import { paths } from '../../lib/paths.ts';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { pictureAddress } from '../../ui/picture.tsx';
import { t } from '../../words/shop.ts';
import { catalogueQueries } from './catalogue.queries.ts';

const STOCKED = { true: 'InStock', false: 'OutOfStock' };

const terms = {
  priceCurrency: 'KES',
  itemCondition: 'https://schema.org/NewCondition',
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'KE',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 30,
  },
};

/** A step on the way from the home page to a product. */
interface TrailStep {
  name: string;
  path: string;
}

/** The way to a product: home, shop, its category, itself. */
export function useProductTrail(product: ProductSummary): TrailStep[] {
  const { data } = useQuery(catalogueQueries.categories());
  const category = data?.find(({ id }) => id === product.category_id);
  return [
    { name: t('Home'), path: paths.home() },
    { name: t('Shop'), path: paths.shop() },
    ...(category ? [{ name: t.known(category.name), path: `${paths.shop()}?category=${category.id}` }] : []),
    { name: product.name, path: paths.product(product.id) },
  ];
}

export function ProductTrail({ steps }: { steps: readonly TrailStep[] }) {
  return (
    <nav aria-label={t('Breadcrumb')} className="py-1 text-sm sm:py-3">
      <ol className="text-muted flex flex-wrap items-center gap-x-1">
        {steps.map(({ name, path }, index) => {
          const last = index === steps.length - 1;
          return (
            <li key={path} className={cn('flex items-center gap-1', last && 'max-sm:sr-only')}>
              {index > 0 && <ChevronRightIcon className="size-4" />}
              {last ? (
                <span aria-current="page" className="text-ink py-2">
                  {name}
                </span>
              ) : (
                <Link to={path} className="hover:text-leaf-700 py-2 underline-offset-4 hover:underline">
                  {name}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** What search engines read about a product; addresses are relative to the page (schema.org, Product and BreadcrumbList). */
function productJsonLd(
  product: ProductDetail,
  options: readonly ProductOption[],
  trail: readonly TrailStep[],
): object[] {
  const sold = options.length > 1 ? options : [product];
  const offers = sold.map((option) => ({
    '@type': 'Offer',
    url: paths.product(option.id),
    sku: option.sku,
    name: option.size,
    price: option.price_kes,
    availability: `https://schema.org/${STOCKED[`${option.stock > 0}`]}`,
    ...terms,
  }));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.summary,
      sku: product.sku,
      image: pictureAddress(product.picture, 1080),
      size: product.size,
      // Only what buyers really said: without a published review there is no rating.
      ...(product.rating !== null &&
        product.rating_count > 0 && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating,
            reviewCount: product.rating_count,
            bestRating: 5,
            worstRating: 1,
          },
        }),
      offers: offers.length > 1 ? offers : offers[0],
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: path,
      })),
    },
  ];
}

interface ProductJsonLdProps {
  product: ProductDetail;
  options: readonly ProductOption[];
  trail: readonly TrailStep[];
}

/** Puts the data into the page. `<` is escaped, so that no text can end the script element. */
export function ProductJsonLd({ product, options, trail }: ProductJsonLdProps) {
  const json = JSON.stringify(productJsonLd(product, options, trail)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
