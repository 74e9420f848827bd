import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { sampleProduct } from '../../entities/products/sample-product.ts';
import { PageView, startNavigation } from '../../lib/navigation/testing.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { CategoryFilter } from './category-filter.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { type SampleShop, startSampleShop } from './sample-shop.ts';
import { ActiveFilters } from './shop-notes.tsx';
import { useShopView } from './use-shop-view.ts';

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
