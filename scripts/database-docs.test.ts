// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { readChapters } from './database-docs/chapters.ts';
import { gapsOf, HOW_TO_MEND } from './database-docs/gaps.ts';
import { readDatabase } from './database-docs/read-database.ts';
import { docsOf } from './database-docs/write-docs.ts';
import type { FreshDatabase } from './fresh-database.ts';
import { freshCopy } from './testing-database.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const CHAPTERS = readChapters(path.join(ROOT, 'supabase/schemas'));

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshCopy();
}, 120_000);
afterAll(() => fresh.close());

test('every table, view, type, column and function says what it is, what null means, and how it refuses', async () => {
  const gaps = await gapsOf(fresh.database.sql);
  // The words say how to mend what is listed.
  expect(gaps.length > 0 ? [...gaps, HOW_TO_MEND] : []).toEqual([]);
});

test('docs/database.md is what the comments make', async () => {
  const docs = docsOf(await readDatabase(fresh.database.sql), CHAPTERS);
  const written = readFileSync(path.join(ROOT, 'docs/database.md'), 'utf8');
  expect(written === docs ? 'the same' : 'docs/database.md is out of date: npm run database-docs').toBe(
    'the same',
  );
  expect(docs.split('\n').filter((line) => line.length > 120)).toEqual([]);
});

test('another comment makes another docs/database.md', async () => {
  const { relations, functions } = await readDatabase(fresh.database.sql);
  const changed = relations.map((one) =>
    one.name === 'public.orders' ? { ...one, comment: 'What nobody bought.' } : one,
  );
  const docs = docsOf({ relations: changed, functions }, CHAPTERS);
  expect(docs).toContain('What nobody bought.');
  expect(docs).not.toBe(docsOf({ relations, functions }, CHAPTERS));
});

test('docs/database.md has everything that a client could meet', async () => {
  const { relations, functions } = await readDatabase(fresh.database.sql);
  const placed = new Set([...CHAPTERS.values()].flat());
  expect([...relations, ...functions].map(({ name }) => name).filter((name) => !placed.has(name))).toEqual(
    [],
  );
});

/** One change for each kind of gap, and what must be said of it. */
const GAPS: readonly (readonly [kind: string, change: string, words: string])[] = [
  ['table', 'create table public.shelves ()', 'table public.shelves has no comment'],
  ['private table', 'create table private.shelves ()', 'table private.shelves has no comment'],
  ['column', 'alter table public.orders add gift boolean', 'column orders.gift has no comment'],
  ['view', 'create view public.gifts as select 1 as one', 'view gifts has no comment'],
  ['column of a view', 'create view public.gifts as select 1 as one', 'column gifts.one has no comment'],
  ['type', 'create type private.gift as (one integer)', 'type private.gift has no comment'],
  [
    'function',
    "create function public.gift() returns int language sql as 'select 1'",
    'function gift() has no comment',
  ],
  [
    'trigger function',
    "create function private.gift() returns trigger language plpgsql as 'begin return new; end'",
    'function private.gift() has no comment',
  ],
  ['emptied comment', "comment on table public.orders is ''", 'table orders has no comment'],
  [
    'column that may be null',
    "alter table public.orders add gift text; comment on column public.orders.gift is 'What lies beside it.'",
    'column orders.gift may be null, and its comment does not say what that means',
  ],
  [
    'refusal',
    `create function public.gift() returns void language plpgsql as $$ begin perform private.refuse('no_gift', 'No.'); end $$;
     comment on function public.gift() is 'Gives something away.'`,
    'function gift() refuses with no_gift, which its comment does not name',
  ],
];

test.each(GAPS)('a %s that says nothing of itself is noticed', async (_, change, words) => {
  const gaps = await fresh.database.sql
    .transaction(async (sql) => {
      await sql.exec(change);
      throw new Undone(await gapsOf(sql));
    })
    .catch((error: unknown) => {
      if (error instanceof Undone) return error.gaps;
      throw error;
    });
  expect(gaps.map((gap) => gap.replaceAll('public.', ''))).toContain(words.replaceAll('public.', ''));
});

class Undone extends Error {
  readonly gaps: string[];
  constructor(gaps: string[]) {
    super('undone');
    this.gaps = gaps;
  }
}
