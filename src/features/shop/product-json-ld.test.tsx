import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { ProductOption } from '../../entities/products/product.ts';
import { sampleProduct } from '../../entities/products/sample-product.ts';
import { ProductJsonLd } from './product-json-ld.tsx';

const trail = [
  { name: 'Shop', path: '/shop' },
  { name: 'Neem leaf powder', path: '/product/7' },
];

const scriptOf = (product = sampleProduct(), options: ProductOption[] = []) =>
  render(<ProductJsonLd product={product} options={options} trail={trail} />).container.querySelector(
    'script',
  )?.textContent ?? '';

it('describes the offer and the way to it', () => {
  expect(JSON.parse(scriptOf())).toMatchObject([
    {
      '@type': 'Product',
      sku: 'NEEM-100',
      offers: {
        priceCurrency: 'KES',
        price: 1250,
        availability: 'https://schema.org/InStock',
        url: '/product/7',
      },
    },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1, item: '/shop' }, { position: 2 }] },
  ]);
});

it('says when it is sold out', () => {
  expect(scriptOf(sampleProduct({ stock: 0 }))).toContain('https://schema.org/OutOfStock');
});

it('tells a rating only when buyers gave one', () => {
  expect(scriptOf()).not.toContain('aggregateRating');
  expect(JSON.parse(scriptOf(sampleProduct({ rating: 4.5, rating_count: 12 })))).toMatchObject([
    { aggregateRating: { ratingValue: 4.5, reviewCount: 12, bestRating: 5 } },
    {},
  ]);
});

it('offers every option at its price', () => {
  const options = [sampleProduct(), sampleProduct({ id: 8, size: '250 g', price_kes: 2800, stock: 0 })];
  expect(JSON.parse(scriptOf(sampleProduct(), options))).toMatchObject([
    {
      offers: [
        { name: '100 g', price: 1250, availability: 'https://schema.org/InStock' },
        { name: '250 g', price: 2800, availability: 'https://schema.org/OutOfStock', url: '/product/8' },
      ],
    },
    {},
  ]);
});

it('cannot be ended by a text', () => {
  const name = '</script><script>alert(1)</script>';
  const json = scriptOf(sampleProduct({ name }));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject([{ name }, {}]);
});
