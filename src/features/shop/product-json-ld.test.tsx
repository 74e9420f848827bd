import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ProductJsonLd } from './product-json-ld.tsx';
import { sampleProduct } from './sample-product.ts';

const trail = [
  { name: 'Shop', path: '/shop' },
  { name: 'Neem leaf powder', path: '/product/7' },
];

const scriptOf = (product = sampleProduct()) =>
  render(<ProductJsonLd product={product} trail={trail} />).container.querySelector('script')?.textContent ??
  '';

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

it('cannot be ended by a text', () => {
  const name = '</script><script>alert(1)</script>';
  const json = scriptOf(sampleProduct({ name }));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject([{ name }, {}]);
});
