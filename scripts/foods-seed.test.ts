/** The foods as the database gets them: every figure as the content has it, and found by the names people use. */
import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { foodById, foods } from '../content/foods.ts';
import { foodsSeedSql } from './foods-seed-sql.ts';
import type { FreshDatabase } from './fresh-database.ts';
import { freshCopy } from './testing-database.ts';

let fresh: FreshDatabase;
const rows = <T extends object>(query: string): Promise<T[]> => fresh.database.sql.rows<T>(query);

beforeAll(async () => {
  fresh = await freshCopy();
  await fresh.database.sql.exec(foodsSeedSql());
}, 60_000);
afterAll(() => fresh?.close());

test('the seed is what the content says', () => {
  const isUpToDate =
    readFileSync(new URL('../supabase/seed.foods.sql', import.meta.url), 'utf8') === foodsSeedSql();
  expect(isUpToDate, 'the content changed: node scripts/seed.ts').toBe(true);
});

test('every food arrives with its figures', async () => {
  const kept = await rows<{ food: Record<string, unknown> }>(
    'select to_jsonb(f) as food from public.foods f order by position',
  );
  expect(kept).toHaveLength(foods.length);
  expect(kept[0]?.food['category']).toBe('dishes');
  for (const { food } of kept) {
    const written = foodById.get(String(food['slug']));
    expect(food).toMatchObject({ name: written?.name, measures: written?.measures, ...written?.per_100g });
  }
});

test.each([
  ['sukuma', 'sukuma-wiki'],
  ['mchicha', 'terere'],
  ['ndengu', 'ndengu'],
  ['terrere', 'terere'],
  ['chapatti', 'chapati'],
  ['uji wa wimbi', 'uji-wimbi'],
  ['omena', 'omena'],
])('a search for %s finds %s first', async (query, beginning) => {
  const [first] = await rows<{ slug: string }>(`select slug from public.search_foods('${query}')`);
  expect(first?.slug).toContain(beginning);
});

test('a food that left the content stays for the diaries, unlisted', async () => {
  await fresh.database.sql.exec(`
    insert into public.foods (slug, name, category, cost, energy_kcal, protein_g, fat_g, carbohydrate_g, measures, source)
    values ('gone', 'Gone', 'dishes', 'low', 1, 1, 1, 1, '[{"label": "1 cup", "grams": 1}]', 'A table nobody prints now')`);
  await fresh.database.sql.exec(foodsSeedSql());
  expect(await rows(`select is_listed from public.foods where slug = 'gone'`)).toEqual([
    { is_listed: false },
  ]);
});
