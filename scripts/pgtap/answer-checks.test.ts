// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { FreshDatabase } from '../fresh-database.ts';
import { freshCopy } from '../testing-database.ts';
import { checkAnswers, uncheckedAnswers } from './answer-checks.ts';
import { openRunner, type Runner } from './runner.ts';

let copy: FreshDatabase;
let runner: Runner;

beforeAll(async () => {
  copy = await freshCopy();
  runner = openRunner(copy.url);
  await runner.run(`
    create function public.told(answer jsonb) returns jsonb language sql as 'select answer';
    comment on function public.told is
      'Answers {id bigint, at? timestamptz, state "open" | null, lines [{kes integer}], by {*: uuid}} | null.';
    grant execute on function public.told to anon;
    create function public.silent() returns jsonb language sql as 'select ''[]''::jsonb';`);
  await checkAnswers(runner);
}, 120_000);
afterAll(async () => {
  await runner.close();
  await copy.close();
});

const GOOD = { id: 1, state: 'open', lines: [{ kes: 5 }], by: {} };
const told = (answer: unknown): Promise<string[]> =>
  runner.run(`set role anon; select public.told('${JSON.stringify(answer)}')::text; reset role`);

test.each([
  [{ ...GOOD, id: '1' }, 'told.id is "1" and not bigint'],
  [{ ...GOOD, at: 'soon' }, 'told.at is "soon" and not timestamptz'],
  [{ ...GOOD, at: null }, 'told.at is null and not timestamptz'],
  [{ ...GOOD, state: 'closed' }, 'told.state is "closed" and not'],
  [{ ...GOOD, lines: [{ kes: 5 }, { kes: 5.5 }] }, 'told.lines[1].kes is 5.5 and not integer'],
  [{ ...GOOD, lines: {} }, 'told.lines is {} and not a list'],
  [{ ...GOOD, by: { rider: 7 } }, 'told.by.rider is 7 and not uuid'],
  [{ ...GOOD, name: 'Asha' }, 'told.name is not told of'],
  [{ id: 1, state: null, lines: [] }, 'told.by is missing'],
  [[], 'told is [] and not an object'],
])('%j is refused', async (answer, fault) => {
  await expect(told(answer)).rejects.toThrow(fault);
});

test('what its comment says is answered, and only then has somebody seen it', async () => {
  await told(null);
  expect(await uncheckedAnswers(runner)).toContain('told');
  expect(await told({ ...GOOD, at: '2026-11-29T06:00:00Z' })).toHaveLength(1);
  expect(await uncheckedAnswers(runner)).not.toContain('told');
});
