import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { clearCart, getCart } from '../../entities/cart/cart-store.ts';
import { sampleProduct } from '../../entities/products/sample-product.ts';
import { CartProvider } from '../../features/cart/cart-provider.tsx';
import { type SampleShop, startSampleShop } from '../../features/shop/sample-shop.ts';
import { PageView, startNavigation } from '../../lib/navigation/testing.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { Component, prefetch } from './product-page.tsx';

// Whole pages with parts that come later: a busy machine needs its time.
vi.setConfig({ testTimeout: 20_000 });

let shop: SampleShop;

function open(address = '/product/7') {
  const navigation = startNavigation(
    [
      { path: '/product/:id', Component, prefetch },
      { path: '*', Component: () => <p>Elsewhere</p> },
    ],
    address,
  );
  render(
    <QueryClientProvider client={queryClient}>
      <CartProvider>
        <PageView navigation={navigation} />
      </CartProvider>
    </QueryClientProvider>,
  );
  return { navigation, user: userEvent.setup() };
}

const title = () => screen.findByRole('heading', { level: 1, name: 'Neem leaf powder' });

beforeAll(async () => {
  shop = await startSampleShop();
  vi.stubEnv('VITE_SUPABASE_URL', shop.origin);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
});
beforeEach(() => {
  shop.products = [
    sampleProduct({ stock: 3 }),
    sampleProduct({ id: 8, name: 'Moringa powder' }),
    sampleProduct({ id: 9, name: 'Mint tea', category_id: 'teas' }),
  ];
  shop.pictures = [];
  shop.failing = null;
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  localStorage.clear();
  clearCart();
});
afterAll(() => shop.close());

describe('/product/:id', () => {
  it('tells everything, the warnings above the buttons that buy', async () => {
    open();
    await title();
    for (const text of [
      'Leaves from Kilifi, dried in the shade.',
      'Ground fine.',
      'Stir half a teaspoon into water.',
      'Neem leaf.',
      'Muarubaini',
      'Only 3 left',
    ])
      expect(screen.getByText(text)).toBeVisible();
    const warnings = screen.getByRole('region', { name: 'Before you use it' });
    expect(warnings).toHaveTextContent('Not in pregnancy.');
    const [buy] = screen.getAllByRole('button', { name: 'Add to cart' });
    if (!buy) throw new Error('There is no button to buy with');
    expect(warnings.compareDocumentPosition(buy) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const line = screen.getByRole('link', { name: /^Before you use it ?Not in pregnancy\.$/ });
    expect(line.compareDocumentPosition(buy) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(document.querySelector(line.getAttribute('href') ?? '')).toContainElement(warnings);
  });

  it('shows the way back and other products of the category', async () => {
    open();
    await title();
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(await trail.findByRole('link', { name: 'Herbs' })).toHaveAttribute('href', '/shop?category=herbs');
    const related = within(await screen.findByRole('region', { name: 'You may also like' }));
    expect(related.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Moringa powder',
      'Mint tea',
    ]);
  });

  it('adds the chosen number and refuses more than there are', async () => {
    const { user } = open();
    await title();
    const more = screen.getByRole('button', { name: 'One more' });
    await user.click(more);
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(getCart().count).toBe(2);
    await user.click(more);
    expect(screen.getByRole('alert')).toHaveTextContent('Only 3 are left.');
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(getCart().count).toBe(3);
    expect(screen.getByText(/that is all we have/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(getCart().count).toBe(3);
  });

  it('brings back what was typed beyond the stock', async () => {
    const { user } = open();
    await title();
    const box = screen.getByRole('textbox', { name: 'Quantity of Neem leaf powder' });
    await user.clear(box);
    await user.type(box, '50{Enter}');
    expect(screen.getByRole('textbox', { name: 'Quantity of Neem leaf powder' })).toHaveValue('3');
    expect(screen.getByRole('alert')).toHaveTextContent('Only 3 are left.');
  });

  it('buys now: on to pay for it, and the cart stays as it is', async () => {
    const { user, navigation } = open();
    await title();
    await user.click(screen.getByRole('button', { name: 'Buy now' }));
    expect(getCart().count).toBe(0);
    expect(navigation.location).toMatchObject({ pathname: '/checkout', search: '?buy=7&pieces=1' });
  });

  it('has options with their own price and stock, each with an address', async () => {
    shop.products = [
      sampleProduct({ stock: 3 }),
      sampleProduct({ id: 12, variant_of: 7, size: '250 g', price_kes: 2800, stock: 1, sku: 'NEEM-250' }),
    ];
    const { user, navigation } = open();
    await title();
    const options = within(await screen.findByRole('group', { name: 'Options' }));
    expect(options.getByRole('radio', { name: /100 g/ })).toBeChecked();
    await user.click(options.getByRole('radio', { name: /250 g/ }));
    expect(navigation.location.search).toBe('?option=12');
    expect(await screen.findByText('Only 1 left')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(getCart().items.map(({ id, size, price }) => [id, size, price])).toEqual([[12, '250 g', 2800]]);
    await user.click(options.getByRole('radio', { name: /100 g/ }));
    expect(await screen.findByText('Only 3 left')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(getCart().items.map(({ id }) => id)).toEqual([12, 7]);
  });

  it('opens at the option whose address it is', async () => {
    shop.products = [
      sampleProduct(),
      sampleProduct({ id: 12, variant_of: 7, size: '250 g', price_kes: 2800 }),
    ];
    open('/product/12');
    expect(await screen.findByRole('radio', { name: /250 g/ })).toBeChecked();
  });

  it('tells registration and lot when they are known', async () => {
    shop.products = [sampleProduct({ ppb_reg_no: 'PPB/H/123', lot: 'L-77', expires_on: '2999-12-31' })];
    open();
    await title();
    expect(screen.getByText('PPB/H/123')).toBeVisible();
    expect(screen.getByText('L-77')).toBeVisible();
    expect(screen.getByText('31 Dec 2999')).toBeVisible();
  });

  it('shows further pictures and moves between them', async () => {
    shop.pictures = [{ picture: 'neem-oil', alt: 'A bottle' }];
    open();
    await title();
    expect(await screen.findByRole('button', { name: 'Show picture 2: A bottle' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'A bottle' })).toBeInTheDocument();
  });

  it('cannot be bought when sold out', async () => {
    shop.products = [sampleProduct({ stock: 0 })];
    open();
    await title();
    expect(screen.getByText(/New stock comes with the next harvest/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Buy now' })).not.toBeInTheDocument();
    expect(
      await screen.findByRole('link', { name: 'Sign in to be told when Neem leaf powder is back' }),
    ).toHaveAttribute('href', '/auth?redirect=%2Fproduct%2F7');
  });

  it.each(['/product/999', '/product/neem', '/product/0', '/product/1e3'])(
    'helps where there is no product: %s',
    async (address) => {
      open(address);
      expect(await screen.findByRole('heading', { name: 'We don’t have this product' })).toBeVisible();
      expect(screen.getByRole('searchbox', { name: 'Search the shop' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Show all products' })).toHaveAttribute('href', '/shop');
    },
  );

  it('says that it could not be loaded and tries again', async () => {
    shop.failing = 503;
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load this product');
    shop.failing = null;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title()).toBeVisible();
  });
});
