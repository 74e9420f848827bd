import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, afterAll, beforeAll, beforeEach, vi } from 'vitest';

import { sampleProduct } from '../../entities/products/sample-product.ts';
import { PageView, startNavigation } from '../../lib/navigation/testing.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { CategoryFilter } from './category-filter.tsx';
import { toFacets } from './facets.queries.ts';
import { FilterPanel } from './filter-panel.tsx';
import { type SampleShop, startSampleShop } from './sample-shop.ts';
import { ActiveFilters } from './shop-notes.tsx';
import { countFilters, noFilters, toRequest, withoutFilters } from './shop.queries.ts';
import { readView, searchFor, useShopView } from './use-shop-view.ts';

const read = (search: string) => readView(new URLSearchParams(search));

describe('readView', () => {
  it('reads everything the address can say', () => {
    expect(
      read(
        '?category=herbs&q=mwarobaini&form=powder&form=tea&use=skin&herb=neem&min=100&max=900&stock=in&rating=4&sort=price_up&page=3&look=7&compare=1,2',
      ),
    ).toEqual({
      filters: {
        category: 'herbs',
        query: 'mwarobaini',
        sort: 'price_up',
        forms: ['powder', 'tea'],
        uses: ['skin'],
        herb: 'neem',
        minPrice: 100,
        maxPrice: 900,
        inStock: true,
        minRating: 4,
      },
      pages: 3,
      look: 7,
      compare: [1, 2],
    });
  });

  it.each([
    '',
    '?category=&q=&sort=&page=',
    '?category=../x&sort=cheapest&page=-1',
    '?page=1.5&q=%20%20',
    '?category=DROP%20TABLE&page=NaN',
    '?min=-5&max=cheap&rating=9&stock=yes&use=..%2F&herb=A%20B&compare=a,,-1&look=x&form=',
  ])('falls back to the plain shop: %s', (search) => {
    expect(read(search)).toEqual({ filters: noFilters, pages: 1, compare: [], look: null });
  });

  it('compares at most three, each once', () => {
    expect(read('?compare=5,5,6,7,8').compare).toEqual([5, 6, 7]);
  });

  it('bounds the query and the pages', () => {
    const view = read(`?q=${'a'.repeat(500)}&page=100000`);
    expect(view.filters.query).toHaveLength(80);
    expect(view.pages).toBe(20);
  });
});

describe('searchFor', () => {
  it('leaves defaults out', () => {
    expect(searchFor(read(''))).toBe('');
  });

  it.each([
    '?category=teas',
    '?q=sukuma+wiki%26',
    '?category=oils&q=nazi&sort=newest&page=2',
    '?form=dried+leaf&form=tea&use=skin&herb=neem&min=100&max=900&stock=in&rating=4&look=3&compare=1,2',
  ])('is what readView reads: %s', (search) => {
    expect(searchFor(read(search))).toBe(search);
  });
});

describe('toRequest', () => {
  it('asks for nothing but what was chosen, so that equal views share an answer', () => {
    expect(toRequest({})).toEqual({});
    expect(toRequest(read('?use=skin&use=hair').filters)).toEqual(
      toRequest(read('?use=hair&use=skin').filters),
    );
    expect(toRequest(read('?min=100&stock=in&rating=3&sort=rating').filters)).toEqual({
      min_price_kes: 100,
      in_stock: true,
      min_rating: 3,
      sort: 'rating',
    });
  });
});

describe('countFilters', () => {
  it('counts each value, a price range once, and neither category nor search', () => {
    const { filters } = read('?category=herbs&q=x&form=tea&use=skin&use=hair&min=1&max=9&stock=in&rating=2');
    expect(countFilters(filters)).toBe(6);
    expect(countFilters(withoutFilters(filters))).toBe(0);
    expect(withoutFilters(filters)).toMatchObject({ category: 'herbs', query: 'x' });
  });
});

it('reads the counts beside the filters', () => {
  expect(
    toFacets({
      total: 3,
      did_you_mean: 'moringa',
      categories: [{ id: 'teas', name: 'Teas', count: 3 }],
      forms: [{ id: 'capsule', count: 2 }],
      uses: [],
      ratings: [{ at_least: 4, count: 1 }],
      in_stock: 2,
      price: { min_kes: 100, max_kes: 900 },
    }),
  ).toEqual({
    total: 3,
    suggestion: 'moringa',
    categories: [{ id: 'teas', name: 'Teas', count: 3 }],
    forms: [{ id: 'capsule', name: 'Capsule', count: 2 }],
    uses: [],
    ratings: [{ atLeast: 4, count: 1 }],
    inStock: 2,
    price: { min: 100, max: 900 },
  });
});

