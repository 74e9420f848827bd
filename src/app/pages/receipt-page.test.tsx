// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { type SampleAuth, sampleSession, startSampleAuth } from '../../features/auth/sample-auth-api.ts';
import { keepGuestOrder } from '../../features/orders/order.ts';
import { Component as ReceiptPage } from './receipt-page.tsx';

const id = '0a6f0d3f-58a5-4a4f-9a43-6f1f4c0e9f10';
const line = {
  kind: 'goods',
  name: 'Neem leaf',
  detail: '100 g',
  quantity: 2,
  unit_price_kes: 450,
  discount_kes: 90,
  amount_kes: 810,
  tax_code: 'B',
};
const seller = { name: 'Mizizi Ltd', address: 'Moi Avenue, Nairobi', pin: 'P051234567Z' };
const invoice = {
  id: 'i1',
  kind: 'invoice',
  number: 'INV-2026-00007',
  issued_at: '2026-11-21T11:00:00Z',
  tax_day: '2026-11-20',
  corrects: null,
  reason: null,
  total_kes: 810,
  tax_cents: 11172,
  with_vat: true,
  seller,
  buyer: { name: 'Atieno Odhiambo', pin: 'A123456789Z', phone: '254712345678', address: 'Milimani, Kisumu' },
  lines: [line],
  taxes: [{ code: 'B', class: 'standard', rate: 16, amount_kes: 810, tax_cents: 11172 }],
};
const credit = {
  ...invoice,
  id: 'i2',
  kind: 'credit_note',
  number: 'CN-2026-00002',
  corrects: 'INV-2026-00007',
  reason: 'refunded',
  total_kes: 100,
  tax_cents: 1379,
};
const paid = {
  bill_id: id,
  kind: 'order',
  number: 'MZ-7F3K2Q',
  state: 'paid',
  created_at: '2026-11-20T10:00:00Z',
  contact: { phone: '254733000003', email: 'duka@example.co.ke' },
  payer_name: 'Atieno Odhiambo',
  is_mine: true,
  may_replace: false,
  pin: null,
  documents: [invoice, credit],
  expected: null,
  payments: [{ method: 'mpesa', receipt: 'SKA4N7Q2XD', at: '2026-11-21T11:00:00Z', amount_kes: 810 }],
  refunds: [{ amount_kes: 100, method: 'mpesa', reference: null, at: '2026-11-22T11:00:00Z' }],
};
const unpaid = {
  ...paid,
  state: 'open',
  documents: [],
  payments: [],
  refunds: [],
  expected: { with_vat: false, tax_cents: 0, lines: [line], seller: { ...seller, pin: null } },
};
const RECEIPT = 'POST /rest/v1/rpc/receipt';
let api: SampleAuth;

beforeAll(async () => {
  api = await startSampleAuth();
  vi.stubEnv('VITE_SUPABASE_URL', api.origin);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
});
afterAll(() => api.close());
beforeEach(() => {
  localStorage.clear();
  api.asked.length = 0;
  api.answers.clear();
});

const signIn = () =>
  localStorage.setItem('mizizi-auth', JSON.stringify(sampleSession('amina@example.com').body));

function open(at = `/receipt/${id}`) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(
    [
      { path: '/receipt/:id', Component: ReceiptPage },
      { path: '/orders/:id/receipt', Component: ReceiptPage },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), where: () => router.state.location };
}

it.each([`/receipt/${id}`, `/orders/${id}/receipt`])('prints invoice and credit note at %s', async (at) => {
  signIn();
  api.answers.set(RECEIPT, { status: 200, body: paid });
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = open(at);
  const first = within(await screen.findByRole('article', { name: 'Tax invoice INV-2026-00007' }));
  expect(first.getByText('KRA PIN P051234567Z')).toBeVisible();
  expect(first.getByText('KRA PIN A123456789Z')).toBeVisible();
  expect(first.getByText('Discount −KSh 90')).toBeVisible();
  expect(first.getByText('B: VAT 16%, in KSh 810')).toBeVisible();
  expect(first.getByText('KSh 111.72')).toBeVisible();
  expect(first.getByText(/Paid: KSh 810 by M-Pesa, receipt SKA4N7Q2XD/)).toBeVisible();
  expect(first.getByText(/Sent back: KSh 100/)).toBeVisible();
  const second = within(screen.getByRole('article', { name: 'Credit note CN-2026-00002' }));
  expect(second.getByText('INV-2026-00007')).toBeVisible();
  expect(second.getByText('Money was sent back.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.queryByLabelText('KRA PIN (optional)')).toBeNull();
});

it('takes a PIN before the invoice is issued, and says what is no PIN', async () => {
  keepGuestOrder({
    id,
    number: 'MZ-7F3K2Q',
    token: 'secret',
    phone: '254712345678',
    placedAt: paid.created_at,
  });
  api.answers.set(RECEIPT, { status: 200, body: unpaid });
  api.answers.set('POST /rest/v1/rpc/set_buyer_pin', { status: 204, body: null });
  const { user } = open();
  expect(await screen.findByText('Not paid yet. This is no receipt.')).toBeVisible();
  const pin = screen.getByLabelText('KRA PIN (optional)');
  await user.type(pin, 'A12');
  await user.click(screen.getByRole('button', { name: 'Keep the PIN' }));
  expect(pin).toHaveAccessibleDescription(/A KRA PIN is A or P/);
  await user.clear(pin);
  await user.type(pin, 'a123456789z');
  await user.click(screen.getByRole('button', { name: 'Keep the PIN' }));
  await vi.waitFor(() =>
    expect(api.asked.find(({ call }) => call.endsWith('set_buyer_pin'))?.body).toEqual({
      bill_id: id,
      pin: 'A123456789Z',
      order_token: 'secret',
    }),
  );
});

it('lets the shop replace an invoice whose buyer forgot the PIN', async () => {
  signIn();
  api.answers.set(RECEIPT, {
    status: 200,
    body: { ...paid, is_mine: false, may_replace: true, documents: [invoice] },
  });
  api.answers.set('POST /rest/v1/rpc/replace_invoice', { status: 200, body: 'INV-2026-00008' });
  const { user } = open();
  await user.type(await screen.findByLabelText('KRA PIN (optional)'), 'P000111222K');
  await user.click(screen.getByRole('button', { name: 'Replace the invoice' }));
  await vi.waitFor(() =>
    expect(api.asked.find(({ call }) => call.endsWith('replace_invoice'))?.body).toEqual({
      invoice_number: 'INV-2026-00007',
      pin: 'P000111222K',
    }),
  );
});

it('lets the desk send back what a month cost, and says what becomes of it', async () => {
  signIn();
  api.answers.set(RECEIPT, {
    status: 200,
    body: { ...paid, kind: 'plan', state: 'paid', is_mine: false, may_replace: true, documents: [invoice] },
  });
  open();
  expect(await screen.findByText(/the month ends, and the plan is what it was before/)).toBeVisible();
});

it('says when there is no such receipt, and when it could not be read', async () => {
  signIn();
  api.answers.set(RECEIPT, {
    status: 400,
    body: { code: 'P0001', message: 'We could not find this receipt.', details: 'not_found', hint: '' },
  });
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'We could not find this receipt' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'My orders' }));
});

it('asks a visitor without the order to sign in', async () => {
  const { where } = open();
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(where().pathname).toBe('/auth');
});
