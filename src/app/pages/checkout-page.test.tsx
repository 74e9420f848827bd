// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { addToCart, clearCart, getCart, setQuantity } from '../../entities/cart/cart-store.ts';
import { type SampleAuth, sampleSession, startSampleAuth } from '../../features/auth/sample-auth-api.ts';
import { CartProvider } from '../../features/cart/cart-provider.tsx';
import { forgetLastOrder, keepLastOrder, readLastOrder } from '../../features/orders/checkout.queries.ts';
import { readGuestOrders } from '../../features/orders/order.ts';
import { PLACE } from '../../features/orders/testing-checkout-form.tsx';
import { ThemeProvider } from '../theme-and-language.tsx';
import { Toasts } from '../toasts.tsx';
import { Component as CheckoutPage } from './checkout-page.tsx';

const PLACED = 'POST /rest/v1/rpc/place_order';
const PAY = 'POST /functions/v1/pay';
const placed = {
  id: 'order-1',
  number: 'MZ-7F3K2Q',
  payment_method: 'mpesa',
  payment_state: 'awaiting',
  contact_name: 'Amina Otieno',
  phone: '254712345678',
  alt_phone: null,
  county: 'Kisumu',
  town: 'Milimani',
  landmark: 'Near the clock tower',
  pickup_point_id: null,
  note: null,
  items: [{ product_id: 1, quantity: 2 }],
};
const neem = { id: 1, name: 'Neem leaf', size: '100 g', picture: 'neem', price: 450 };
let api: SampleAuth;

beforeAll(async () => {
  api = await startSampleAuth();
  vi.stubEnv('VITE_SUPABASE_URL', api.origin);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
});
afterAll(() => api.close());

beforeEach(() => {
  localStorage.setItem('mizizi-auth', JSON.stringify(sampleSession('amina@example.com').body));
  api.asked.length = 0;
  api.answers.clear();
  api.answers.set('GET /rest/v1/counties', { status: 200, body: [{ name: 'Kisumu' }] });
  api.answers.set('GET /rest/v1/orders', { status: 200, body: [] });
  api.answers.set(PAY, { status: 200, body: {} });
  api.answers.set('GET /rest/v1/rpc/quote_order', {
    status: 200,
    body: {
      lines: [
        {
          product_id: 1,
          name: 'Neem leaf',
          size: '100 g',
          picture: 'neem',
          unit_price_kes: 450,
          quantity: 2,
          line_total_kes: 900,
          stock: 10,
          problem: null,
        },
      ],
      subtotal_kes: 900,
      discount_kes: 0,
      delivery_kes: 420,
      total_kes: 1320,
      min_days: 1,
      max_days: 3,
      cash_on_delivery: true,
      cash_limit_kes: 5000,
      free_delivery_from_kes: null,
      too_heavy: false,
      coupon: null,
    },
  });
  clearCart();
  forgetLastOrder();
  addToCart(neem, 2);
});

function open(address = '/checkout') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(
    [
      { path: '/checkout', Component: CheckoutPage },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <ThemeProvider>
      <QueryClientProvider client={client}>
        <CartProvider>
          <RouterProvider router={router} />
        </CartProvider>
        <Toasts />
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return { user: userEvent.setup(), where: () => router.state.location };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('M-Pesa phone number'), '+254 712 345 678');
  await screen.findByRole('option', { name: 'Kisumu' });
  await user.selectOptions(screen.getByLabelText('County'), 'Kisumu');
  await user.type(screen.getByLabelText('Town or estate'), 'Milimani');
  await user.type(screen.getByLabelText('Landmark'), 'Near the clock tower');
  expect(await screen.findByText('KSh 1,320')).toBeVisible();
}
/** The button waits for the price of what is in the cart. */
async function press(user: ReturnType<typeof userEvent.setup>) {
  const button = screen.getByRole('button', { name: PLACE });
  await vi.waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}
const placings = () => api.asked.filter(({ call }) => call === PLACED).map(({ body }) => body);

