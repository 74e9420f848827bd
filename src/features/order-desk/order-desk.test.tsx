import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, it, beforeEach, vi } from 'vitest';

import { FulfilmentButtons } from './fulfilment-buttons.tsx';
import { bulkStepsOf, queueFromQuery, stepsOf } from './order-queue.ts';
import { StateBadges } from './order-rows.tsx';
import { AttemptList } from './order-story.tsx';
import { PromptAgain } from './prompt-again.tsx';
import { ReopenOrder } from './reopen-order.tsx';

describe('the steps of an order', () => {
  const steps = (payment_method: string, payment_state: string, fulfilment_state: string) =>
    stepsOf({ payment_method, payment_state, fulfilment_state }).map(({ next }) => next);

  it.each([
    ['mpesa', 'awaiting', 'placed', ['cancelled']],
    ['mpesa', 'paid', 'placed', ['packed', 'dispatched', 'cancelled']],
    ['cash', 'unpaid', 'placed', ['packed', 'dispatched', 'cancelled']],
    ['mpesa', 'paid', 'packed', ['dispatched', 'cancelled']],
    ['mpesa', 'needs_review', 'packed', ['cancelled']],
    ['mpesa', 'paid', 'dispatched', ['delivered', 'came_back']],
    ['cash', 'unpaid', 'dispatched', ['delivered', 'came_back']],
    ['mpesa', 'refunded', 'dispatched', ['delivered', 'came_back']],
    ['mpesa', 'paid', 'delivered', []],
    ['mpesa', 'unpaid', 'cancelled', []],
  ])('%s, %s, %s', (method, payment, fulfilment, next) =>
    expect(steps(method, payment, fulfilment)).toEqual(next),
  );
});

describe('the queues', () => {
  it('begin with what waits to be packed, whatever the address says', () => {
    expect(queueFromQuery('refunds')).toBe('refunds');
    expect(queueFromQuery('nonsense')).toBe('pack');
    expect(queueFromQuery(null)).toBe('pack');
  });

  it('move many orders along only where they may go', () => {
    expect(bulkStepsOf('pack').map(({ next }) => next)).toEqual(['packed', 'dispatched']);
    expect(bulkStepsOf('dispatch').map(({ next }) => next)).toEqual(['dispatched']);
    expect(bulkStepsOf('on_the_way').map(({ next }) => next)).toEqual(['delivered']);
    expect(bulkStepsOf('refunds')).toEqual([]);
  });
});

it.each([
  ['mpesa', 'failed', 'placed', 'Payment failed'],
  ['mpesa', 'failed', 'delivered', 'Owing again'],
  ['mpesa', 'awaiting', 'dispatched', 'Owing again'],
  ['mpesa', 'paid', 'delivered', 'Paid'],
  ['cash', 'unpaid', 'dispatched', 'Cash on delivery'],
  ['cash', 'unpaid', 'delivered', 'Owing again'],
  ['cash', 'unpaid', 'cancelled', 'Not paid'],
])('says how the money stands: %s, %s, %s', (payment_method, payment_state, fulfilment_state, words) => {
  render(<StateBadges order={{ payment_method, payment_state, fulfilment_state, return_state: 'none' }} />);
  expect(screen.getByText(words)).toBeVisible();
});

const attempt = {
  id: '1',
  method: 'mpesa',
  state: 'needs_review',
  phone: '254712345678',
  amount_kes: 850,
  received_kes: null as number | null,
  receipt: 'SKA4N7Q2XD',
  result_code: 0,
  result_text: null,
  created_at: '2026-11-21T10:00:00Z',
};

it.each([
  [null, false],
  [850, false],
  [1, true],
])('says what came only where it is not what was asked: %s', (received, isSaid) => {
  render(<AttemptList attempts={[{ ...attempt, received_kes: received }]} />);
  expect(screen.getByText('KSh 850 from 0712 345 678')).toBeVisible();
  expect(screen.queryAllByText(/KSh 1 came/)).toHaveLength(isSaid ? 1 : 0);
});

it('takes no number for the payer’s that M-Pesa has not named', () => {
  render(<AttemptList attempts={[{ ...attempt, payer: { phone: null, isKnown: null } }]} />);
  expect(screen.getByText('KSh 850 by M-Pesa, which does not say who paid')).toBeVisible();
  expect(screen.queryByText(/0712 345 678|no such number/)).toBeNull();
});

