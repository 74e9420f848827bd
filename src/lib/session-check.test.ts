import { expect, it } from 'vitest';

import { sessionCheck } from './supabase-client.ts';

it('asks once for all that come together, and again after half a minute', () => {
  let asked = 0;
  let now = 0;
  const check = sessionCheck(
    {
      getUser: async () => {
        asked += 1;
        return { error: null };
      },
    },
    () => now,
  );
  check();
  check();
  expect(asked).toBe(1);
  now = 29_999;
  check();
  expect(asked).toBe(1);
  now = 30_000;
  check();
  expect(asked).toBe(2);
});
