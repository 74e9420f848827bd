/** The herbs and remedies as the database gets them: whole, without faults, and as the pages expect their cards. */
import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { herbs } from '../content/herbs.ts';
import { drugs } from '../content/medicines/drugs.ts';
import { drugIds, conditionIds } from '../content/medicines/ids.ts';
import { remedies } from '../content/remedies.ts';
import { toCard } from '../src/entities/herbs/herb.ts';
import type { FreshDatabase } from './fresh-database.ts';
import { herbsSeedSql } from './herbs-seed-sql.ts';
import { seedSql } from './seed-sql.ts';
import { freshCopy } from './testing-database.ts';

let fresh: FreshDatabase;
const rows = <T extends object>(query: string): Promise<T[]> => fresh.database.sql.rows<T>(query);

beforeAll(async () => {
  fresh = await freshCopy();
  await fresh.database.sql.exec(seedSql());
  await fresh.database.sql.exec(herbsSeedSql());
}, 60_000);
afterAll(() => fresh?.close());

test('the seed is what the content says', () => {
  const isUpToDate =
    readFileSync(new URL('../supabase/seed.herbs.sql', import.meta.url), 'utf8') === herbsSeedSql();
  expect(isUpToDate, 'the content changed: node scripts/seed.ts').toBe(true);
});

test('every herb and remedy arrives without a fault', async () => {
  expect(await rows(`select count(*)::int as many from public.herbs where status = 'published'`)).toEqual([
    { many: herbs.length },
  ]);
  expect(await rows('select count(*)::int as many from public.remedies')).toEqual([
    { many: remedies.length },
  ]);
  expect(
    await rows(`
      select slug, f as faults from public.herbs, private.herb_faults(body) f where f <> '[]'
      union all select slug, f from public.remedies, private.remedy_faults(body) f where f <> '[]'`),
  ).toEqual([]);
});

test('every class, medicine and condition is a term that a list in an account may hold', async () => {
  expect(
    await rows('select kind, count(*)::int as many from public.safety_terms group by kind order by kind'),
  ).toEqual([
    { kind: 'condition', many: conditionIds.length },
    { kind: 'medicine', many: drugIds.length + drugs.length },
  ]);
});

test('cards are the same, made by the database or from a monograph', async () => {
  const cards = await rows<{ card: unknown }>('select card from public.herbs order by slug');
  const written = herbs.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  expect(cards).toHaveLength(written.length);
  // The first that differs says it; a new field differs in all of them.
  for (const [at, herb] of written.entries()) expect(cards[at]?.card).toEqual(toCard(herb));
});

test('what was edited at the desk is not undone, and what left the content is withdrawn', async () => {
  await fresh.database.sql.exec(`
    update public.herbs set body = jsonb_set(body, '{summary}', '"Edited by hand."'), origin = 'desk' where slug = 'neem';
    update public.herbs set body = jsonb_set(body, '{summary}', '"An older text."') where slug = 'ginger';
    insert into public.herbs (slug, body) values ('gone', '{"slug": "gone", "names": {"english": ["Gone"]}, "uses": []}')`);
  await fresh.database.sql.exec(herbsSeedSql());
  expect(
    await rows(
      `select slug, body ->> 'summary' as summary, status from public.herbs where slug in ('neem', 'ginger', 'gone') order by slug`,
    ),
  ).toEqual([
    { slug: 'ginger', summary: herbs.find(({ slug }) => slug === 'ginger')?.summary, status: 'published' },
    { slug: 'gone', summary: null, status: 'withdrawn' },
    { slug: 'neem', summary: 'Edited by hand.', status: 'published' },
  ]);
});
