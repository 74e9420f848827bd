// @vitest-environment jsdom
// @vitest-environment jsdom
/** Whatever M-Pesa answers: words that say what to do next, in both languages, and something to press that does it. */
import '@testing-library/jest-dom/vitest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi, afterEach, beforeEach } from 'vitest';

import { knownCodes, readResult } from '../../../supabase/functions/_shared/result-codes.ts';
import { formatDateTime } from '../../lib/format.ts';
import { payments as kiswahili } from '../../words/sw/shop/payments.ts';
import { MoneyLines, moneyText } from './money-lines.tsx';
import { OrderPayment } from './order-payment.tsx';
import { billMoneyQuery, type MoneyLine, namedReceiptQuery } from './payments.queries.ts';
import { knownTexts, resultText } from './result-texts.ts';

describe('the lines of money', () => {
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
    [
      line('second'),
      `A second payment of KSh 300 came on ${TIME}. It goes back to you: you need do nothing.`,
    ],
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
});

describe('what M-Pesa answers', () => {
  /** As docs/mpesa.md has them; all that end a prompt without money. */
  const ends = knownCodes().filter(
    (code) => !['paid', 'pending'].includes(readResult(code, 'callback').outcome),
  );

  /** What is asked of the buyer; the server never took the last one. */
  const NEXT: Record<number, RegExp> = {
    1: /Top up and try again, or pay from another number/,
    2: /Contact us/,
    3: /Contact us/,
    4: /Pay from another number, or tomorrow/,
    8: /try again later/,
    17: /Wait two minutes, then try again/,
    1001: /Finish or cancel the other M-Pesa prompt, wait a minute, then try again/,
    1019: /Try again when your phone is at hand/,
    1025: /Check that it is on and has signal, then try again/,
    1032: /try again whenever you are ready/,
    1037: /on, unlocked and has signal, then try again/,
    2001: /Try again and enter your correct PIN/,
    2028: /try again later/,
    8006: /Ask Safaricom to unlock it \(call 234\), or pay from another number/,
    9999: /Check that it is on and has signal, then try again/,
    [-1]: /try again in a moment/,
    [-2]: /try again later/,
    [-3]: /try again in a minute/,
    [-4]: /try again/,
    [-5]: /Use another number that is on M-Pesa/,
  };

  const order = {
    id: '0a6f0d3f-58a5-4a4f-9a43-6f1f4c0e9f10',
    number: 'MZ-7K2M9Q',
    phone: '254712345678',
    payment_method: 'mpesa',
    payment_state: 'failed',
    fulfilment_state: 'placed',
    total_kes: 1250,
    hold_expires_at: null,
    events: [{ kind: 'placed' }],
  };

  function open(code: number | null): void {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
    const at = new Date().toISOString();
    const payments = [
      {
        id: '1',
        method: 'mpesa',
        state: 'failed',
        phone: order.phone,
        received_kes: null,
        amount_kes: 1250,
        result_code: code,
        receipt: null,
        created_at: at,
        updated_at: at,
      },
    ];
    client.setQueryData(namedReceiptQuery(order).queryKey, null);
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <OrderPayment order={{ ...order, payments }} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  }

  beforeEach(() => {
    vi.stubEnv('VITE_SUPABASE_URL', 'http://127.0.0.1:9');
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('has words for each code that ends a prompt, and no others', () => {
    expect(knownTexts().toSorted((a, b) => a - b)).toEqual([...ends, -4].toSorted((a, b) => a - b));
    expect(
      Object.keys(NEXT)
        .map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual(knownTexts().toSorted((a, b) => a - b));
  });

  it.each([...ends, -4, null, 7777])('says after %s what to do next, and lets them do it', async (code) => {
    const { title, body, waitSeconds } = resultText(code);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open(code);
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(body, { exact: false })).toHaveTextContent(
      NEXT[code ?? NaN] ?? /Please try again, or pay from another number/,
    );
    expect(Object.keys(kiswahili)).toEqual(expect.arrayContaining([title, body]));
    expect(screen.queryAllByRole('link', { name: 'Contact us' })).toHaveLength(
      code === 2 || code === 3 ? 1 : 0,
    );
    await vi.advanceTimersByTimeAsync(waitSeconds * 1000 + 1000);
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    await user.click(screen.getByRole('button', { name: 'Use another number' }));
    expect(screen.getByLabelText('M-Pesa number')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use 0712 345 678' }));
    // Nothing can be reached here, and the page says so: the press went off.
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
  });
});
