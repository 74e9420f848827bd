import type { QueryClient } from '@tanstack/react-query';

import { landingQueries } from '../features/landing/landing.queries.ts';
import { readTestimonials } from '../features/landing/testimonials.ts';
import { readDetail, readSummary } from '../features/shop/product.rows.ts';
import type { Category } from '../features/shop/product.ts';
import { PAGE_SIZE, shopQueries } from '../features/shop/shop.queries.ts';
import { type DeliveryZone, deliveryQueries } from './delivery.queries.ts';
import { upcomingPages } from './upcoming-pages.ts';

/** The content the public pages are made from at build time. */
export type Catalogue = {
  /** Rows of products, as far as the content knows their columns. */
  products: ({ id: number } & Record<string, unknown>)[];
  categories: Category[];
  zones: DeliveryZone[];
  /** Active ones, newest first. */
  testimonials: readonly object[];
};

const publicPages = [
  '/',
  '/shop',
  '/pricing',
  '/about',
  '/contact',
  '/faq',
  '/shipping',
  '/returns',
  '/privacy-policy',
  '/privacy',
  '/terms-conditions',
];

/** Every address that gets an HTML file of its own. */
export function prerenderedPaths({ products }: Catalogue): string[] {
  const open = upcomingPages.filter((page) => !page.personal && !page.path.includes(':'));
  return [...publicPages, ...open.map(({ path }) => path), ...products.map(({ id }) => `/product/${id}`)];
}

/**
 * Puts the answers a page will ask for into the cache. They count as outdated from the start: prices and stock are
 * asked again as soon as the app runs.
 */
export function seedQueries(client: QueryClient, path: string, catalogue: Catalogue): void {
  const old = { updatedAt: 1 };
  if (path === '/' || path === '/shop') {
    const first = catalogue.products.slice(0, PAGE_SIZE).map(readSummary);
    client.setQueryData(
      shopQueries.list({}).queryKey,
      { pages: [{ products: first, total: catalogue.products.length }], pageParams: [0] },
      old,
    );
    client.setQueryData(shopQueries.categories().queryKey, catalogue.categories, old);
  }
  if (path === '/')
    client.setQueryData(
      landingQueries.testimonials().queryKey,
      readTestimonials(catalogue.testimonials),
      old,
    );
  const product = catalogue.products.find(({ id }) => path === `/product/${id}`);
  if (product) {
    client.setQueryData(shopQueries.product(product.id).queryKey, readDetail(product), old);
    client.setQueryData(shopQueries.categories().queryKey, catalogue.categories, old);
  }
  if (path === '/shipping') client.setQueryData(deliveryQueries.zones().queryKey, catalogue.zones, old);
}
