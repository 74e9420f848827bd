import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { resultText } from '../src/features/payments/result-texts.ts';

const MIGRATION = path.resolve(
  import.meta.dirname,
  '../supabase/migrations/20261124195200_undecided_prompts.sql',
);

test('the server holds a prompt back as long as the page says', () => {
  const values = /insert into private\.prompt_waits [^;]*;/.exec(readFileSync(MIGRATION, 'utf8'))?.[0] ?? '';
  const waits = new Map(
    [...values.matchAll(/\((-?\d+), (\d+)\)/g)].map(([, code, seconds]) => [Number(code), Number(seconds)]),
  );
  const codes = Array.from({ length: 10_005 }, (_, place) => place - 5);
  const said = codes.flatMap((code) => {
    const { waitSeconds } = resultText(code);
    return waitSeconds > 0 ? [[code, waitSeconds] as const] : [];
  });
  expect(waits).toEqual(new Map(said));
});
