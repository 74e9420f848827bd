import { describe, expect, it } from 'vitest';

import { bannedClaims, findBannedClaim } from './banned-claims.ts';
import { herbWarnings, productWarnings, warningTopics } from './known-interactions.ts';
import { products } from './products.ts';
import { categoryIds, productSchema } from './schema.ts';
import type { Product } from './schema.ts';

const repeated = <T>(values: readonly T[]): T[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const prose = (product: Product): string =>
  [product.name, product.summary, product.description, product.how_to_use, product.warnings].join('\n');

describe('the shelf', () => {
  it('holds at least 48 products, at least 6 on each shelf', () => {
    expect(products.length).toBeGreaterThanOrEqual(48);
    for (const category of categoryIds) {
      expect(products.filter((product) => product.category_id === category).length).toBeGreaterThanOrEqual(6);
    }
  });

  it('never repeats an id, SKU, slug, name or position', () => {
    for (const key of ['id', 'sku', 'slug', 'name', 'position'] as const) {
      expect(repeated(products.map((product) => product[key]))).toEqual([]);
    }
  });

  it('numbers ids and positions without gaps', () => {
    const numbers = products.map((_, index) => index + 1);
    expect(products.map((product) => product.id)).toEqual(numbers);
    expect(products.map((product) => product.position).toSorted((a, b) => a - b)).toEqual(numbers);
  });

  it('has low, sold-out and reduced products, and mostly plenty', () => {
    const low = products.filter((product) => product.stock > 0 && product.stock <= product.reorder_at);
    const out = products.filter((product) => product.stock === 0);
    expect(low.length).toBeGreaterThanOrEqual(3);
    expect(out.length).toBeGreaterThanOrEqual(1);
    expect(out.length).toBeLessThanOrEqual(2);
    expect(products.filter((product) => product.compare_at_kes !== null).length).toBeGreaterThanOrEqual(4);
  });
});

describe.each(products.map((product) => [product.slug, product] as const))('%s', (_slug, product) => {
  it('keeps to the schema', () => {
    expect(productSchema.safeParse(product).error?.issues).toBeUndefined();
    expect(product.picture).toBe(product.slug);
  });

  it('carries the SKU of its shelf', () => {
    const prefixes = { herbs: 'HRB', superfoods: 'SFD', supplements: 'SUP', teas: 'TEA', oils: 'OIL' };
    expect(product.sku.slice(0, 3)).toBe(prefixes[product.category_id]);
  });

  it('says each name once, so that the search ranks it fairly', () => {
    const known =
      `${product.name} ${product.botanical_name ?? ''} ${product.swahili_name ?? ''}`.toLowerCase();
    expect(product.other_names.filter((name) => known.split(/\W+/).includes(name.toLowerCase()))).toEqual([]);
    expect(repeated(product.other_names)).toEqual([]);
  });

  it('describes itself in two to four sentences', () => {
    const sentences = product.description.split(/(?<=[.?!])\s+/);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(5);
  });

  it('makes no banned claim', () => {
    expect(findBannedClaim(prose(product))).toBeNull();
  });

  it('warns about every known interaction', () => {
    const topics = [
      ...product.herb_slugs.flatMap((herb) => herbWarnings[herb] ?? []),
      ...(productWarnings[product.slug] ?? []),
    ].filter((topic) => isRelevant(topic, product));
    expect(topics.filter((topic) => !warningTopics[topic].test(product.warnings))).toEqual([]);
  });
});

/** What is only rubbed on the skin cannot act on other medicines through the stomach. */
function isRelevant(topic: string, product: Product): boolean {
  const skinOnly = /^For (outside use|the skin only)/.test(product.warnings);
  return !skinOnly || ['pregnancy', 'children', 'swallowing', 'nuts', 'sesame'].includes(topic);
}

describe('known interactions', () => {
  it('name only herbs and products we sell', () => {
    const herbs = new Set(products.flatMap((product) => product.herb_slugs));
    const slugs = new Set(products.map((product) => product.slug));
    expect(Object.keys(herbWarnings).filter((herb) => !herbs.has(herb))).toEqual([]);
    expect(Object.keys(productWarnings).filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('cover every product that is no plain food', () => {
    const remedies = products.filter((product) =>
      ['herbs', 'supplements', 'teas'].includes(product.category_id),
    );
    const uncovered = remedies.filter(
      (product) => !productWarnings[product.slug] && !product.herb_slugs.some((herb) => herbWarnings[herb]),
    );
    expect(uncovered.map((product) => product.slug)).toEqual([]);
  });

  it('keep iron, zinc, magnesium and calcium apart from dolutegravir in the same words', () => {
    const minerals = products.filter((product) => /^(Iron|Zinc|Magnesium|Calcium)/.test(product.name));
    expect(minerals).toHaveLength(4);
    for (const mineral of minerals) {
      expect(mineral.warnings).toMatch(/dolutegravir at least 2 hours before or 6 hours after/);
    }
  });
});

describe('banned claims', () => {
  it.each([
    'Cures cancer and HIV',
    'A miracle root',
    'Treats diabetes naturally',
    'prevents high blood pressure',
    'Boosts your immunity',
    '100% safe for everyone',
    'no side effects',
    'Use it instead of insulin',
    'Detoxifies in a week',
    'heals wounds',
  ])('catch "%s"', (text) => {
    expect(findBannedClaim(text)).not.toBeNull();
  });

  it('let honest sentences pass', () => {
    expect(findBannedClaim('A fever needs a malaria test first. Secure the lid.')).toBeNull();
    expect(bannedClaims.length).toBeGreaterThan(10);
  });
});