it.each([
  [true, 1],
  [false, 0],
])('says of money that somebody vouched for whether M-Pesa told of it: %s', (isUnheard, times) => {
  render(<AttemptList attempts={[{ ...attempt, state: 'paid', isUnheard }]} />);
  expect(screen.queryAllByText(/M-Pesa has not told of this payment/)).toHaveLength(times);
});

describe('a cancelled order', () => {
  const order = {
    id: '0a6f0d3f-58a5-4a4f-9a43-6f1f4c0e9f10',
    number: 'MZ-7F3K2Q',
    payment_state: 'refund_due',
    fulfilment_state: 'cancelled',
    total_kes: 1740,
    left_kes: 1740,
    events: [{ kind: 'placed' }, { kind: 'cancelled' }],
  };

  function open(changes: Partial<typeof order> = {}) {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <ReopenOrder order={{ ...order, ...changes }} />
      </QueryClientProvider>,
    );
    return userEvent.setup();
  }

  it('says what follows before a cancelled order whose money is here goes on', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Let the order go on' }));
    expect(screen.getByRole('dialog', { name: 'Let order MZ-7F3K2Q go on?' })).toHaveTextContent(
      'The KSh 1,740 that is here pays it, nothing goes back',
    );
  });

  it.each([
    ['whose money went back in part', { left_kes: 1640 }],
    ['that is not paid', { payment_state: 'unpaid', left_kes: 0 }],
    ['that goes on already', { fulfilment_state: 'placed', payment_state: 'paid' }],
    ['whose parcel came back', { events: [{ kind: 'dispatched' }, { kind: 'came_back' }] }],
  ])('is not offered for an order %s', (_, changes) => {
    open(changes);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the next step of an order', () => {
  const order = {
    id: '0a6f0d3f-58a5-4a4f-9a43-6f1f4c0e9f10',
    number: 'MZ-7F3K2Q',
    payment_method: 'cash',
    payment_state: 'unpaid',
    fulfilment_state: 'dispatched',
    going_back_kes: 0,
    pickup_point_id: null as string | null,
    rider: null as string | null,
    dispatch: null as ComponentProps<typeof FulfilmentButtons>['order']['dispatch'],
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
        <FulfilmentButtons
          order={{ ...order, ...changes }}
          mayCancel={changes.going_back_kes !== undefined}
        />
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

  const FORM = '/rest/v1/rpc/dispatch_form';
  const form = {
    carriers: [{ name: 'Otieno Boda', phone: '254712345678' }],
    orders: [
      {
        order_id: order.id,
        expected_on: '2026-12-02',
        carrier: null,
        carrier_phone: null,
        tracking_number: null,
      },
    ],
  };
  /** Answers the form, and `sent` to the dispatch. */
  function answerForm(sent: Response): void {
    vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit) => {
      const path = new URL(input).pathname;
      asked.push({ path, body: JSON.parse(init.body as string) });
      return path === FORM ? Response.json(form) : sent.clone();
    });
  }
  const moved = { order_id: order.id, number: order.number, ok: true, kind: null, message: null };

  it('is sent off in two taps, on the day of its delivery terms', async () => {
    answerForm(Response.json([moved]));
    const user = open({ fulfilment_state: 'packed' });
    await user.click(press('Mark dispatched'));
    expect(screen.getByRole('dialog', { name: 'Who brings MZ-7F3K2Q?' })).toBeVisible();
    await vi.waitFor(() => expect(screen.getByLabelText('Arrives by')).toHaveValue('2026-12-02'));
    await user.click(press('Mark dispatched'));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.filter(({ path }) => path !== FORM)).toEqual([
      {
        path: '/rest/v1/rpc/dispatch_orders',
        body: {
          order_ids: [order.id],
          carrier: null,
          carrier_phone: null,
          tracking_number: null,
          expected_on: null,
        },
      },
    ]);
  });

  it('remembers who brought parcels, and takes no number that is none', async () => {
    answerForm(
      Response.json([{ ...moved, ok: false, kind: 'wrong_state', message: 'This order is not paid yet.' }]),
    );
    const user = open({ fulfilment_state: 'packed' });
    await user.click(press('Mark dispatched'));
    await user.click(await screen.findByRole('button', { name: 'Otieno Boda' }));
    expect(screen.getByLabelText('Their phone')).toHaveValue('0712 345 678');
    await user.clear(screen.getByLabelText('Their phone'));
    await user.type(screen.getByLabelText('Their phone'), '12');
    await user.click(press('Mark dispatched'));
    expect(screen.getByText('Enter a Kenyan mobile number, such as 0712 345 678')).toBeVisible();
    expect(asked.map(({ path }) => path)).toEqual([FORM]);
    await user.type(screen.getByLabelText('Their phone'), '3456789');
    await user.clear(screen.getByLabelText('Their phone'));
    await user.type(screen.getByLabelText('Their phone'), '0722000111');
    await user.type(screen.getByLabelText('Tracking number'), 'WB 77');
    await user.click(press('Mark dispatched'));
    expect(await screen.findByText('This order is not paid yet.')).toBeVisible();
    expect(asked.at(1)?.body).toMatchObject({
      carrier: 'Otieno Boda',
      carrier_phone: '0722000111',
      tracking_number: 'WB 77',
    });
  });

  it('can be undone for ten minutes', async () => {
    const dispatch = {
      carrier: 'Otieno Boda',
      carrier_phone: '254712345678',
      tracking_number: 'WB 77',
      expected_on: '2026-12-02',
      dispatched_at: new Date(Date.now() - 60_000).toISOString(),
      told_at: null,
    };
    const user = open({ dispatch });
    expect(screen.getByText(/^Arrives by 2 Dec 2026 · Otieno Boda/)).toHaveTextContent(
      '0712 345 678 · WB 77',
    );
    expect(screen.getByText(/^It can be undone for 9:0\d\.$|^It can be undone for 8:59\.$/)).toBeVisible();
    await user.click(press('Undo dispatch'));
    await vi.waitFor(() =>
      expect(asked).toEqual([{ path: '/rest/v1/rpc/undo_dispatch', body: { order_id: order.id } }]),
    );
  });

  it('is not undone later, nor once the buyer was told', () => {
    const dispatch = {
      carrier: null,
      carrier_phone: null,
      tracking_number: null,
      expected_on: '2026-12-02',
      dispatched_at: new Date(Date.now() - 601_000).toISOString(),
      told_at: null as string | null,
    };
    open({ dispatch });
    open({
      dispatch: { ...dispatch, dispatched_at: new Date().toISOString(), told_at: new Date().toISOString() },
    });
    expect(screen.getAllByText('Arrives by 2 Dec 2026')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Undo dispatch' })).toBeNull();
  });

  it('asks the phone for the money again, one prompt at a time', async () => {
    const unpaid = {
      id: order.id,
      phone: '254712345678',
      total_kes: 1950,
      to_pay_kes: 1950,
      attempts: [{ state: 'failed', phone: '254722000111' }],
    };
    const panel = (changes: Partial<typeof unpaid>) => (
      <QueryClientProvider client={new QueryClient()}>
        <PromptAgain order={{ ...unpaid, ...changes }} />
      </QueryClientProvider>
    );
    const { rerender, container } = render(panel({}));
    const user = userEvent.setup();
    expect(screen.getByLabelText('Number that pays')).toHaveValue('0722 000 111');
    await user.clear(screen.getByLabelText('Number that pays'));
    await user.click(press('Send the M-Pesa prompt again'));
    expect(screen.getByText('Enter a Kenyan mobile number, such as 0712 345 678')).toBeVisible();
    expect(asked).toEqual([]);
    await user.type(screen.getByLabelText('Number that pays'), '0711 222 333');
    await user.click(press('Send the M-Pesa prompt again'));
    await vi.waitFor(() =>
      expect(asked).toEqual([
        { path: '/functions/v1/pay', body: { bill_id: order.id, phone: '254711222333' } },
      ]),
    );
    rerender(panel({ to_pay_kes: 0, attempts: [{ state: 'prompted', phone: '254711222333' }] }));
    expect(screen.getByText(/^A prompt is open on 0711 222 333/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    rerender(panel({ to_pay_kes: 950 }));
    expect(press('Send a prompt for the other KSh 950')).toBeVisible();
    rerender(panel({ to_pay_kes: 0 }));
    expect(container).toBeEmptyDOMElement();
  });
});
