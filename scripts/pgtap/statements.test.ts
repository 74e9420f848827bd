import { expect, it } from 'vitest';

import { statementsOf } from './statements.ts';

const split = (script: string): string[] => [...statementsOf(script)].map(({ text }) => text.trim());

it('ends a statement at its semicolon', () => {
  expect(split('select 1; select 2;\n')).toEqual(['select 1;', 'select 2;']);
  expect(split('select 1;\nselect 2')).toEqual(['select 1;', 'select 2']);
  expect([...statementsOf('select 1;\nselect 2;')].map(({ start }) => start)).toEqual([0, 9]);
});

it.each([
  "select 'a;b''c;d'",
  String.raw`select E'a\';b'`,
  'select "a;""b"',
  'do $$ begin perform 1; end $$',
  'do $one$ select $$a;$$; $one$',
  'select 1 -- none; here\n',
  'select /* none; here */ 1',
])('and not in %s', (statement) => {
  expect(split(`${statement};select 2;`)).toEqual([`${statement};`, 'select 2;']);
});
