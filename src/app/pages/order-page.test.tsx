// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { clearCart, getCart } from '../../entities/cart/cart-store.ts';
import { type SampleAuth, sampleSession, startSampleAuth } from '../../features/auth/sample-auth-api.ts';
import { CartProvider } from '../../features/cart/cart-provider.tsx';
import { keepGuestOrder, readGuestOrders } from '../../features/orders/order.ts';
import { Component as OrderPage } from './order-page.tsx';
import { Component as OrdersPage } from './orders-page.tsx';

const id = '0a6f0d3f-58a5-4a4f-9a43-6f1f4c0e9f10';
const OWN = 'POST /rest/v1/rpc/own_order';
const order = {
  id,
  number: 'MZ-7F3K2Q',
  payment_method: 'mpesa',
  payment_state: 'paid',
  fulfilment_state: 'delivered',
  return_state: 'none',
  subtotal_kes: 900,
  discount_kes: 90,
  coupon_code: 'KARIBU',
  delivery_kes: 420,
  total_kes: 1230,
  contact_name: 'Atieno Odhiambo',
  phone: '254712345678',
  alt_phone: null,
  county: 'Kisumu',
  town: 'Milimani',
  landmark: 'Near the clock tower',
  pickup_point_id: null,
  note: null,
  hold_expires_at: null,
  placed_at: '2026-11-20T10:00:00Z',
  delivered_at: '2026-11-21T10:00:00Z',
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
  events: [{ kind: 'placed', at: '2026-11-20T10:00:00Z' }],
  returns: [],
  payments: [],
  arrival: null,
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
  clearCart();
  api.asked.length = 0;
  api.answers.clear();
  api.answers.set('GET /rest/v1/orders', { status: 200, body: [order] });
  api.answers.set(OWN, { status: 200, body: order });
  api.answers.set('POST /rest/v1/rpc/guest_order', { status: 200, body: order });
});

const signIn = () =>
  localStorage.setItem('mizizi-auth', JSON.stringify(sampleSession('amina@example.com').body));
const keep = () =>
  keepGuestOrder({
    id,
    number: order.number,
    token: 'secret',
    phone: order.phone,
    placedAt: order.placed_at,
  });

function open(at = `/orders/${id}`) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(
    [
      { path: '/orders', Component: OrdersPage },
      { path: '/orders/:id', Component: OrderPage },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  render(
    <QueryClientProvider client={client}>
      <CartProvider>
        <RouterProvider router={router} />
      </CartProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), where: () => router.state.location };
}

