/** The articles as the database gets them: whole, without faults, and as the pages expect their cards. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import { articles } from '../content/articles.ts';
import { toCard } from '../src/features/nutrition-knowledge/article.ts';
import { articlesSeedSql } from './articles-seed-sql.ts';
import { foodsSeedSql } from './foods-seed-sql.ts';
import type { FreshDatabase } from './fresh-database.ts';
import { herbsSeedSql } from './herbs-seed-sql.ts';
import { seedSql } from './seed-sql.ts';
import { freshCopy } from './testing-database.ts';

let fresh: FreshDatabase;
const rows = <T extends object>(query: string): Promise<T[]> => fresh.database.sql.rows<T>(query);

beforeAll(async () => {
  fresh = await freshCopy();
  for (const seed of [seedSql(), herbsSeedSql(), foodsSeedSql(), articlesSeedSql()])
    await fresh.database.sql.exec(seed);
}, 60_000);
afterAll(() => fresh?.close());

test('every article arrives without a fault', async () => {
  expect(
    await rows(`select slug, f as faults from public.nutrition_articles, private.article_faults(body) f
      where f <> '[]'`),
  ).toEqual([]);
});

test('cards are the same, made by the database or from an article', async () => {
  const cards = await rows<{ card: unknown }>('select card from public.nutrition_articles order by position');
  expect(cards).toHaveLength(articles.length);
  // The first that differs says it; a new field differs in all of them.
  for (const [at, article] of articles.entries()) expect(cards[at]?.card).toEqual(toCard(article));
});
