/** The claims that texts are checked for are the same in TypeScript and in SQL. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import { findBannedClaim } from '../content/banned-claims.ts';
import type { FreshDatabase } from './fresh-database.ts';
import { seedSql } from './seed-sql.ts';
import { freshCopy } from './testing-database.ts';

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await freshCopy();
  await fresh.database.sql.exec(seedSql());
}, 60_000);
afterAll(() => fresh?.close());

test.each([
  'It cures everything.',
  'A secure jar for your kitchen.',
  'Heals fast',
  'Wealth and health',
  'This tea prevents high blood pressure.',
  'It will stop the diabetes',
  'Take it instead of your insulin.',
  '100% safe and natural',
  '100 % safe',
  'Free of side effects',
  'DETOXIFY now, cleanses your blood',
  'Boosts the immunity of your family',
  'An anti-malaria leaf',
  'Burns belly fat',
  'Ripened slowly, dried in the shade, good in uji.',
  'Magic! A miraculous root',
  'Our guarantee: fresh or your money back',
  'Stop taking your tablets and drink this.',
  'Do not stop taking your tablets.',
  'Never stop your insulin; ask before you stop your medicine.',
  'Tumia mlonge, inaponya kisukari kabisa.',
  'Inatibu saratani bila hospitali.',
  'Utapona kabisa ukinywa hii kila siku.',
  'Dawa hii inamaliza presha milele.',
  'Acha kumeza vidonge vyako, acha dawa zako.',
  'Usiache dawa zako. Usipopona, nenda hospitali.',
])('%s', async (text) => {
  const [row] = await fresh.database.sql.rows<{ found: string | null }>(
    'select private.find_banned_claim($1) as found',
    [text],
  );
  expect(row?.found ?? null).toBe(findBannedClaim(text));
});