describe('a visitor', () => {
  const GUEST = 'POST /rest/v1/rpc/place_guest_order';
  beforeEach(() => {
    localStorage.removeItem('mizizi-auth');
    addToCart(neem, 2);
  });

  it('can sign in first and come back', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth?redirect=%2Fcheckout',
    );
  });

  it('orders with a phone alone; the token stays on the device and asks for the prompt', async () => {
    api.answers.set(GUEST, { status: 200, body: { order: placed, order_token: 'secret' } });
    const { user, where } = open();
    await user.type(await screen.findByLabelText('Full name'), 'Atieno Odhiambo');
    await fill(user);
    await press(user);
    await vi.waitFor(() => expect(where().pathname).toBe('/orders/order-1'));
    expect(api.asked.filter(({ call }) => call === GUEST).map(({ body }) => body)).toEqual([
      expect.objectContaining({ phone: '254712345678', expected_total_kes: 1320 }),
    ]);
    expect(readGuestOrders()).toMatchObject([{ id: 'order-1', token: 'secret', phone: '254712345678' }]);
    await vi.waitFor(() =>
      expect(api.asked.at(-1)).toEqual({ call: PAY, body: { bill_id: 'order-1', order_token: 'secret' } }),
    );
    expect(getCart().count).toBe(0);
    expect(readLastOrder()).toMatchObject({ contact_name: 'Amina Otieno', town: 'Milimani' });
  });

  it('leaves nothing of it on the device who does not want that', async () => {
    keepLastOrder(placed);
    api.answers.set(GUEST, { status: 200, body: { order: placed, order_token: 'secret' } });
    const { user, where } = open();
    await user.click(await screen.findByLabelText('Keep these details on this phone for my next order'));
    const button = await screen.findByRole('button', { name: 'Pay KSh 1,320 with M-Pesa' });
    await vi.waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await vi.waitFor(() => expect(where().pathname).toBe('/orders/order-1'));
    expect(readLastOrder()).toBeNull();
  });

  it('hears why the order was not taken', async () => {
    api.answers.set(GUEST, {
      status: 400,
      body: {
        code: 'P0001',
        message: 'There are unpaid orders for this number already.',
        details: 'too_many_orders',
        hint: 'Pay or cancel one of them first.',
      },
    });
    const { user } = open();
    await user.type(await screen.findByLabelText('Full name'), 'Atieno Odhiambo');
    await fill(user);
    await press(user);
    expect(await screen.findByText('First finish the open orders')).toBeVisible();
    expect(getCart().count).toBe(2);
  });
});

describe('one product by itself', () => {
  it('is ordered without the cart, which stays as it is', async () => {
    api.answers.set(PLACED, { status: 200, body: { ...placed, items: [{ product_id: 7, quantity: 3 }] } });
    const { user, where } = open('/checkout?buy=7&pieces=3');
    await fill(user);
    await press(user);
    await vi.waitFor(() => expect(where().pathname).toBe('/orders/order-1'));
    expect(placings()).toEqual([expect.objectContaining({ items: [{ product_id: 7, quantity: 3 }] })]);
    expect(getCart().count).toBe(2);
  });

  it('is the cart where the address names none', async () => {
    api.answers.set(PLACED, { status: 200, body: placed });
    const { user, where } = open('/checkout?buy=neem&pieces=0');
    await fill(user);
    await press(user);
    await vi.waitFor(() => expect(where().pathname).toBe('/orders/order-1'));
    expect(placings()).toEqual([expect.objectContaining({ items: [{ product_id: 1, quantity: 2 }] })]);
  });

  it('keeps its address through signing in', async () => {
    localStorage.removeItem('mizizi-auth');
    open('/checkout?buy=7&pieces=3');
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth?redirect=%2Fcheckout%3Fbuy%3D7%26pieces%3D3',
    );
  });
});

