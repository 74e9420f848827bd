import { createServer } from 'node:http';

import { formName, type ProductDetail, type ProductPicture } from '../../entities/products/product.ts';
import type { Returns } from '../../lib/database.types.ts';

/** What the server answers next; by default as a shop with `products`. */
export interface SampleShop {
  origin: string;
  products: ProductDetail[];
  pictures: ProductPicture[];
  /** What a misspelt search may have meant. */
  suggestion: string | null;
  /** When set, every read fails with this status. */
  failing: number | null;
  /** When set, answers wait for it. */
  pause: Promise<void> | null;
  /** Addresses asked for, without the origin, oldest first. */
  asked: string[];
  close: () => Promise<void>;
}

type SampleFilters = {
  query?: string;
  /** Here every product of a need names it among its uses. */
  need?: string[];
  named?: string;
  category?: string;
  forms?: string[];
  uses?: string[];
  in_stock?: boolean;
  page_size?: number;
  page_offset?: number;
};

const matching = (products: readonly ProductDetail[], filters: SampleFilters) =>
  products.filter(
    (product) =>
      product.variant_of === null &&
      (filters.category === undefined || product.category_id === filters.category) &&
      (filters.forms?.includes(product.form) ?? true) &&
      (filters.uses?.some((use) => product.uses.includes(use)) ?? true) &&
      (!filters.in_stock || product.in_stock) &&
      (filters.named === undefined || (filters.need ?? []).some((one) => product.uses.includes(one))) &&
      JSON.stringify(product)
        .toLowerCase()
        .includes((filters.query ?? '').toLowerCase()),
  );

function browse(products: readonly ProductDetail[], filters: SampleFilters) {
  const found = matching(products, filters);
  const { page_size: size = 24, page_offset: offset = 0 } = filters;
  return found.slice(offset, offset + size).map((product) => ({ ...product, total_count: found.length }));
}

function facets(
  { products, suggestion }: Pick<SampleShop, 'products' | 'suggestion'>,
  filters: SampleFilters,
): Returns<'product_facets'> {
  const found = matching(products, filters);
  const tally = (ids: string[]) =>
    [...new Set(ids)].map((id) => ({ id, count: ids.filter((other) => other === id).length }));
  return {
    total: found.length,
    did_you_mean: suggestion,
    categories: [],
    forms: tally(found.map(({ form }) => form)),
    uses: tally(found.flatMap(({ uses }) => uses)).map((use) => ({ ...use, name: formName(use.id) })),
    ratings: [4, 3, 2, 1].map((stars) => ({ at_least: stars, count: 0 })),
    in_stock: found.filter(({ in_stock: stocked }) => stocked).length,
    price: { min_kes: 100, max_kes: 2000 },
  };
}

/** A small HTTP server for tests that answers the catalogue's reads in the way of PostgREST. */
export async function startSampleShop(): Promise<SampleShop> {
  const shop: Omit<SampleShop, 'origin' | 'close'> = {
    products: [],
    pictures: [],
    suggestion: null,
    failing: null,
    pause: null,
    asked: [],
  };

  const answer = (url: URL): unknown => {
    const get = (name: string) => url.searchParams.get(name);
    const idsIn = (text: string | null) => [...(text ?? '').matchAll(/\d+/g)].map(([id]) => Number(id));
    switch (url.pathname.replace('/rest/v1/', '')) {
      case 'product_categories':
        return [
          { id: 'herbs', name: 'Herbs', description: 'Leaves and roots' },
          { id: 'teas', name: 'Teas', description: '' },
        ];
      case 'products': {
        const family = idsIn(get('or'));
        return shop.products.filter(({ id, variant_of }) =>
          get('or') === null
            ? idsIn(get('id')).includes(id)
            : family.includes(id) || (variant_of !== null && family.includes(variant_of)),
        );
      }
      case 'product_pictures':
        return shop.pictures;
      case 'rpc/related_products':
        return shop.products
          .filter(({ id, variant_of }) => id !== Number(get('product_id')) && variant_of === null)
          .slice(0, 4);
      case 'rpc/browse_products':
        return browse(shop.products, JSON.parse(get('filters') ?? '{}') as SampleFilters);
      case 'rpc/product_facets':
        return facets(shop, JSON.parse(get('filters') ?? '{}') as SampleFilters);
      default:
        return [];
    }
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
