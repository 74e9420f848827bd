import { existsSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { KNOWN_FAILURES } from './known-failures.ts';

const count = Object.values(KNOWN_FAILURES).flatMap(Object.keys).length;

it(`knows ${count} failures, of suites that there are, each with its reason`, () => {
  for (const [suite, failures] of Object.entries(KNOWN_FAILURES)) {
    expect(existsSync(path.join(import.meta.dirname, `${suite}.test.ts`)), suite).toBe(true);
    for (const reason of Object.values(failures)) expect(reason).not.toBe('');
  }
});
