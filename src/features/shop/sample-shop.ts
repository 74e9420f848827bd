import { createServer } from 'node:http';

import { cardColumns, columnOf, pageColumns } from '../../entities/products/product-columns.ts';
import type { Returns } from '../../lib/database.types.ts';
import { formName } from './facets.ts';
import type { ProductDetail, ProductPicture } from './product.ts';

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

/** Every column that a page reads, as it is before anybody has said something. */
const nothing: unknown = Object.fromEntries(
  [...cardColumns, ...pageColumns].map((name) => {
    const { kind, nullable } = columnOf(name);
    return [name, nullable ? null : { text: '', whole: 0, texts: [], yes: false }[kind]];
  }),
);

/** A product for tests. What follows from its stock and price does, unless it is given. */
export const sampleProduct = (change: Partial<ProductDetail> = {}): ProductDetail => ({
  ...(nothing as ProductDetail),
  id: 7,
  sku: 'NEEM-100',
  slug: 'neem-leaf-powder',
  name: 'Neem leaf powder',
  botanical_name: 'Azadirachta indica',
  swahili_name: 'Mwarobaini',
  other_names: ['Muarubaini'],
  category_id: 'herbs',
  form: 'powder',
  size: '100 g',
  weight_g: 120,
  price_kes: 1250,
  compare_at_kes: null,
  stock: 12,
  summary: 'Bitter leaf powder for skin care.',
  description: 'Leaves from Kilifi, dried in the shade.\n\nGround fine.',
  how_to_use: 'Stir half a teaspoon into water.',
  warnings: 'Not in pregnancy.',
  ingredients: 'Neem leaf.',
  herb_slugs: ['neem'],
  uses: ['skin'],
  ppb_reg_no: null,
  lot: null,
  expires_on: null,
  picture: 'neem-leaf-powder',
  picture_alt: 'A drawn neem twig',
  variant_of: null,
  variant_count: 0,
  from_price_kes: change.price_kes ?? 1250,
  in_stock: (change.stock ?? 12) > 0,
  rating: null,
  rating_count: 0,
  ...change,
});
