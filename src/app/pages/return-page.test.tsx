// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { type SampleAuth, sampleSession, startSampleAuth } from '../../features/auth/sample-auth-api.ts';
import { keepGuestOrder } from '../../features/orders/order.ts';
import { returnPage } from './order-page.tsx';

const id = '0a6f0d3f-58a5-4a4f-9a43-6f1f4c0e9f10';
const ASK = 'POST /rest/v1/rpc/request_return';
const QUOTE = 'POST /rest/v1/rpc/quote_return';
const NAME_PHOTO = 'POST /rest/v1/rpc/name_guest_photo';
const line = (lineId: number, name: string, quantity: number) => ({
  id: lineId,
  product_id: lineId,
  name,
  size: '100 g',
  picture: 'neem',
  unit_price_kes: 450,
  quantity,
  line_total_kes: 450 * quantity,
});
const order = {
  id,
  number: 'MZ-7F3K2Q',
  payment_method: 'mpesa',
  payment_state: 'paid',
  fulfilment_state: 'delivered',
  return_state: 'none',
  subtotal_kes: 1350,
  discount_kes: 0,
  coupon_code: null,
  delivery_kes: 420,
  total_kes: 1770,
  contact_name: 'Atieno Odhiambo',
  phone: '254712345678',
  alt_phone: null,
  county: 'Kisumu',
  town: 'Milimani',
  landmark: 'Near the clock tower',
  pickup_point_id: null,
  note: null,
  hold_expires_at: null,
  placed_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  delivered_at: new Date(Date.now() - 86_400_000).toISOString(),
  items: [line(1, 'Neem leaf', 2), line(2, 'Cloves', 1)],
  events: [],
  returns: [],
};
let api: SampleAuth;

beforeAll(async () => {
  api = await startSampleAuth();
  vi.stubEnv('VITE_SUPABASE_URL', api.origin);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
});
afterAll(() => api.close());
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  localStorage.clear();
  api.asked.length = 0;
  api.answers.clear();
  api.answers.set(ASK, { status: 200, body: { id: 'return-1' } });
  api.answers.set(QUOTE, { status: 200, body: { refund_kes: 450, delivery_kes: 0 } });
});

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(
    [
      { path: '/orders/:id/return', Component: returnPage.Component },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [`/orders/${id}/return`] },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), where: () => router.state.location.pathname };
}

const asMember = (answer: object) => {
  localStorage.setItem('mizizi-auth', JSON.stringify(sampleSession('amina@example.com').body));
  api.answers.set('GET /rest/v1/orders', { status: 200, body: [answer] });
};
const asVisitor = (answer: object = order) => {
  keepGuestOrder({
    id,
    number: order.number,
    token: 'secret',
    phone: order.phone,
    placedAt: order.placed_at,
  });
  api.answers.set('POST /rest/v1/rpc/guest_order', { status: 200, body: { ...answer, payments: [] } });
};
/** jsdom draws nothing: what a browser makes of the chosen file is settled here. */
function stubPicture() {
  vi.stubGlobal('createImageBitmap', () =>
    Promise.resolve({ width: 800, height: 600, close: vi.fn<() => void>() }),
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: vi.fn<() => void>(),
    drawImage: vi.fn<() => void>(),
  } as unknown as RenderingContext);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['jpeg'], { type: 'image/jpeg' })),
  );
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Ask for the return' }));
const asked = () => api.asked.find(({ call }) => call === ASK)?.body;

