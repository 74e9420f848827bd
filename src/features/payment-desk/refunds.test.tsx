import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi, describe } from 'vitest';

import { MovePayment } from './move-payment.tsx';
import { type RefundOffer, offerQuery, refundsQuery } from './refunds.queries.ts';
import { SendRefundDialog, PartRefund } from './send-refund-dialog.tsx';

const PAYER = '254710440218';
const NOW = '254797118003';
let others: NonNullable<RefundOffer['others']>;
let asked: unknown[];
/** What went back of the bill so far, KSh. */
let gone: number;
beforeEach(() => {
  asked = [];
  gone = 0;
  others = [{ of: 'account', phone: NOW, since: '2026-11-20T09:00:00Z' }];
  vi.stubEnv('VITE_SUPABASE_URL', 'https://api.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit) => {
    const body = JSON.parse(init.body as string) as { phone?: string; seen_kes?: number };
    const call = new URL(input).pathname.split('/').at(-1);
    if (call === 'gone_back') return Response.json(gone);
    if (call !== 'offer_refund') {
      asked.push(body);
      if (body.seen_kes !== gone) return Response.json(changed, { status: 400 });
      return Response.json('0a6f0d3f-58a5-4a4f-9a43-6f1f4c0e9f10');
    }
    const isOther = body.phone !== undefined && body.phone !== PAYER;
    return Response.json({
      way: isOther ? 'b2c' : 'reversal',
      phone: body.phone ?? PAYER,
      payer: PAYER,
      is_other_phone: isOther,
      needs_second: isOther,
      most_kes: 2320,
      limit_kes: 5000,
      others,
    } satisfies RefundOffer);
  });
});
afterEach(() => vi.unstubAllGlobals());

const changed = {
  code: 'P0001',
  message: 'Meanwhile KSh 300 of MZ-7F3K2Q went back, or is on its way.',
  details: 'changed',
  hint: 'Look how much is still to go back, then decide again.',
};
const waiting = {
  bill_id: '0a6f0d3f-58a5-4a4f-9a43-6f1f4c0e9f10',
  number: 'MZ-7F3K2Q',
  payment_id: '6b0c1f7e-0f0e-4a53-9d53-0d1f4c0e9f10',
};
function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SendRefundDialog waiting={waiting} leftKes={2320} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const send = () => screen.getByRole('button', { name: /^Send KSh|^Ask for approval/ });

it('shows both numbers, and sends to neither before somebody chose', async () => {
  const user = open();
  expect(await screen.findByText('0710 440 218')).toBeVisible();
  expect(screen.getByText('0797 118 003, since 20 Nov 2026')).toBeVisible();
  await user.click(send());
  expect(screen.getByText('Choose the number that it goes to.')).toBeVisible();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('radio', { name: /The number that paid/ }));
  expect(await screen.findByText(/goes back to the number that paid, 0710 440 218/)).toBeVisible();
  await user.click(send());
  await vi.waitFor(() => expect(asked).toMatchObject([{ amount_kes: 2320, phone: null, note: null }]));
});

it('asks why for the other number', async () => {
  const user = open();
  await user.click(await screen.findByRole('radio', { name: /The number of the account now/ }));
  await user.click(await screen.findByRole('button', { name: 'Ask for approval' }));
  expect(screen.getByText('Say why it goes to another number than the one that paid.')).toBeVisible();
  expect(asked).toEqual([]);
  await user.type(screen.getByLabelText('Note'), 'She lost the line.');
  await user.click(send());
  await vi.waitFor(() => expect(asked).toMatchObject([{ phone: NOW, note: 'She lost the line.' }]));
});

it('takes a third number only where it is one', async () => {
  const user = open();
  await user.click(await screen.findByRole('radio', { name: 'Another number' }));
  const field = screen.getByRole('textbox', { name: 'Another number' });
  await user.type(field, '0712');
  expect(screen.getByText('Write it like 0712 345 678.')).toBeVisible();
  await user.type(field, '345678');
  expect(await screen.findByText('KSh 2,320 is sent to 0712 345 678.')).toBeVisible();
});

