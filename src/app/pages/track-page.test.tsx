// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { type SampleAuth, startSampleAuth } from '../../features/auth/sample-auth-api.ts';
import { keepGuestOrder } from '../../features/orders/order.ts';
import { tracking } from './orders-page.tsx';

const TRACK = 'POST /rest/v1/rpc/track_order';
const outline = {
  number: 'MZ-7F3K2Q',
  placed_at: '2026-11-20T10:00:00Z',
  payment_method: 'mpesa',
  payment_state: 'paid',
  fulfilment_state: 'dispatched',
  return_state: 'none',
  subtotal_kes: 900,
  discount_kes: 0,
  coupon_code: null,
  delivery_kes: 420,
  total_kes: 1320,
  to_pay_kes: 0,
  county: 'Kisumu',
  town: 'Milimani',
  pickup_point_id: null,
  delivered_at: null,
  items: [
    {
      id: 1,
      product_id: 5,
      name: 'Neem leaf',
      size: '100 g',
      picture: 'neem',
      unit_price_kes: 450,
      quantity: 2,
      line_total_kes: 900,
    },
  ],
  events: [
    { kind: 'placed', at: '2026-11-20T10:00:00Z' },
    { kind: 'dispatched', at: '2026-11-20T16:00:00Z' },
  ],
};
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

function open(at = '/track') {
  const router = createMemoryRouter(
    [
      { path: '/track', Component: tracking.Component },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

function ask(phone: string) {
  fireEvent.change(screen.getByLabelText('Phone number of the order'), { target: { value: phone } });
  fireEvent.click(screen.getByRole('button', { name: 'Find my order' }));
}

it('shows where a parcel is, with its lines and sum', async () => {
  api.answers.set(TRACK, { status: 200, body: outline });
  open('/track?order=mz-7f3k2q');
  ask('0712 345 678');
  expect(await screen.findByRole('heading', { name: 'Order MZ-7F3K2Q' })).toBeVisible();
  expect(screen.getByText(/to Milimani, Kisumu/)).toBeVisible();
  expect(screen.getByText('Neem leaf')).toBeVisible();
  expect(screen.getByText('KSh 1,320')).toBeVisible();
  expect(api.asked.at(-1)).toEqual({ call: TRACK, body: { number: 'MZ-7F3K2Q', phone: '254712345678' } });
});

it('says how to pay what is to be paid, or whom to ask', async () => {
  api.answers.set(TRACK, { status: 200, body: { ...outline, payment_state: 'failed', to_pay_kes: 320 } });
  api.answers.set('POST /rest/v1/rpc/pay_yourself', {
    status: 200,
    body: { way: 'paybill', number: '174379' },
  });
  open('/track?order=mz-7f3k2q');
  ask('0712 345 678');
  expect(await screen.findByRole('heading', { name: 'KSh 320 is to be paid' })).toBeVisible();
  expect(await screen.findByText('174379')).toBeVisible();
  expect(screen.getByText('Account number').nextElementSibling).toHaveTextContent('MZ-7F3K2Q');
  expect(screen.getByText('Amount').nextElementSibling).toHaveTextContent('KSh 320');
  expect(screen.getByRole('button', { name: 'Copy Business number' })).toBeVisible();
});

it('tells the same of a wrong phone and of an order that is in an account', async () => {
  api.answers.set(TRACK, { status: 200, body: null });
  open('/track?order=MZ-7F3K2Q');
  ask('0799 999 999');
  expect(await screen.findByText('No order has this number and phone')).toBeVisible();
  expect(screen.getByText(/An order that is in an account shows only there/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^Order / })).toBeNull();
});

it('says when it was tried too often', async () => {
  const hint = 'Please try again in an hour.';
  api.answers.set(TRACK, {
    status: 400,
    body: { code: 'P0001', message: 'That was tried too often.', details: 'too_many_attempts', hint },
  });
  open('/track?order=MZ-7F3K2Q');
  ask('0712 345 678');
  expect(await screen.findByText('We could not look it up')).toBeVisible();
  expect(screen.getByText(/That was tried too often/)).toBeVisible();
});

it('lists what was ordered on this device', () => {
  keepGuestOrder({
    id: 'o1',
    number: 'MZ-222222',
    token: 'secret',
    phone: '254712345678',
    placedAt: '2026-11-20T10:00:00Z',
  });
  open();
  const list = screen.getByRole('heading', { name: 'Placed on this device' }).closest('section');
  if (!list) throw new Error('There is no section');
  expect(within(list).getByRole('link', { name: /MZ-222222/ })).toHaveAttribute('href', '/orders/o1');
  expect(api.asked).toEqual([]);
});