describe('an order without an account', () => {
  it('opens on the device it was placed on, and says how to find it elsewhere', async () => {
    keep();
    open();
    expect(await screen.findByRole('heading', { name: 'Order MZ-7F3K2Q' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'track it' })).toHaveAttribute('href', '/track');
    expect(screen.getByText('Coupon KARIBU')).toBeVisible();
    expect(api.asked.some(({ call }) => call === OWN)).toBe(false);
  });

  it('shows why a return was refused, and what others were worth', async () => {
    keep();
    const made = {
      id: 'return-1',
      state: 'refused',
      reason: 'unwanted',
      details: '',
      refund_kes: 405,
      delivery_kes: 0,
      decision_note: 'The seal was broken.',
      created_at: '2026-11-22T10:00:00Z',
      items: [{ order_item_id: 1, quantity: 1, opened: false }],
    };
    const whole = { ...made, id: 'return-2', state: 'requested', reason: 'damaged', decision_note: null };
    api.answers.set('POST /rest/v1/rpc/guest_order', {
      status: 200,
      body: {
        ...order,
        return_state: 'requested',
        returns: [{ ...whole, refund_kes: 1230, delivery_kes: 420 }, made],
      },
    });
    open();
    expect(await screen.findByText('“The seal was broken.”')).toBeVisible();
    expect(screen.getByText('Not accepted')).toBeVisible();
    expect(screen.getByText('Write to us if you see it differently.')).toBeVisible();
    expect(screen.getByText('You get back:', { exact: false })).toHaveTextContent(
      'You get back: KSh 1,230 (with the delivery fee)',
    );
  });

  it('is found elsewhere by its number and phone, or by signing in', async () => {
    const { payments: _, returns: __, ...outline } = order;
    api.answers.set('POST /rest/v1/rpc/track_order', { status: 200, body: { ...outline, to_pay_kes: 0 } });
    const { user, where } = open();
    expect(await screen.findByRole('heading', { name: 'Where is your order?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/auth?redirect=${encodeURIComponent(`/orders/${id}`)}`,
    );
    await user.type(screen.getByLabelText('Order number'), 'mz 7f3k2q');
    await user.type(screen.getByLabelText('Phone number of the order'), '0712 345 678');
    await user.click(screen.getByRole('button', { name: 'Find my order' }));
    expect(await screen.findByRole('heading', { name: 'Order MZ-7F3K2Q' })).toBeVisible();
    expect(where().pathname).toBe(`/orders/${id}`);
  });

  it('goes into the account of whoever is signed in', async () => {
    keep();
    signIn();
    api.answers.set('POST /rest/v1/rpc/claim_order', { status: 200, body: order });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Keep this order in my account' }));
    await vi.waitFor(() => expect(readGuestOrders()).toEqual([]));
    expect(api.asked).toContainEqual({
      call: 'POST /rest/v1/rpc/claim_order',
      body: { order_token: 'secret' },
    });
    expect(await screen.findByRole('heading', { name: 'Order MZ-7F3K2Q' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Keep this order/ })).toBeNull();
  });

  it('is forgotten here once an account has it', async () => {
    keep();
    api.answers.set('POST /rest/v1/rpc/guest_order', { status: 200, body: null });
    open();
    expect(await screen.findByRole('heading', { name: 'Where is your order?' })).toBeVisible();
    expect(readGuestOrders()).toEqual([]);
  });

  it('is listed for a visitor', async () => {
    keep();
    open('/orders');
    expect(await screen.findByRole('link', { name: /MZ-7F3K2Q/ })).toHaveAttribute('href', `/orders/${id}`);
  });
});

it('says when an order cannot be loaded, and tries again', async () => {
  signIn();
  api.answers.set(OWN, { status: 500, body: { message: 'down' } });
  const { user } = open();
  expect(await screen.findByText('Your order could not be loaded')).toBeVisible();
  api.answers.set(OWN, { status: 200, body: order });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Order MZ-7F3K2Q' })).toBeVisible();
});

it('orders again what is to be had, and says what is not', async () => {
  signIn();
  const line = {
    name: 'Neem leaf',
    size: '100 g',
    picture: 'neem',
    unit_price_kes: 470,
    ordered: 2,
    stock: 1,
  };
  api.answers.set('POST /rest/v1/rpc/reorder', {
    status: 200,
    body: [
      { ...line, product_id: 5, quantity: 1, problem: 'short' },
      { ...line, product_id: 6, name: 'Moringa', quantity: 0, problem: 'gone' },
    ],
  });
  const { user, where } = open();
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Neem leaf: only 1 of 2 left')).toBeVisible();
  expect(dialog.getByText('Moringa is no longer sold')).toBeVisible();
  expect(getCart().items).toMatchObject([{ id: 5, quantity: 1, price: 470 }]);
  await user.click(dialog.getByRole('button', { name: 'Open the cart' }));
  expect(where().pathname).toBe('/cart');
});

it('shows the state and the payments that came together, and asks for neither alone', async () => {
  signIn();
  const attempt = {
    id: 'p1',
    method: 'mpesa',
    state: 'prompted',
    phone: order.phone,
    amount_kes: 1230,
    received_kes: null,
    result_code: null,
    receipt: null,
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
  };
  const waiting = { ...order, fulfilment_state: 'placed', payment_state: 'awaiting', delivered_at: null };
  api.answers.set(OWN, { status: 200, body: { ...waiting, payments: [attempt] } });
  open();
  expect(await screen.findByRole('heading', { name: 'Check your phone' })).toBeVisible();
  const paid = { ...attempt, state: 'paid', received_kes: 1230, result_code: 0, receipt: 'SKA4N7Q2XD' };
  api.answers.set(OWN, {
    status: 200,
    body: { ...waiting, payment_state: 'paid', payments: [paid] },
  });
  expect(
    await screen.findByText('Payment received. Asante sana!', undefined, { timeout: 5000 }),
  ).toBeVisible();
  expect(screen.queryByText('Waiting for payment')).toBeNull();
  expect(api.asked.map(({ call }) => call)).not.toContain('GET /rest/v1/payments');
});
