import { expect, test } from 'vitest';

import { plain, rightsOf } from './policies.ts';
import type { DocRelation } from './read-database.ts';

test.each([
  ['(user_id = ( SELECT private.caller() AS uid))', 'user_id = caller()'],
  ["( SELECT public.has_capability('orders'::text) AS has_capability)", "has_capability('orders')"],
  ["((state = 'open'::text) AND (shared_at IS NOT NULL))", "state = 'open' and shared_at is not null"],
  ["(state = ANY (ARRAY['held'::text, 'paid'::text]))", "state in ('held', 'paid')"],
  ['((a OR b) AND (c))', '(a or b) and c'],
])('%s is %s', (condition, words) => {
  expect(plain(condition)).toBe(words);
});

const relation = (more: Partial<DocRelation>): DocRelation => ({
  kind: 'table',
  name: 'public.things',
  comment: null,
  columns: ['id', 'secret', 'note'].map((name) => ({
    name,
    type: 'text',
    isNullable: false,
    fallback: null,
    isGenerated: false,
    comment: null,
  })),
  policies: [],
  grants: [],
  columnGrants: [],
  ...more,
});

test('rights are those that both a grant and a policy give', () => {
  const own = '(user_id = ( SELECT private.caller() AS uid))';
  const desk = "( SELECT public.has_capability('orders'::text) AS has_capability)";
  const policies: DocRelation['policies'] = [
    { command: 'select', roles: ['authenticated'], using: desk, check: null },
    { command: 'select', roles: ['authenticated'], using: own, check: null },
    { command: 'all', roles: ['anon', 'authenticated'], using: 'true', check: 'true' },
  ];
  expect(rightsOf(relation({ policies, grants: ['authenticated select', 'authenticated delete'] }))).toEqual([
    'Read: members, their own (`user_id`); members; members with `orders`.',
    'Delete: members.',
  ]);
  expect(rightsOf(relation({ policies }))).toEqual([]);
});

test('columns that cannot be read are named', () => {
  const policies: DocRelation['policies'] = [
    { command: 'select', roles: ['anon', 'authenticated'], using: 'true', check: null },
  ];
  const columnGrants = [{ command: 'select', roles: ['anon', 'authenticated'], columns: ['id', 'note'] }];
  expect(rightsOf(relation({ policies, columnGrants }))).toEqual([
    'Read: everybody; columns: all but `secret`.',
  ]);
});
