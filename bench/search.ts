import postgres from 'postgres';

import { freshPostgres } from '../scripts/fresh-database.ts';
import { percentile } from './closed-loop.ts';
import { fillShop } from './large-shop.ts';
import type { Measure } from './measure.ts';

const ROUNDS = 20;

interface LargeShop {
  products: number;
  /** As a server is set that keeps such a shop in memory. */
  memory: string;
  mostMs: number;
}
export const LARGE: LargeShop = { products: 100_000, memory: '256MB', mostMs: 40 };
export const HUGE: LargeShop = { products: 1_000_000, memory: '1GB', mostMs: 120 };

/** What people ask a large shop for; each with the counts beside its filters. */
const SEARCHES: Record<string, object> = {
  'the first page': {},
  'page 40': { page_offset: 936 },
  'a shelf, cheapest first, in stock': { category: 'teas', sort: 'price_up', in_stock: true },
  'a use within a price': { uses: ['digestion'], min_price_kes: 500, max_price_kes: 1500 },
  'well rated': { min_rating: 4, sort: 'rating' },
  'a name, "moringa"': { query: 'moringa' },
  'a Swahili name, "mlonge"': { query: 'mlonge' },
  'a word of thousands, "organic"': { query: 'organic' },
  'several words': { query: 'wild kitui moringa leaf powder' },
  'a typo, "morinja"': { query: 'morinja' },
  'a purpose, "for dry skin"': { query: 'for dry skin' },
  'nothing, "zzzzqq"': { query: 'zzzzqq' },
  'a word with filters': { query: 'tea', forms: ['tea'], in_stock: true, sort: 'price_up' },
};

/** Searching a large shop: the list and the counts beside its filters, asked for at once as the page does it. */
export async function measureSearch({ products, memory, mostMs }: LargeShop): Promise<Measure[]> {
  const fresh = await freshPostgres({ shared_buffers: memory });
  const sql = postgres(fresh.url, { max: 1, onnotice: () => undefined });
  const visitor = postgres(fresh.url, { max: 2, connection: { role: 'anon' } });
  try {
    await fillShop(sql, products);
    const measures: Measure[] = [];
    for (const [what, filters] of Object.entries(SEARCHES)) {
      const asked = JSON.stringify(filters);
      const times: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const startedAt = performance.now();
        await Promise.all([
          visitor`select * from public.browse_products(${asked}::text::jsonb)`,
          visitor`select public.product_facets(${asked}::text::jsonb)`,
        ]);
        // The first round fills caches.
        if (round > 0) times.push(performance.now() - startedAt);
      }
      measures.push({
        what: `${products.toLocaleString('en')} products: ${what}, with facets, 95 % within`,
        value: percentile(times, 95),
        unit: 'ms',
        budget: { most: mostMs },
      });
    }
    return measures;
  } finally {
    await visitor.end();
    await sql.end();
    await fresh.close();
  }
}