it('asks what and why before anything is sent', async () => {
  asMember({ ...order, user_id: 'u', returns: [] });
  const { user, where } = open();
  await screen.findByRole('heading', { name: 'Return something' });
  press();
  expect(screen.getByText('Choose what you send back.')).toBeVisible();
  expect(screen.getByText('Choose why you send it back.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'One more' })[0] ?? document.body);
  await user.click(screen.getByRole('checkbox', { name: 'It was opened' }));
  await user.selectOptions(screen.getByLabelText('Reason'), 'I no longer want it');
  expect(screen.getByText(/Herbal goods that were opened cannot be sold again/)).toBeVisible();
  press();
  expect(asked()).toBeUndefined();
  await user.selectOptions(screen.getByLabelText('Reason'), 'It arrived damaged');
  fireEvent.change(screen.getByLabelText('Tell us more (optional)'), { target: { value: ' It leaks. ' } });
  press();
  await vi.waitFor(() => expect(where()).toBe(`/orders/${id}`));
  expect(asked()).toEqual({
    order_id: id,
    items: [{ order_item_id: 1, quantity: 1, opened: true }],
    reason: 'damaged',
    details: 'It leaks.',
  });
});

it.each([
  ['a member', asMember],
  ['a visitor', asVisitor],
])('offers %s only what has not gone back yet', async (_who, as) => {
  const made = (state: string, itemId: number, quantity: number) => ({
    id: state,
    state,
    reason: 'damaged',
    details: '',
    refund_kes: 450,
    delivery_kes: 0,
    decision_note: null,
    created_at: order.delivered_at,
    items: [{ order_item_id: itemId, quantity, opened: true }],
  });
  as({
    ...order,
    user_id: 'u',
    return_state: 'refunded',
    returns: [made('refunded', 1, 1), made('refused', 2, 1)],
  });
  open();
  expect(await screen.findAllByText('100 g · 1 received')).toHaveLength(2);
});

it('shows what comes back for what is chosen, as the database says', async () => {
  asVisitor();
  const { user } = open();
  await screen.findByRole('heading', { name: 'Return something' });
  const [more = document.body] = screen.getAllByRole('button', { name: 'One more' });
  await user.click(more);
  expect(screen.queryByText(/You get back/)).toBeNull();
  await user.selectOptions(screen.getByLabelText('Reason'), 'It arrived damaged');
  expect(await screen.findByText('KSh 450')).toBeVisible();
  expect(screen.getByText(/The delivery fee comes back as well when the whole order does/)).toBeVisible();
  expect(api.asked.findLast(({ call }) => call === QUOTE)?.body).toEqual({
    order_id: id,
    items: [{ order_item_id: 1, quantity: 1, opened: false }],
    reason: 'damaged',
    order_token: 'secret',
  });

  api.answers.set(QUOTE, { status: 200, body: { refund_kes: 1770, delivery_kes: 420 } });
  await user.click(more);
  expect(await screen.findByText('KSh 1,770')).toBeVisible();
  expect(screen.getByText('What the goods cost you, and the delivery fee of KSh 420.')).toBeVisible();
  expect(screen.queryByText('KSh 450')).toBeNull();

  api.answers.set(QUOTE, { status: 500, body: { message: 'down' } });
  await user.selectOptions(screen.getByLabelText('Reason'), 'I no longer want it');
  expect(await screen.findByText(/The amount cannot be shown now/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask for the return' })).toBeEnabled();
});

it('takes returns for as long as the shop says', async () => {
  const delivered_at = new Date(Date.now() - 40 * 86_400_000).toISOString();
  asVisitor({ ...order, delivered_at });
  api.answers.set('GET /rest/v1/shop_settings', { status: 200, body: [{ return_days: 45 }] });
  open();
  expect(await screen.findByRole('button', { name: 'Ask for the return' })).toBeVisible();
  expect(screen.getByText('Within 45 days of delivery.', { exact: false })).toBeVisible();
});

it('keeps what was entered when a visitor’s photo is refused, and sends it without one', async () => {
  asVisitor();
  stubPicture();
  api.answers.set(NAME_PHOTO, {
    status: 400,
    body: {
      code: 'P0001',
      message: 'There are many photos of this order already.',
      details: 'too_many_photos',
      hint: 'Please try again tomorrow.',
    },
  });
  const { user, where } = open();
  await screen.findByRole('heading', { name: 'Return something' });
  await user.click(screen.getAllByRole('button', { name: 'One more' })[1] ?? document.body);
  await user.selectOptions(screen.getByLabelText('Reason'), 'It is past its date');
  await user.upload(
    screen.getByLabelText('Add a photo'),
    new File(['picture'], 'bag.png', { type: 'image/png' }),
  );
  press();
  expect(await screen.findByText(/There are many photos of this order already/)).toBeVisible();
  expect(api.asked.findLast(({ call }) => call === NAME_PHOTO)?.body).toEqual({ order_token: 'secret' });
  expect(asked()).toBeUndefined();
  expect(screen.getByLabelText('Reason')).toHaveValue('expired');

  await user.click(screen.getByRole('button', { name: 'Remove the photo' }));
  press();
  await vi.waitFor(() => expect(where()).toBe(`/orders/${id}`));
  expect(asked()).toEqual({
    order_id: id,
    items: [{ order_item_id: 2, quantity: 1, opened: false }],
    reason: 'expired',
    details: '',
    order_token: 'secret',
  });
});
