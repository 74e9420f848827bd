import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, afterAll, beforeAll, vi } from 'vitest';

import { CartContext } from '../../entities/cart/cart-store.ts';
import { sampleProduct } from '../../entities/products/sample-product.ts';
import { unitPrice } from './buy-box.tsx';
import { CompareDialog } from './compare-tray.tsx';
import { lookOnce, pinched, toggled, within } from './large-picture.tsx';
import { SafetyNote } from './product-facts.tsx';
import { ProductCard } from './product-grid.tsx';
import { type SampleShop, startSampleShop } from './sample-shop.ts';
import { type ShopNavigation, ShopViewContext } from './use-shop-view.ts';

const view = { compare: [] } as unknown as ShopNavigation;

function show(product = sampleProduct()) {
  const card = (
    <CartContext value>
      <ShopViewContext value={view}>
        <ProductCard product={product} sizes="100vw" />
      </ShopViewContext>
    </CartContext>
  );
  const router = createMemoryRouter([{ path: '/', element: card }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

describe('ProductCard', () => {
  it('names the product in its languages, with size and price, and leads to its page', () => {
    show();
    expect(screen.getByRole('link', { name: 'Neem leaf powder' })).toHaveAttribute('href', '/product/7');
    expect(screen.getByText('Mwarobaini')).toHaveAttribute('lang', 'sw');
    expect(screen.getByText('Azadirachta indica')).toHaveAttribute('lang', 'la');
    expect(screen.getByText('100 g')).toBeVisible();
    expect(screen.getByText('KSh 1,250')).toBeVisible();
    expect(screen.getByRole('img', { name: 'A drawn neem twig' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to cart: Neem leaf powder' })).toBeVisible();
  });

  it.each([
    [12, 'In stock'],
    [6, 'In stock'],
    [5, 'Only 5 left'],
    [1, 'Only 1 left'],
    [0, 'Sold out'],
  ])('says of %i pieces: %s', (stock, words) => {
    show(sampleProduct({ stock }));
    expect(screen.getByText(words, { selector: 'span' })).toBeVisible();
  });

  it('shows the former price of an offer', () => {
    show(sampleProduct({ compare_at_kes: 1500 }));
    expect(screen.getByText('KSh 1,500')).toBeVisible();
  });

  it('names the lowest price and the number of sizes where there are several', () => {
    show(sampleProduct({ variant_count: 2, compare_at_kes: 1500 }));
    expect(screen.getByText('from KSh 1,250')).toBeVisible();
    expect(screen.getByText('3 options')).toBeVisible();
    expect(screen.queryByText('100 g')).not.toBeInTheDocument();
  });
});

it.each([
  ['250 g', 500, 'KSh 200 / 100 g'],
  ['1 kg', 1999, 'KSh 200 / 100 g'],
  ['1.5 l', 600, 'KSh 40 / 100 ml'],
  ['100 ml', 333, 'KSh 333 / 100 ml'],
  ['60 tablets', 900, ''],
  ['20 × 2 g', 300, ''],
  ['250 g + 50 ml', 300, ''],
  ['Large', 300, ''],
])('%s for %i shillings: %s', (size, price_kes, words) => {
  expect(unitPrice({ size, price_kes }).replace('\u00a0', ' ')).toBe(words);
});

describe('the box above the buy button', () => {
  it('says what its owner wrote', () => {
    render(<SafetyNote product={{ warnings: 'Not in pregnancy.', herb_slugs: ['senna'] }} />);
    expect(screen.getByRole('region', { name: 'Before you use it' })).toHaveTextContent('Not in pregnancy.');
    expect(screen.queryByText(/no safety notes/)).toBeNull();
  });

  it.each(['', ' \n'])('asks for caution where nobody wrote what its herbs may do: %j', (warnings) => {
    render(<SafetyNote product={{ warnings, herb_slugs: ['senna'] }} />);
    expect(screen.getByRole('region', { name: 'Before you use it' })).toHaveTextContent(
      /^.*We have no safety notes on this product yet\. Do not use it in pregnancy/,
    );
  });

  it('is not there for a product without herbs and without warnings', () => {
    const { container } = render(<SafetyNote product={{ warnings: '', herb_slugs: [] }} />);
    expect(container).toBeEmptyDOMElement();
  });
});

let shop: SampleShop;

beforeAll(async () => {
  shop = await startSampleShop();
  shop.products = [sampleProduct({ id: 1 }), sampleProduct({ id: 2, name: 'Moringa' })];
  vi.stubEnv('VITE_SUPABASE_URL', shop.origin);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
});
afterAll(() => shop.close());

it('says that the products could not be loaded, instead of comparing nothing, and tries again', async () => {
  shop.failing = 500;
  const router = createMemoryRouter([
    { path: '/', element: <CompareDialog ids={[2, 1]} onClose={() => {}} /> },
  ]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the products');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  shop.failing = null;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const columns = await screen.findAllByRole('columnheader');
  expect(columns.map((column) => column.querySelector('a')?.textContent)).toEqual([
    undefined,
    'Moringa',
    'Neem leaf powder',
  ]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('the large picture', () => {
  const screen = { width: 360, height: 740 };
  const still = { x: 0, y: 0 };

  it('grows around the place that was touched', () => {
    const look = pinched(lookOnce, 2, { x: 100, y: -50 }, still);
    expect(look).toEqual({ scale: 2, x: -100, y: 50 });
    // what lay there lies there still: its distance from the middle has doubled
    expect(look.x + 2 * 100).toBe(100);
  });

  it('is never smaller than it fits, nor larger than four times that', () => {
    expect(pinched(lookOnce, 0.2, still, still).scale).toBe(1);
    expect(pinched(lookOnce, 9, still, still).scale).toBe(4);
  });

  it('is as it fits again with the second double tap', () => {
    const larger = toggled(lookOnce, { x: 40, y: 0 });
    expect(larger.scale).toBe(2.5);
    expect(toggled(larger, still)).toEqual(lookOnce);
  });

  it('shows no more of what is beside it than it must', () => {
    expect(within({ scale: 2, x: 900, y: 900 }, screen)).toEqual({ scale: 2, x: 180, y: 0 });
    expect(within({ scale: 4, x: -900, y: -900 }, screen)).toEqual({ scale: 4, x: -540, y: -350 });
  });
});
