// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { formatDateTime } from '../../lib/format.ts';
import { MoneyLines, moneyText } from './money-lines.tsx';
import { billMoneyQuery, type MoneyLine } from './payments.queries.ts';

const line = (what: string, more: Partial<MoneyLine> = {}): MoneyLine => ({
  what,
  amount_kes: 300,
  receipt: null,
  number: null,
  at: '2026-11-21T10:00:00Z',
  phone: null,
  refund_id: null,
  not_received_at: null,
  ...more,
});
const TIME = formatDateTime('2026-11-21T10:00:00Z');
const RECEIPT = { receipt: 'SKA4N7Q2XD' };

it.each([
  [line('came', RECEIPT), `KSh 300 came on ${TIME}, receipt SKA4N7Q2XD, and does not pay this yet.`],
  [line('came'), `KSh 300 came on ${TIME}, and does not pay this yet.`],
  [
    line('second', RECEIPT),
    `A second payment of KSh 300 came on ${TIME}, receipt SKA4N7Q2XD. It goes back to you: you need do nothing.`,
  ],
  [line('second'), `A second payment of KSh 300 came on ${TIME}. It goes back to you: you need do nothing.`],
  [
    line('late', RECEIPT),
    `KSh 300 came on ${TIME}, receipt SKA4N7Q2XD, when this was over. It goes back to you: you need do nothing.`,
  ],
  [
    line('owed_second', RECEIPT),
    'The second payment of KSh 300 goes back to you, usually within two working days.',
  ],
  [
    line('owed_above', { at: null }),
    'KSh 300 came above the price. It goes back to you, usually within two working days.',
  ],
  [line('owed', { at: null }), 'KSh 300 goes back to you, usually within two working days.'],
  [
    line('matched', { receipt: 'TW9FG7AGYF', at: '2026-12-08T07:00:00Z' }),
    'KSh 300, receipt TW9FG7AGYF, was given to this on Dec 8, 10:00 AM: until then nobody knew what it was for.',
  ],
  [line('sending'), 'KSh 300 is being sent back by M-Pesa. We tell you when it is there.'],
  [
    line('delayed'),
    'KSh 300 is late: M-Pesa has not sent it yet. We send it again, and you need do nothing.',
  ],
  [line('sent', RECEIPT), `KSh 300 was sent back on ${TIME}, receipt SKA4N7Q2XD.`],
  [line('sent'), `KSh 300 was sent back on ${TIME}.`],
  [
    line('came_back', RECEIPT),
    `KSh 300 that we sent to you with receipt SKA4N7Q2XD did not arrive: it came back to us on ${TIME}.`,
  ],
  [line('came_back'), `KSh 300 that we sent to you did not arrive: it came back to us on ${TIME}.`],
  [line('given'), `KSh 300 was given back to you in cash on ${TIME}.`],
  [line('moved', { number: 'MZ-7F3K2Q' }), `KSh 300 was moved to MZ-7F3K2Q on ${TIME}.`],
  [line('moved'), `KSh 300 was moved to another payment of yours on ${TIME}.`],
  [line('moved_in', { number: 'MZ-7F3K2Q' }), `KSh 300 was moved here from MZ-7F3K2Q on ${TIME}.`],
  [
    line('went_twice'),
    'KSh 300 went back to you twice: we sent it, and M-Pesa took it back from us too. One of the two is ours: please send it back, or write to us about it.',
  ],
  [line('returned'), `KSh 300 of that came back from you on ${TIME}. Thank you.`],
  [
    line('returned', RECEIPT),
    `KSh 300 of that came back from you on ${TIME}, receipt SKA4N7Q2XD. Thank you.`,
  ],
  [
    line('twice', RECEIPT),
    'M-Pesa sent KSh 300 to you twice by mistake, the second time with receipt SKA4N7Q2XD. One of the two is yours; please write to us about the other.',
  ],
])('says each line in words: $what', (said, words) => {
  expect(moneyText(said)).toBe(words);
});

it('is nothing where nothing is to be said', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const bill = { id: 'b', payment_state: 'paid' };
  client.setQueryData(billMoneyQuery(bill).queryKey, []);
  const { container, rerender } = render(
    <QueryClientProvider client={client}>
      <MoneyLines bill={bill} token={null} />
    </QueryClientProvider>,
  );
  expect(container).toBeEmptyDOMElement();
  const other = { id: 'c', payment_state: 'paid' };
  client.setQueryData(billMoneyQuery(other).queryKey, [line('owed_above', { at: null }), line('given')]);
  rerender(
    <QueryClientProvider client={client}>
      <MoneyLines bill={other} token={null} />
    </QueryClientProvider>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('lets its payer say that what was sent did not arrive, with one press', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://127.0.0.1:9');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
  const sent = vi.fn<(url: string) => void>();
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input);
    sent(url);
    return Promise.resolve(Response.json(url.endsWith('/money_of_bill') ? [] : null));
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const bill = { id: 'd', payment_state: 'refunded' };
  client.setQueryData(billMoneyQuery(bill).queryKey, [
    line('sent', { ...RECEIPT, refund_id: 'r1' }),
    line('sent', { ...RECEIPT, refund_id: 'r2', not_received_at: '2026-11-21T10:00:00Z' }),
    line('came_back', { ...RECEIPT, refund_id: 'r3' }),
    line('given'),
  ]);
  render(
    <QueryClientProvider client={client}>
      <MoneyLines bill={bill} token={null} />
    </QueryClientProvider>,
  );
  expect(
    screen.getByText(`You told us on ${TIME} that it did not arrive. A person looks where it went.`),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'I did not get it' }));
  await vi.waitFor(() =>
    expect(sent.mock.calls.some(([url]) => url.includes('refund_not_received'))).toBe(true),
  );
  vi.unstubAllGlobals();
});