it('asks nothing where the buyer has the number that paid', async () => {
  others = [];
  const user = open();
  expect(await screen.findByText(/goes back to the number that paid/)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  await user.type(screen.getByLabelText('Another number'), '071');
  expect(screen.queryByText(/goes back to the number that paid/)).toBeNull();
  await user.click(send());
  expect(asked).toEqual([]);
});

it('sends nothing that a colleague sent while it stood open, and shows what went back', async () => {
  others = [];
  const user = open();
  expect(await screen.findByText(/goes back to the number that paid/)).toBeVisible();
  gone = 300;
  await user.click(send());
  expect(await screen.findByText(/^Meanwhile KSh 300/)).toBeVisible();
  expect(await screen.findByText('KSh 300 went back already, was moved, or is on its way.')).toBeVisible();
  expect(screen.getByLabelText('Amount (KSh)')).toHaveValue('2320');
  await user.click(send());
  await vi.waitFor(() => expect(asked).toMatchObject([{ seen_kes: 0 }, { seen_kes: 300 }]));
});

describe('a part of a bill', () => {
  const bill = { id: '0a6f0d3f-58a5-4a4f-9a43-6f1f4c0e9f10', number: 'MZ-7F3K2Q' };
  const id = '6b0c1f7e-0f0e-4a53-9d53-0d1f4c0e9f10';

  function show(method: string, state = 'paid') {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
    client.setQueryData(offerQuery(bill.id, id, 1, null).queryKey, {
      way: 'b2c',
      phone: '254712345671',
      payer: '254712345671',
      is_other_phone: false,
      needs_second: false,
      most_kes: 1160,
      limit_kes: 5000,
      others: [],
    } satisfies RefundOffer);
    client.setQueryData(refundsQuery.queryKey, []);
    render(
      <QueryClientProvider client={client}>
        <PartRefund bill={bill} payments={[{ id, method, state }]} />
      </QueryClientProvider>,
    );
    return screen.queryByRole('button', { name: 'Send a part back by M-Pesa' });
  }

  it.each(['mpesa', 'moved'])('offers to send back money that came by %s', (method) => {
    expect(show(method)).toBeVisible();
  });

  it.each([
    ['cash', 'paid'],
    ['moved', 'refunded'],
  ])('offers nothing of %s that is %s', (method, state) => {
    expect(show(method, state)).toBeNull();
  });
});

describe('a payment that was meant for another bill', () => {
  const payment = { id: 'p1', method: 'mpesa', state: 'paid', received_kes: 1450, receipt: 'TCPETER001' };
  const bill = { id: 'b1', number: 'MZ-7F3K2Q', payment_state: 'paid' };

  function open(payments = [payment], state = 'paid') {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MovePayment bill={{ ...bill, payment_state: state }} payments={payments} />
      </QueryClientProvider>,
    );
    return userEvent.setup();
  }

  it('asks for the bill and for a reason, beside their fields', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'It was meant for another bill' }));
    await user.click(screen.getByRole('button', { name: 'Move KSh 1,450' }));
    expect(screen.getByText('Write the number of the bill')).toBeVisible();
    expect(screen.getByText('Write why')).toBeVisible();
  });

  it('names the receipt where more than one payment is here', () => {
    open([payment, { ...payment, id: 'p2', state: 'needs_review', receipt: 'TCGRACE001' }]);
    expect(screen.getByRole('button', { name: 'TCGRACE001 was meant for another bill' })).toBeVisible();
  });

  it.each([
    ['went back', { ...payment, state: 'refunded' }, 'refunded'],
    ['came in cash', { ...payment, method: 'cash' }, 'paid'],
    ['is of a bill that is not settled', { ...payment, state: 'needs_review' }, 'needs_review'],
  ])('is not offered for money that %s', (_, one, state) => {
    open([one], state);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('moves back what was moved here by mistake', () => {
    open([{ ...payment, method: 'moved' }]);
    expect(screen.getByRole('button', { name: 'It was meant for another bill' })).toBeVisible();
  });
});
