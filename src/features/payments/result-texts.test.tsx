// @vitest-environment jsdom
/** Whatever M-Pesa answers: words that say what to do next, in both languages, and something to press that does it. */
import '@testing-library/jest-dom/vitest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { knownCodes, readResult } from '../../../supabase/functions/_shared/result-codes.ts';
import { payments as kiswahili } from '../../words/sw/shop/payments.ts';
import { OrderPayment } from './order-payment.tsx';
import { namedReceiptQuery } from './payments.queries.ts';
import { knownTexts, resultText } from './result-texts.ts';

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