describe('placing an order', () => {
  it('sends what was typed, empties the cart, asks for the prompt and opens the order', async () => {
    api.answers.set(PLACED, { status: 200, body: placed });
    const { user, where } = open();
    await fill(user);
    await press(user);
    await vi.waitFor(() => expect(where().pathname).toBe('/orders/order-1'));
    expect(placings()).toEqual([
      expect.objectContaining({
        items: [{ product_id: 1, quantity: 2 }],
        payment_method: 'mpesa',
        phone: '254712345678',
        county: 'Kisumu',
        expected_total_kes: 1320,
      }),
    ]);
    expect(getCart().count).toBe(0);
    await vi.waitFor(() => expect(api.asked.at(-1)).toEqual({ call: PAY, body: { bill_id: 'order-1' } }));
    expect(localStorage.getItem('mizizi-checkout-draft')).toBeNull();
  });

  it('is sent once, however quickly the button is pressed again', async () => {
    api.answers.set(PLACED, { status: 200, body: placed });
    const { user, where } = open();
    await fill(user);
    const button = screen.getByRole('button', { name: PLACE });
    // Both before anything is drawn anew, which would disable the button.
    act(() => {
      button.click();
      button.click();
    });
    await vi.waitFor(() => expect(where().pathname).toBe('/orders/order-1'));
    expect(placings()).toHaveLength(1);
  });

  it('uses the same key again after an answer that got lost', async () => {
    api.answers.set(PLACED, 'lost');
    const { user, where } = open();
    await fill(user);
    await press(user);
    expect(await screen.findByText('Connection lost')).toBeVisible();
    expect(getCart().count).toBe(2);
    api.answers.set(PLACED, { status: 200, body: placed });
    api.answers.set('GET /rest/v1/orders', { status: 200, body: [placed] });
    await press(user);
    await vi.waitFor(() => expect(where().pathname).toBe('/orders/order-1'));
    const keys = placings().map((body) => body['client_key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  async function pressAgainAfterLost(
    found: object,
    change: (user: ReturnType<typeof userEvent.setup>) => unknown,
  ) {
    api.answers.set(PLACED, 'lost');
    const { user, where } = open();
    await fill(user);
    await press(user);
    expect(await screen.findByText('Connection lost')).toBeVisible();
    await change(user);
    api.answers.set('GET /rest/v1/orders', { status: 200, body: [found] });
    api.answers.set(PLACED, { status: 200, body: placed });
    await press(user);
    await vi.waitFor(() => expect(where().pathname).toBe('/orders/order-1'));
  }
  const notice = () => screen.queryByText('Order MZ-7F3K2Q had already been placed');

  it('empties the cart that was ordered after it was changed because an earlier try never arrived', async () => {
    const found = { ...placed, items: [{ product_id: 1, quantity: 3 }] };
    await pressAgainAfterLost(found, () => act(() => setQuantity(1, 3)));
    expect(getCart().count).toBe(0);
    expect(notice()).toBeNull();
    await vi.waitFor(() => expect(api.asked.at(-1)).toEqual({ call: PAY, body: { bill_id: 'order-1' } }));
  });

  it('keeps the changed cart when the earlier try was placed after all', async () => {
    await pressAgainAfterLost(placed, () => act(() => setQuantity(1, 3)));
    expect(getCart().count).toBe(3);
    expect(await screen.findByText('What is in your cart now is still there.')).toBeVisible();
  });

  it('says that the order stands as it was filled in first, and asks nobody for money', async () => {
    await pressAgainAfterLost(placed, async (user) => {
      await user.clear(screen.getByLabelText('Landmark'));
      await user.type(screen.getByLabelText('Landmark'), 'The mosque');
    });
    expect(await screen.findByText(/^It stands as you filled it in first\./)).toBeVisible();
    expect(getCart().count).toBe(0);
    expect(api.asked.map(({ call }) => call)).not.toContain(PAY);
  });

  it('finds an order whose answer got lost when the page is opened again', async () => {
    const userId = sampleSession('').body.user.id;
    const value = { key: '0a6f0d3f-58a5-4a4f-9a43-6f1f4c0e9f10', userId };
    localStorage.setItem('mizizi-pending-order', JSON.stringify({ value, expiresAt: Date.now() + 60_000 }));
    api.answers.set('GET /rest/v1/orders', { status: 200, body: [placed] });
    const { where } = open();
    await vi.waitFor(() => expect(where().pathname).toBe('/orders/order-1'));
    expect(placings()).toHaveLength(0);
    expect(getCart().count).toBe(0);
    expect(localStorage.getItem('mizizi-pending-order')).toBeNull();
  });

  it('empties the cart that was ordered before also while one product is bought by itself', async () => {
    const userId = sampleSession('').body.user.id;
    const value = { key: '0a6f0d3f-58a5-4a4f-9a43-6f1f4c0e9f10', userId };
    localStorage.setItem('mizizi-pending-order', JSON.stringify({ value, expiresAt: Date.now() + 60_000 }));
    api.answers.set('GET /rest/v1/orders', { status: 200, body: [placed] });
    const { where } = open('/checkout?buy=7');
    await vi.waitFor(() => expect(where().pathname).toBe('/orders/order-1'));
    expect(placings()).toHaveLength(0);
    expect(getCart().count).toBe(0);
  });

  it('keeps a cart that is another one than the order that was found', async () => {
    const userId = sampleSession('').body.user.id;
    const value = { key: '0a6f0d3f-58a5-4a4f-9a43-6f1f4c0e9f10', userId };
    localStorage.setItem('mizizi-pending-order', JSON.stringify({ value, expiresAt: Date.now() + 60_000 }));
    const found = { ...placed, items: [{ product_id: 7, quantity: 1 }] };
    api.answers.set('GET /rest/v1/orders', { status: 200, body: [found] });
    const { where } = open();
    await vi.waitFor(() => expect(where().pathname).toBe('/orders/order-1'));
    expect(getCart().count).toBe(2);
  });

  it('explains a refusal and starts the next try with a new key', async () => {
    api.answers.set(PLACED, {
      status: 400,
      body: {
        code: 'P0001',
        message: 'Only 1 of Neem leaf left.',
        details: 'out_of_stock',
        hint: 'Change your cart.',
      },
    });
    const { user } = open();
    await fill(user);
    await press(user);
    expect(await screen.findByText('There is not enough left')).toBeVisible();
    expect(screen.getByText('Only 1 of Neem leaf left. Change your cart.')).toBeVisible();
    await press(user);
    await vi.waitFor(() => expect(placings()).toHaveLength(2));
    expect(new Set(placings().map((body) => body['client_key'])).size).toBe(2);
    expect(getCart().count).toBe(2);
  });
});
