import { expect, it } from 'vitest';

import { readListState, writeListState } from './desk-list.ts';
import { orderList } from './trade-lists.ts';

const read = (query: string) => readListState(new URLSearchParams(query), orderList);

it('reads what the list knows and nothing else', () => {
  expect(
    read(
      'q=asha&payment_state=paid&county=x&buyer=nobody&from=2026-01-02&until=soon&sort=total_kes&up=1&page=3',
    ),
  ).toEqual({
    search: 'asha',
    filters: { payment_state: 'paid', from: '2026-01-02' },
    sort: 'total_kes',
    descending: false,
    page: 3,
  });
});

it.each(['', 'page=0', 'page=-2', 'page=1.5', 'page=x', 'sort=phone', 'buyer=constructor'])(
  'begins at the usual order and the first page with %j',
  (query) => expect(read(query)).toEqual({ search: '', filters: {}, sort: null, descending: true, page: 1 }),
);

it('writes an address that says the same', () => {
  const query = 'tab=x&q=neem+tea&buyer=guest&from=2026-01-02&sort=number&up=1&page=2';
  expect(writeListState(read(query), { tab: 'x' }).toString()).toBe(query);
  expect(writeListState(read('')).toString()).toBe('');
});
