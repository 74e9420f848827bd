import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { clearCart, getCart } from '../../entities/cart/cart-store.ts';
import { sampleProduct } from '../../entities/products/sample-product.ts';
import { CartProvider } from '../../features/cart/cart-provider.tsx';
import { type SampleShop, startSampleShop } from '../../features/shop/sample-shop.ts';
import { PageView, startNavigation } from '../../lib/navigation/testing.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { Component, prefetch } from './shop-page.tsx';

// Whole pages with parts that come later: a busy machine needs its time.
vi.setConfig({ testTimeout: 20_000 });

let shop: SampleShop;

function open(address = '/shop') {
  const page = { Component, prefetch };
  const navigation = startNavigation(
    [
      { path: '/shop', ...page },
      { path: '/enhanced-shop', ...page },
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

const cards = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

beforeAll(async () => {
  shop = await startSampleShop();
  vi.stubEnv('VITE_SUPABASE_URL', shop.origin);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
});
beforeEach(() => {
  shop.products = Array.from({ length: 30 }, (_, index) =>
    sampleProduct({
      id: index + 1,
      name: index === 0 ? 'Neem leaf powder' : `Tea ${index}`,
      swahili_name: index === 0 ? 'Mwarobaini' : null,
      category_id: index === 0 ? 'herbs' : 'teas',
      other_names: [],
      stock: index === 1 ? 0 : 2,
    }),
  );
  shop.suggestion = null;
  shop.failing = null;
  shop.pause = null;
  shop.asked = [];
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  localStorage.clear();
  clearCart();
});
afterAll(() => shop.close());

describe('/shop', () => {
  it.each(['/shop', '/enhanced-shop'])(
    '%s: a typed need leads to what suits it, in one request',
    async (path) => {
      shop.products = shop.products.map((product) =>
        product.id === 7 ? { ...product, uses: ['sleep'], name: 'Chamomile' } : product,
      );
      open(`${path}?q=usingizi`);
      expect(await screen.findByText('1 product for “usingizi”')).toBeInTheDocument();
      expect(cards()).toEqual(['Chamomile']);
      expect(await screen.findByText('Products whose herb is advised for this need')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Read about these herbs' })).toHaveAttribute(
        'href',
        '/herbs?q=usingizi',
      );
      const lists = shop.asked
        .filter((one) => one.includes('browse_products'))
        .map((one) => decodeURIComponent(one));
      expect(lists).toHaveLength(1);
      expect(lists[0]).toContain('"need":["sleep"]');
      expect(lists[0]).not.toContain('"query"');
    },
  );

  it.each([
    ['mimba', 'Pregnant? Leave many herbs out', 'See what to avoid in pregnancy'],
    ['dawa ya malaria', 'This needs a test or a clinic first', null],
    ['uzito', 'No herb is advised for this need', null],
  ])('%s lists no product by its letters, and says where to go', async (typed, title, link) => {
    shop.products = shop.products.map((product) => ({ ...product, summary: `${typed} simba` }));
    open(`/shop?q=${encodeURIComponent(typed)}`);
    expect(await screen.findByText(title)).toBeVisible();
    expect(await screen.findByText('We have no product for this need.')).toBeVisible();
    expect(cards()).toEqual([]);
    expect(screen.queryAllByRole('link', { name: 'See what to avoid in pregnancy' })).toHaveLength(
      link ? 1 : 0,
    );
    expect(shop.asked.filter((one) => /"query"/.test(decodeURIComponent(one)))).toEqual([]);
  });

  it('shows a skeleton, then the first 24 products, their number, and the rest on demand', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    shop.pause = promise;
    const { navigation, user } = open();
    expect(await screen.findByText('Loading products…')).toBeInTheDocument();
    resolve();
    expect(await screen.findByText('30 products')).toBeInTheDocument();
    expect(cards()).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(cards()).toHaveLength(30));
    expect(navigation.location.search).toBe('?page=2');
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('opens a shared address with all its pages', async () => {
    open('/shop?page=2');
    await waitFor(() => expect(cards()).toHaveLength(30));
  });

  it('searches while one types and keeps the search in the address', async () => {
    const { navigation, user } = open();
    await screen.findByText('30 products');
    await user.type(screen.getByRole('searchbox', { name: 'Search the shop' }), 'mwarobaini');
    expect(await screen.findByText('1 product for “mwarobaini”')).toBeInTheDocument();
    expect(cards()).toEqual(['Neem leaf powder']);
    expect(navigation.location.search).toBe('?q=mwarobaini');
    expect(
      shop.asked.filter((address) => address.includes('browse_products') && address.includes('mwarobaini')),
    ).toHaveLength(1);

    act(() => navigation.navigator.go(-1));
    expect(await screen.findByText('30 products')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('filters by category and sorts', async () => {
    const { navigation, user } = open();
    const categories = within(await screen.findByRole('navigation', { name: 'Categories' }));
    expect(categories.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
    await user.click(categories.getByRole('link', { name: 'Herbs' }));
    expect(await screen.findByText('1 product')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: low to high');
    expect(navigation.location.search).toBe('?category=herbs&sort=price_up');
    await waitFor(() => expect(decodeURIComponent(shop.asked.at(-1) ?? '')).toContain('"sort":"price_up"'));
  });

  it('narrows by filters in a sheet, shows them as chips and keeps them in the address', async () => {
    const { navigation, user } = open('/shop?category=teas');
    await screen.findByText('29 products');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(await sheet.findByRole('checkbox', { name: 'In stock' }));
    expect(navigation.location.search).toBe('?category=teas&stock=in');
    await user.click(await sheet.findByRole('button', { name: 'Show 28 products' }));
    expect(await screen.findByText('28 products')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Remove the filter In stock' }));
    expect(navigation.location.search).toBe('?category=teas');
    expect(await screen.findByText('29 products')).toBeInTheDocument();
  });

  it('asks whether something else was meant', async () => {
    shop.suggestion = 'mwarobaini';
    const { user } = open('/shop?q=mwarobanii');
    await user.click(await screen.findByRole('link', { name: 'mwarobaini' }));
    expect(await screen.findByText('1 product for “mwarobaini”')).toBeInTheDocument();
  });

  it('leads to the choice where a product has options', async () => {
    shop.products = [sampleProduct({ variant_count: 2, from_price_kes: 500 })];
    open();
    expect(await screen.findByRole('link', { name: 'Choose an option of Neem leaf powder' })).toHaveAttribute(
      'href',
      '/product/7',
    );
    expect(screen.getByText('from KSh 500')).toBeVisible();
    expect(screen.getByText('3 options')).toBeVisible();
  });

  it('helps when nothing matches', async () => {
    const { user } = open('/shop?q=zzz&category=herbs');
    expect(await screen.findByRole('heading', { name: 'Nothing found for “zzz”' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'What others like' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show all products' }));
    expect(await screen.findByText('30 products')).toBeInTheDocument();
  });

  it('says that the products could not be loaded and tries again', async () => {
    shop.failing = 500;
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the products');
    shop.failing = null;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('30 products')).toBeInTheDocument();
  });

  it('keeps what is shown when more could not be loaded', async () => {
    const { user } = open();
    await screen.findByText('30 products');
    shop.failing = 500;
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load more products');
    expect(cards()).toHaveLength(24);
    shop.failing = null;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cards()).toHaveLength(30));
  });

  it('adds to the cart and never more than there are', async () => {
    const { user } = open();
    const add = await screen.findByRole('button', { name: 'Add to cart: Neem leaf powder' });
    expect(screen.getByRole('button', { name: 'Sold out: Tea 1' })).toBeDisabled();
    await user.click(add);
    await user.click(screen.getByRole('button', { name: 'Add more (1): Neem leaf powder' }));
    await user.click(screen.getByRole('button', { name: 'Add more (2): Neem leaf powder' }));
    expect(getCart().count).toBe(2);
  });
});

describe('/shop on a wide screen', () => {
  beforeEach(() => {
    const asked = window.matchMedia('');
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), asked, { media, matches: media.includes('1024') }),
    );
  });
  afterEach(() => vi.restoreAllMocks());

  it('has categories and filters beside the products, and stays on an older address', async () => {
    const { navigation, user } = open('/enhanced-shop');
    await screen.findByText('30 products');
    const beside = within(screen.getByRole('complementary', { name: 'Filters' }));
    expect(await beside.findByRole('checkbox', { name: /^In stock/ })).toBeInTheDocument();
    await user.click(await beside.findByRole('link', { name: 'Herbs' }));
    expect(await screen.findByText('1 product')).toBeInTheDocument();
    expect(navigation.location.pathname).toBe('/enhanced-shop');
  });

  it('shows a product over the list, with its warnings above the buttons, and goes back to the list', async () => {
    const { navigation, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Quick view: Neem leaf powder' }));
    const look = within(await screen.findByRole('dialog', { name: 'Neem leaf powder' }));
    expect(navigation.location.search).toBe('?look=1');
    const warnings = await look.findByText('Not in pregnancy.');
    const buy = await look.findByRole('button', { name: 'Add to cart' });
    expect(warnings.compareDocumentPosition(buy) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(buy);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(navigation.location.search).toBe('');
    expect(getCart().count).toBe(1);
  });

  it('lays up to three products side by side', async () => {
    const { navigation, user } = open();
    const choose = async (name: string) =>
      user.click(await screen.findByRole('button', { name: `Compare: ${name}` }));
    await choose('Neem leaf powder');
    expect(await screen.findByRole('button', { name: 'Choose another' })).toBeDisabled();
    await choose('Tea 1');
    await choose('Tea 2');
    await waitFor(() => expect(navigation.location.search).toBe('?compare=1,2,3'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Compare: Tea 3' })).toBeDisabled());
    await user.click(await screen.findByRole('button', { name: 'Compare 3' }));
    const table = within(await screen.findByRole('dialog', { name: 'Comparison' }));
    expect(await table.findAllByRole('columnheader')).toHaveLength(4);
    expect(table.getByRole('row', { name: /^Price/ })).toHaveTextContent('KSh 1,250');
    await user.click(table.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(navigation.location.search).toBe('');
  });
});
