/** No column that customers read is forgotten: on the page, on a card, in the comparison, and in answers kept from before. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';

import { CartContext } from '../../entities/cart/cart-store.ts';
import {
  cardColumns,
  columnOf,
  pageColumns,
  type ProductColumn,
  type ProductDetail,
  toDetail,
  type ProductOption,
} from '../../entities/products/product.ts';
import { sampleProduct } from '../../entities/products/sample-product.ts';
import { compareRows } from './compare-tray.tsx';
import { ProductCard } from './product-grid.tsx';
import { ProductJsonLd } from './product-json-ld.tsx';
import { ProductView } from './product-view.tsx';

type Exceptions = Partial<Record<ProductColumn, string>>;

const READ_OTHERWISE: Exceptions = {
  slug: 'a name for files and links',
  category_id: 'the way to the shelf, above the product',
  variant_of: 'which product an option belongs to',
  weight_g: 'the fee of delivery',
  herb_slugs: 'the safety check',
  uses: 'a filter',
};
const NOT_ON_CARDS: Exceptions = { ...READ_OTHERWISE, form: 'a filter', summary: 'too long for a list' };
const NOT_COMPARED: Exceptions = {
  ...READ_OTHERWISE,
  name: 'heads its column',
  botanical_name: 'heads its column',
  swahili_name: 'heads its column',
  picture: 'heads its column',
  picture_alt: 'heads its column',
  other_names: 'says nothing to choose by',
  description: 'too long to stand beside another',
  sku: 'says nothing to choose by',
  ppb_reg_no: 'says nothing to choose by',
  lot: 'says nothing to choose by',
  expires_on: 'is for the piece that one gets',
};

/** What columns had in the first release; one that came later is null or a list where an answer lacks it. */
const FIRST: readonly ProductColumn[] = [
  ...(['sku', 'name', 'slug', 'category_id', 'form', 'size', 'weight_g', 'price_kes', 'stock'] as const),
  ...(['summary', 'description', 'how_to_use', 'ingredients', 'warnings', 'picture', 'picture_alt'] as const),
];

const shown = (page: ReactNode): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <CartContext value>
        <MemoryRouter>{page}</MemoryRouter>
      </CartContext>
    </QueryClientProvider>,
  );

/** The columns that change nothing of what is shown, whether they are empty, as in the sample, or otherwise. */
function unseen(
  columns: readonly ProductColumn[],
  show: (product: ProductDetail) => ReactNode,
  not: Exceptions,
) {
  const other = { text: 'uploads/another', whole: 3, texts: ['Another'], yes: true } as const;
  const empty = { text: '', whole: 0, texts: [], yes: false } as const;
  return columns.filter((column) => {
    if (column in not) return false;
    const { kind, nullable } = columnOf(column);
    const values = [column === 'expires_on' ? '2099-02-28' : other[kind], nullable ? null : empty[kind]];
    const looks = [{}, ...values.map((value) => ({ [column]: value }))].map((change) =>
      shown(show({ ...sampleProduct({ expires_on: '2099-01-31', compare_at_kes: 1500 }), ...change })),
    );
    return new Set(looks).size === 1;
  });
}

it('every column is on the page: as a line in product-facts.ts, or in product-view.tsx', () => {
  const page = (product: ProductDetail) => (
    <ProductView product={product} options={[]} onChoose={() => {}} pictures={[]} grade={null} />
  );
  expect(unseen([...cardColumns, ...pageColumns], page, READ_OTHERWISE)).toEqual([]);
});

it('every column of cards is on them: in product-grid.tsx', () => {
  const card = (product: ProductDetail) => <ProductCard product={product} sizes="100vw" />;
  expect(unseen(cardColumns, card, NOT_ON_CARDS)).toEqual([]);
});

it('every column is in the comparison, compared in product-facts.ts, or named here with why it is not', () => {
  const rows = (product: ProductDetail) =>
    compareRows.map(({ title, cell }) => <Fragment key={title}>{cell(product)}</Fragment>);
  expect(unseen([...cardColumns, ...pageColumns], rows, NOT_COMPARED)).toEqual([]);
});

it('an answer that was kept before a column was there is read all the same', () => {
  const unread = [...cardColumns, ...pageColumns].filter((column) => {
    const before = { ...sampleProduct(), [column]: undefined } as unknown as Parameters<typeof toDetail>[0];
    return toDetail(before)[column] === undefined;
  });
  expect(unread.toSorted()).toEqual(FIRST.toSorted());
});

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
