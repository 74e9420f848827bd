/** What of M-Pesa stands in the database and elsewhere: the codes of refunds, and the most that it carries at once. */
import { globSync, readFileSync } from 'node:fs';

import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { FreshDatabase } from './fresh-database.ts';
import { freshCopy } from './testing-database.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshCopy();
}, 60_000);
afterAll(() => fresh?.close());

test('every code of a refund is on the page, in the table and in words', async () => {
  const sql = postgres(fresh.url, { max: 1, onnotice: () => undefined });
  const decided = await sql<{ line: string }[]>`
    select code || ' ' || case count(*) when 2 then 'both' else min(way) end || ' ' || min(means) as line
    from private.refund_codes group by code`;
  await sql.end();
  const page = readFileSync('docs/mpesa.md', 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` \| (both|b2c|reversal) \| (failed|doubtful) \|/gm)];
  expect(rows.map(([, code, of, means]) => `${code} ${of} ${means}`).toSorted()).toEqual(
    decided.map(({ line }) => line).toSorted(),
  );
  const [file = ''] = globSync('src/features/payment-desk/refund-parts.tsx');
  const words = [...readFileSync(file, 'utf8').matchAll(/^ {2}(\w+): \{/gm)].map(([, code]) => code);
  expect(words.filter((code) => code !== 'by_hand').toSorted()).toEqual(
    rows.map(([, code]) => code).toSorted(),
  );
});

test('the page asks for as much at once as the database', async () => {
  const sql = postgres(fresh.url, { max: 1, onnotice: () => undefined });
  const [row] = await sql<{ most: number }[]>`select private.most_at_once() as most`;
  await sql.end();
  const [, shown = ''] =
    /MOST_AT_ONCE_KES = ([\d_]+);/.exec(readFileSync('src/features/payments/payment-notices.tsx', 'utf8')) ??
    [];
  expect(Number(shown.replaceAll('_', ''))).toBe(row?.most);
});
