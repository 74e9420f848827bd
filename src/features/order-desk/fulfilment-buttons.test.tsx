import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { FulfilmentButtons } from './fulfilment-buttons.tsx';

const order = {
  id: '0a6f0d3f-58a5-4a4f-9a43-6f1f4c0e9f10',
  number: 'MZ-7F3K2Q',
  payment_method: 'cash',
  payment_state: 'unpaid',
  fulfilment_state: 'dispatched',
  going_back_kes: 0,
  pickup_point_id: null as string | null,
  rider: null as string | null,
  items: [
    { id: 11, name: 'Neem Leaf Powder', size: '100 g', quantity: 3 },
    { id: 12, name: 'Raw Acacia Honey', size: '500 g', quantity: 1 },
  ],
};

let asked: { path: string; body: unknown }[];
let answer: Response;

beforeEach(() => {
  asked = [];
  answer = Response.json({});
  vi.stubEnv('VITE_SUPABASE_URL', 'https://api.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit) => {
    asked.push({ path: new URL(input).pathname, body: JSON.parse(init.body as string) });
    return answer.clone();
  });
});

function open(changes: Partial<typeof order> = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FulfilmentButtons order={{ ...order, ...changes }} mayCancel={changes.going_back_kes !== undefined} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const press = (name: string) => screen.getByRole('button', { name });
const shelf = (name: string) => screen.getByRole('textbox', { name: `Pieces of ${name} for the shelf` });

it('takes back a parcel, with what goes on the shelf and why', async () => {
  const user = open();
  await user.click(press('Came back'));
  expect(screen.getByRole('dialog', { name: 'The parcel of MZ-7F3K2Q came back' })).toBeVisible();
  expect(screen.getByText('The order ends without cash and the buyer is told.')).toBeVisible();
  expect(asked).toEqual([]);

  expect(shelf('Neem Leaf Powder, 100 g')).toHaveValue('3');
  await user.click(screen.getAllByRole('button', { name: 'One less' })[0] as HTMLElement);
  await user.clear(shelf('Raw Acacia Honey, 500 g'));
  await user.type(shelf('Raw Acacia Honey, 500 g'), '0');
  await user.type(screen.getByLabelText('Note for colleagues (optional)'), ' Refused at the door ');
  await user.click(press('Came back'));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toEqual([
    {
      path: '/rest/v1/rpc/parcel_came_back',
      body: {
        order_id: order.id,
        restock: [{ order_item_id: 11, quantity: 2 }],
        note: 'Refused at the door',
      },
    },
  ]);
});

it('says what becomes of money that was paid, and why it could not be done', async () => {
  answer = Response.json(
    { code: 'P0001', message: 'Only a parcel that is on its way can come back.', details: 'wrong_state' },
    { status: 400 },
  );
  const user = open({ payment_method: 'mpesa', payment_state: 'paid' });
  await user.click(press('Came back'));
  expect(screen.getByText(/moves to the refunds that are due; the delivery fee stays/)).toBeVisible();
  await user.click(press('Came back'));
  expect(await screen.findByText(/Only a parcel that is on its way can come back/)).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('is offered only while the parcel is on its way', () => {
  open({ fulfilment_state: 'packed' });
  expect(screen.queryByRole('button', { name: 'Came back' })).toBeNull();
});

it('keeps an order here whose whole payment goes back, and says so', () => {
  const paid = { payment_method: 'mpesa', payment_state: 'paid' };
  open({ ...paid, fulfilment_state: 'placed', going_back_kes: 870 });
  expect(screen.getByText(/^KSh 870 of this order is being sent back/)).toBeVisible();
  expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['Cancel order']);
});
