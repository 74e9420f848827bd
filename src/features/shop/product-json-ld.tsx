import { paths } from '../../lib/paths.ts';
import { pictureAddress } from '../../ui/picture-address.ts';
import type { TrailStep } from './product-trail.tsx';
import type { ProductDetail, ProductOption } from './product.ts';

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
