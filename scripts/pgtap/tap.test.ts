import { expect, test } from 'vitest';

import { readTap } from './tap.ts';

test('counts what passed and keeps the diagnostics of what did not', () => {
  const result = readTap([
    '1..3',
    'ok 1 - one',
    'not ok 2 - two\n# Failed test 2: "two"\n#   have: 1',
    'ok 3 - three',
  ]);
  expect(result).toEqual({ passed: 2, failures: ['not ok 2 - two\n# Failed test 2: "two"\n#   have: 1'] });
});

test('a plan that was not met is a failure', () => {
  expect(readTap(['1..2', 'ok 1 - one']).failures).toEqual(['Planned 2 assertions but ran 1.']);
  expect(readTap(['ok 1 - one']).failures).toEqual(['No plan: the file must select plan(n).']);
});
