import { createServer } from 'node:http';

import type { ProductDetail } from './product.ts';

/** What the server answers next; by default as a shop with `products`. */
export interface SampleShop {
  origin: string;
  products: ProductDetail[];
  /** When set, every read fails with this status. */
  failing: number | null;
  /** When set, answers wait for it. */
  pause: Promise<void> | null;
  /** Addresses asked for, without the origin, oldest first. */
  asked: string[];
  close: () => Promise<void>;
}

/** A small HTTP server for tests that answers the catalogue's reads in the way of PostgREST. */
export async function startSampleShop(): Promise<SampleShop> {
  const shop: Omit<SampleShop, 'origin' | 'close'> = { products: [], failing: null, pause: null, asked: [] };

  const answer = (url: URL): unknown => {
    const get = (name: string) => url.searchParams.get(name);
    if (url.pathname === '/rest/v1/product_categories')
      return [
        { id: 'herbs', name: 'Herbs', description: 'Leaves and roots' },
        { id: 'teas', name: 'Teas', description: null },
      ];
    if (url.pathname === '/rest/v1/products')
      return shop.products.filter((product) => get('id') === `eq.${product.id}`);
    const query = (get('query') ?? '').toLowerCase();
    const matching = shop.products.filter(
      (product) =>
        (get('category') === null || product.category_id === get('category')) &&
        JSON.stringify(product).toLowerCase().includes(query),
    );
    const offset = Number(get('page_offset'));
    return matching
      .slice(offset, offset + Number(get('page_size')))
      .map((product) => ({ ...product, total_count: matching.length }));
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    shop.asked.push(url.pathname + url.search);
    const end = () => response.end(JSON.stringify(shop.failing ? { message: 'no' } : answer(url)));
    response.setHeader('Content-Type', 'application/json');
    response.statusCode = shop.failing ?? 200;
    if (shop.pause) void shop.pause.then(end);
    else end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The sample shop has no port');
  return Object.assign(shop, {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