let shop: SampleShop;

function Filters() {
  const view = useShopView();
  return (
    <>
      <CategoryFilter as="list" view={view} />
      <FilterPanel filters={view.filters} onChange={(change) => view.show(change)} />
      <ActiveFilters view={view} />
    </>
  );
}

async function open(address: string) {
  const navigation = startNavigation([{ path: '/shop', Component: Filters }], address);
  render(
    <QueryClientProvider client={queryClient}>
      <PageView navigation={navigation} />
    </QueryClientProvider>,
  );
  await screen.findByRole('checkbox', { name: 'Skin' });
  await screen.findByRole('link', { name: 'Herbs' });
  return navigation;
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const link = (name: string) => screen.getByRole('link', { name });

/** Taps that follow each other before anything is rendered. */
const tapAll = (...elements: HTMLElement[]) =>
  act(async () => {
    for (const element of elements) element.click();
  });

beforeAll(async () => {
  shop = await startSampleShop();
  shop.products = [
    sampleProduct({ id: 1, uses: ['skin', 'hair'], form: 'powder' }),
    sampleProduct({ id: 2, uses: ['calm'], form: 'tea' }),
  ];
  vi.stubEnv('VITE_SUPABASE_URL', shop.origin);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
});
beforeEach(() => queryClient.clear());
afterAll(() => shop.close());

describe('taps before the page has followed the last one', () => {
  it('choose both of two values of one group', async () => {
    const navigation = await open('/shop');
    await tapAll(box('Skin'), box('Hair'), box('Powder'), box('Tea'));
    await waitFor(() => expect(navigation.location.search).toBe('?form=powder&form=tea&use=skin&use=hair'));
    for (const name of ['Skin', 'Hair', 'Powder', 'Tea']) expect(box(name)).toBeChecked();
  });

  it('leave out both of two values of one group', async () => {
    const navigation = await open('/shop?use=skin&use=hair&use=calm');
    await tapAll(box('Skin'), box('Calm'));
    await waitFor(() => expect(navigation.location.search).toBe('?use=hair'));
    expect(box('Skin')).not.toBeChecked();
  });

  it('choose and leave out the same value', async () => {
    const navigation = await open('/shop?use=skin');
    await tapAll(box('Hair'), box('Skin'), box('Hair'));
    await waitFor(() => expect(navigation.location.search).toBe(''));
    expect(box('Hair')).not.toBeChecked();
  });

  it('take two filters in use away', async () => {
    const navigation = await open('/shop?use=skin&use=hair&form=powder&stock=in');
    await tapAll(
      link('Remove the filter Skin'),
      link('Remove the filter In stock'),
      link('Remove the filter Powder'),
    );
    await waitFor(() => expect(navigation.location.search).toBe('?use=hair'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Remove the filter Skin' })).toBeNull());
  });

  it('keep a tick when a category follows it', async () => {
    const navigation = await open('/shop');
    await tapAll(box('Skin'), link('Herbs'));
    await waitFor(() => expect(navigation.location.search).toBe('?category=herbs&use=skin'));
  });
});

describe('a filter as a link', () => {
  it('names its address, which a key held down opens elsewhere', async () => {
    const navigation = await open('/shop?use=skin&use=hair');
    const without = link('Remove the filter Skin');
    expect(without).toHaveAttribute('href', '/shop?use=hair');
    let kept: boolean | undefined;
    const browser = (event: Event) => {
      kept = event.defaultPrevented;
      event.preventDefault(); // there is no other tab here
    };
    document.addEventListener('click', browser, { once: true });
    fireEvent.click(without, { ctrlKey: true });
    expect(kept).toBe(false);
    expect(navigation.location.search).toBe('?use=skin&use=hair');
  });

  it('is no further step of the history when it leads to where one is', async () => {
    const navigation = await open('/shop');
    await tapAll(link('Herbs'));
    await waitFor(() => expect(link('Herbs')).toHaveAttribute('aria-current', 'true'));
    await tapAll(link('Herbs'));
    act(() => navigation.navigator.go(-1));
    await waitFor(() => expect(link('All')).toHaveAttribute('aria-current', 'true'));
    expect(navigation.location.search).toBe('');
  });
});
