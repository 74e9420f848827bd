import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { RefundOffer } from './refunds.queries.ts';
import { SendRefundDialog } from './send-refund-dialog.tsx';

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
