// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest';

import { herbs } from '../content/herbs.ts';
import { type FreshDatabase, upgrade } from './fresh-database.ts';
import { herbsSeedSql } from './herbs-seed-sql.ts';
import { freshCopy } from './testing-database.ts';

/** A shop that ran before conditions had ages, with a list, an assessment and a monograph that name a child under 12. */
let fresh: FreshDatabase;
const rows = <T extends object>(query: string): Promise<T[]> => fresh.database.sql.rows<T>(query);
const ASHA = '00000000-0000-4000-8000-000000000001';
const BARAKA = '00000000-0000-4000-8000-000000000002';
const OLD = 'child-under-12';

beforeAll(async () => {
  fresh = await freshCopy('20261124001000');
  const former = JSON.stringify({
    ...herbs[0],
    contraindications: [{ condition: OLD, level: 'avoid', text: 'Not for small children.' }],
  }).replaceAll("'", "''");
  await fresh.database.sql.exec(`
    insert into auth.users (id, email) values ('${ASHA}', 'asha@example.com'), ('${BARAKA}', 'baraka@example.com');
    insert into public.safety_terms (id, kind, name) values
      ('${OLD}', 'condition', 'A child under 12'), ('retired', 'condition', 'Retired'), ('gout', 'condition', 'Gout'), ('warfarin', 'medicine', 'Warfarin');
    insert into public.safety_profiles (user_id, medicines, conditions) values ('${ASHA}', '{warfarin}', '{${OLD},gout}');
    insert into public.safety_profiles (user_id, conditions) values ('${BARAKA}', '{${OLD},retired}');
    delete from public.safety_terms where id = 'retired';
    insert into public.assessments (user_id, id, answers, scores, scoring_version, consent_version, consented_at, started_at,
      answered_at, finished_at)
    values ('${ASHA}', gen_random_uuid(), '{"age": 30, "conditions": ["gout", "${OLD}"]}', '{}', 1, 1, now(), now(), now(), now());
    insert into public.herbs (slug, body, origin) values ('${herbs[0]?.slug}', '${former}', 'desk');
  `);
  await upgrade(fresh.database);
  await fresh.database.sql.exec(herbsSeedSql());
}, 120_000);
afterAll(() => fresh.close());

test('lists and answers name a child, and keep everything else', async () => {
  expect(
    await rows('select medicines, conditions, facts from public.safety_profiles order by user_id'),
  ).toEqual([
    { medicines: ['warfarin'], conditions: ['child', 'gout'], facts: {} },
    // a term that had left the content stops nothing
    { medicines: [], conditions: ['child', 'retired'], facts: {} },
  ]);
  expect(await rows('select answers, finished_at is not null as done from public.assessments')).toEqual([
    { answers: { age: 30, conditions: ['child', 'gout'] }, done: true },
  ]);
});

test('so do texts of the desk, which the seed leaves alone', async () => {
  expect(
    await rows(
      `select body -> 'contraindications' -> 0 ->> 'condition' as condition from public.herbs where origin = 'desk'`,
    ),
  ).toEqual([{ condition: 'child' }]);
});

test('nothing names the former term, which is gone', async () => {
  expect(await rows(`select id from public.safety_terms where id in ('child', '${OLD}')`)).toEqual([
    { id: 'child' },
  ]);
  expect(
    await rows(`select slug from public.herbs where body::text like '%${OLD}%'
      union all select slug from public.remedies where body::text like '%${OLD}%'`),
  ).toEqual([]);
});

test('a list can still be changed, and a finished assessment still cannot', async () => {
  await fresh.database.sql.exec(
    `update public.safety_profiles set medicines = '{warfarin,other:Dawa ya mzee}' where user_id = '${ASHA}'`,
  );
  await expect(
    fresh.database.sql.exec(`update public.safety_profiles set conditions = '{nonesuch}'`),
  ).rejects.toThrow('not known to the safety check');
  await expect(fresh.database.sql.exec(`update public.assessments set started_at = now()`)).rejects.toThrow(
    'not changed any more',
  );
});
