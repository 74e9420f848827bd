import type { TrailStep } from './product-trail.tsx';
import type { ProductDetail } from './product.ts';

/** What search engines read about a product; addresses are relative to the page (schema.org, Product and BreadcrumbList). */
function productJsonLd(product: ProductDetail, trail: readonly TrailStep[]): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.summary,
      sku: product.sku,
      image: `/pictures/${product.picture}-1080.webp`,
      size: product.size,
      offers: {
        '@type': 'Offer',
        url: trail.at(-1)?.path,
        priceCurrency: 'KES',
        price: product.price_kes,
        availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
        itemCondition: 'https://schema.org/NewCondition',
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'KE',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 30,
        },
      },
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

/** Puts the data into the page. `<` is escaped, so that no text can end the script element. */
export function ProductJsonLd(props: { product: ProductDetail; trail: readonly TrailStep[] }) {
  const json = JSON.stringify(productJsonLd(props.product, props.trail)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
