import { existsSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { KNOWN_FAILURES } from './known-failures.ts';

const count = Object.values(KNOWN_FAILURES).flatMap(Object.keys).length;

it(`knows ${count} failures, of suites that there are, each with its reason`, () => {
  const suites = Object.keys(KNOWN_FAILURES);
  const isThere = (suite: string) => existsSync(path.join(import.meta.dirname, `${suite}.test.ts`));
  expect(suites.filter((suite) => !isThere(suite))).toEqual([]);
  expect(Object.values(KNOWN_FAILURES).flatMap((failures) => Object.values(failures))).not.toContain('');
});
