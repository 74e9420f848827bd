// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { OrderPayment } from './order-payment.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import {
  billMoneyQuery,
  type MoneyLine,
  namedReceiptQuery,
  paymentsQuery,
  payYourselfQuery,
} from './payments.queries.ts';

const order = {
  id: '0a6f0d3f-58a5-4a4f-9a43-6f1f4c0e9f10',
  phone: '254712345678',
  payment_method: 'mpesa',
  payment_state: 'awaiting',
  fulfilment_state: 'placed',
  total_kes: 1250,
  hold_expires_at: null as string | null,
  events: [{ kind: 'placed' }],
};

/** The panel over what the server last answered, which lies in the query cache. Nothing can be reached. */
function open(
  attempt: Partial<Row> | Partial<Row>[] | null,
  changes: Partial<typeof order> = {},
  named: string | null = null,
  told: string | null = null,
  cameKes: number | null = null,
  money: MoneyLine[] = [],
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const seen = { ...order, ...changes };
  const attempts = attempt === null ? [] : [attempt].flat();
  client.setQueryData(
    paymentsQuery(order.id).queryKey,
    attempts.map((each) => ({ ...row(), ...each })),
  );
  client.setQueryData(
    namedReceiptQuery(seen).queryKey,
    named === null ? null : { receipt: named, told, came_kes: cameKes },
  );
  client.setQueryData(billMoneyQuery(seen).queryKey, money);
  render(
    <QueryClientProvider client={client}>
      <OrderPayment order={seen} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

type Row = ReturnType<typeof row>;
function row() {
  const now = new Date().toISOString();
  return {
    id: '1',
    method: 'mpesa',
    state: 'prompted',
    phone: '254712345678',
    received_kes: null as number | null,
    amount_kes: 1250,
    result_code: null as number | null,
    receipt: null as string | null,
    created_at: now,
    updated_at: now,
  };
}

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://127.0.0.1:9');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('reads the payments of a visitor again when their order says that something came', async () => {
  const answers = [
    [{ ...row(), state: 'failed', result_code: 1032 }],
    [
      { ...row(), id: '2', state: 'needs_review', result_code: 0, received_kes: 700, receipt: 'TKQ4N7Q2XD' },
      { ...row(), state: 'failed', result_code: 1032 },
    ],
  ];
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.endsWith('/guest_order'))
      return Promise.resolve(Response.json({ payments: answers.length > 1 ? answers.shift() : answers[0] }));
    return Promise.resolve(Response.json(url.endsWith('/money_of_bill') ? [] : null));
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const panel = (payment_state: string) => (
    <QueryClientProvider client={client}>
      <OrderPayment order={{ ...order, payment_state }} token="secret" />
    </QueryClientProvider>
  );
  const { rerender } = render(panel('failed'));
  expect(await screen.findByText('You cancelled the prompt')).toBeVisible();
  rerender(panel('needs_review'));
  expect(await screen.findByText(/KSh 700 of KSh 1,250/)).toBeVisible();
  vi.unstubAllGlobals();
});

describe('while the prompt is open', () => {
  it('says on which phone and what to do there', () => {
    open({});
    expect(screen.getByRole('heading', { name: 'Check your phone' })).toBeVisible();
    expect(screen.getByText('0712 345 678')).toBeVisible();
    expect(screen.getByText(/Enter your M-Pesa PIN/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pay|Try again/ })).toBeNull();
  });

  it('says that nothing more is to be done when it takes long', () => {
    open({ created_at: new Date(Date.now() - 61_000).toISOString() });
    expect(screen.getByText(/This takes longer than usual/)).toBeVisible();
  });

  it('says when the connection is lost', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open({});
    expect(screen.getByText('Connection lost')).toBeVisible();
    expect(screen.getByText(/please do not order again/)).toBeVisible();
  });
});

it.each([
  ['a prompt', {}, {}, 'Check your phone'],
  [
    'a refusal',
    { state: 'failed', result_code: 1 },
    { payment_state: 'failed' },
    'Not enough money on M-Pesa',
  ],
  ['the money', { state: 'paid', receipt: 'SKL4X7TQ2M' }, { payment_state: 'paid' }, 'SKL4X7TQ2M'],
])('is read aloud to whoever waits for it: %s', (_, attempt, changes, words) => {
  open(attempt, changes);
  expect(screen.getByText(new RegExp(words)).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
});

describe('after a refusal', () => {
  const failed = { payment_state: 'failed' };

  it('says why and offers the same number or another', async () => {
    const user = open({ state: 'failed', result_code: 1 }, failed);
    expect(screen.getByText('Not enough money on M-Pesa')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Use another number' }));
    await user.type(screen.getByLabelText('M-Pesa number'), '0612');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Enter a Kenyan mobile number, such as 0712 345 678')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use 0712 345 678' }));
    expect(screen.queryByLabelText('M-Pesa number')).toBeNull();
  });

  it('waits as long as M-Pesa asks for', () => {
    vi.useFakeTimers();
    open({ state: 'failed', result_code: 1001 }, failed);
    expect(screen.getByRole('button', { name: 'Try again in 1:00' })).toBeDisabled();
    act(() => void vi.advanceTimersByTime(30_000));
    expect(screen.getByRole('button', { name: 'Try again in 0:30' })).toBeDisabled();
    act(() => void vi.advanceTimersByTime(31_000));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('says when the new try could not even be sent', async () => {
    const user = open({ state: 'failed', result_code: 1032 }, failed);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
  });
});

describe('when it is over', () => {
  it.each([
    ['paid', { state: 'paid', receipt: 'SKL4X7TQ2M' }, { payment_state: 'paid' }, 'SKL4X7TQ2M'],
    [
      'in doubt',
      { state: 'needs_review' },
      { payment_state: 'needs_review' },
      'We are checking this payment',
    ],
    [
      'too late',
      null,
      { payment_state: 'expired', fulfilment_state: 'cancelled' },
      'The time to pay ran out',
    ],
    [
      'owed back',
      null,
      { payment_state: 'refund_due', fulfilment_state: 'cancelled' },
      'Your money is coming back',
    ],
    ['cash', null, { payment_method: 'cash', payment_state: 'unpaid' }, 'Pay when it arrives'],
  ])('%s', (_case, attempt, changes, text) => {
    open(attempt, changes);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pay|Try again/ })).toBeNull();
  });

  it.each([
    ['placed', 'SKL4X7TQ2M', 'M-Pesa receipt SKL4X7TQ2M. We are getting your order ready.'],
    ['placed', null, 'We are getting your order ready.'],
    ['dispatched', 'SKL4X7TQ2M', 'M-Pesa receipt SKL4X7TQ2M.'],
    ['delivered', null, ''],
  ])('a paid order that is %s, receipt %s', (fulfilment_state, receipt, text) => {
    open({ state: 'paid', receipt }, { payment_state: 'paid', fulfilment_state });
    expect(screen.getByRole('status').textContent.trim()).toBe(`Payment received. Asante sana!${text}`);
  });
});

it.each([
  [
    'more than the price',
    { received_kes: 1550, receipt: 'SKA1' },
    'KSh 1,550 came, and the price is KSh 1,250',
    /KSh 300 is too much\. A person looks at it/,
  ],
  [
    'money that a person looks at',
    { received_kes: 1250, receipt: null },
    'We are checking this payment',
    /Your KSh 1,250 is here\./,
  ],
])('never says that M-Pesa is silent of %s', (_case, came, title, words) => {
  open({ state: 'needs_review', result_code: 0, ...came }, { payment_state: 'needs_review' });
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText(/has not told us/)).toBeNull();
});

it('names the receipt that paid, not that of money which came on top', () => {
  open(
    [
      { id: '2', state: 'refund_due', receipt: 'SKTWICE002' },
      { id: '1', state: 'paid', receipt: 'SKL4X7TQ2M' },
    ],
    { payment_state: 'paid' },
  );
  expect(screen.getByText('SKL4X7TQ2M')).toBeVisible();
});

describe('a payment the shop does not see', () => {
  const named = () => screen.queryByRole('button', { name: 'I already paid' });

  it.each([
    ['the prompt was refused', { state: 'failed', result_code: 1037 }, { payment_state: 'failed' }, true],
    ['the time ran out', null, { payment_state: 'expired', fulfilment_state: 'cancelled' }, true],
    ['the prompt is young', {}, {}, false],
    ['it is paid', { state: 'paid' }, { payment_state: 'paid' }, false],
    ['it is paid in cash', null, { payment_method: 'cash', payment_state: 'unpaid' }, false],
  ])('can be named when %s: %#', (_case, attempt, changes, offered) => {
    open(attempt, changes);
    expect(named() !== null).toBe(offered);
  });

  it.each([
    ['the prompt is open', {}, { payment_state: 'needs_review' }],
    ['the prompt failed', { state: 'failed', result_code: 1037 }, { payment_state: 'needs_review' }],
    ['the time ran out', null, { payment_state: 'expired', fulfilment_state: 'cancelled' }],
  ])('is looked for, and nothing else is said or offered, when %s', (_case, attempt, changes) => {
    open(attempt, changes, 'SKA4N7Q2XD');
    expect(screen.getByText('Thank you, we are looking for receipt SKA4N7Q2XD')).toBeVisible();
    expect(screen.getByText(/Please do not pay again/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  it.each([
    ['asking', 'We are asking M-Pesa about receipt SKA4N7Q2XD', false],
    ['other_till', 'Receipt SKA4N7Q2XD was not paid to us', true],
    ['not_completed', 'Receipt SKA4N7Q2XD was not completed', true],
    ['unknown', 'M-Pesa does not know receipt SKA4N7Q2XD', true],
    ['amount', 'Receipt SKA4N7Q2XD brought another amount', false],
    ['doubtful', 'Thank you, we are looking for receipt SKA4N7Q2XD', false],
  ])('is told what M-Pesa says: %s', (told, words, mayNameAnother) => {
    open(null, { payment_state: 'needs_review' }, 'SKA4N7Q2XD', told, 500);
    expect(screen.getByText(words)).toBeVisible();
    const another = screen.queryByRole('button', { name: 'Name another receipt' });
    expect(another !== null).toBe(mayNameAnother);
  });

  it('is told how much came where it is not what is asked', () => {
    open(null, { payment_state: 'needs_review' }, 'SKA4N7Q2XD', 'amount', 500);
    expect(screen.getByText(/KSh 500 came, and KSh 1,250 is asked/)).toBeVisible();
  });

  it('may be replaced, and what cannot be one is told beside the field', async () => {
    const user = open(null, { payment_state: 'needs_review' }, 'SKA4N7Q2XD', 'unknown');
    await user.click(screen.getByRole('button', { name: 'Name another receipt' }));
    await user.type(screen.getByLabelText('M-Pesa receipt number'), 'ska4n7q2x');
    await user.click(screen.getByRole('button', { name: 'Find my payment' }));
    expect(screen.getByText('A receipt number has 10 letters and figures; this one has 9')).toBeVisible();
    await user.type(screen.getByLabelText('M-Pesa receipt number'), 'O');
    expect(screen.getByText(/O and 0, I and 1 look alike: compare each sign/)).toBeVisible();
  });

  it('is looked for by its receipt number, once that can be one', async () => {
    const user = open({ state: 'failed', result_code: 1037 }, { payment_state: 'failed' });
    await user.click(screen.getByRole('button', { name: 'I already paid' }));
    await user.type(screen.getByLabelText('M-Pesa receipt number'), 'SKA4');
    await user.click(screen.getByRole('button', { name: 'Find my payment' }));
    expect(
      screen.getByText(
        'Enter the receipt number, such as SKA4N7Q2XD, or paste the whole message from M-Pesa',
      ),
    ).toBeVisible();
    await user.type(screen.getByLabelText('M-Pesa receipt number'), ' n7q2 xd');
    await user.click(screen.getByRole('button', { name: 'Find my payment' }));
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Never mind' }));
    expect(named()).toBeVisible();
  });
});

it('counts down how long the items are kept', () => {
  vi.useFakeTimers();
  open(null, { hold_expires_at: new Date(Date.now() + 900_000).toISOString() });
  expect(screen.getByRole('button', { name: 'Pay KSh 1,250' })).toBeEnabled();
  expect(screen.getByRole('timer')).toHaveTextContent('15:00');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('timer')).toHaveTextContent('14:00');
});

describe('a price above what M-Pesa carries at once', () => {
  const dear = { total_kes: 278_400, payment_state: 'failed' };

  it('is asked for in parts, and says so before', () => {
    open({ state: 'failed', result_code: 1032, amount_kes: 250_000 }, dear);
    expect(screen.getByText('M-Pesa takes at most KSh 250,000 at once')).toBeVisible();
    expect(screen.getByText(/Pay KSh 250,000 now, and the other KSh 28,400 after/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay KSh 278,400' })).toBeNull();
  });

  it('asks for what is left once the first part came', () => {
    open(
      { state: 'needs_review', result_code: 0, received_kes: 250_000, receipt: 'TMCLINIC01' },
      { ...dear, payment_state: 'needs_review' },
    );
    expect(screen.getByText('KSh 250,000 of KSh 278,400 came')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay KSh 28,400' })).toBeVisible();
    expect(screen.queryByText(/takes at most/)).toBeNull();
  });
});

describe('while a person looks whose money came', () => {
  const nothing = {
    receipt: null,
    number: null,
    at: null,
    phone: null,
    refund_id: null,
    not_received_at: null,
  };
  const likely = [{ what: 'likely', amount_kes: 1250, ...nothing }];
  const held = { hold_expires_at: new Date(Date.now() - 1000).toISOString() };

  it('asks nobody to pay again, nor says that their time is over', () => {
    open(null, held, null, null, null, likely);
    expect(screen.getByText(/please do not pay again meanwhile/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(screen.queryByText(/The time to pay is over/)).toBeNull();
  });

  it('lets whoever has not paid do so', async () => {
    const user = open(null, held, null, null, null, likely);
    await user.click(screen.getByRole('button', { name: 'I have not paid yet' }));
    expect(screen.getByRole('button', { name: /^Pay/ })).toBeVisible();
  });
});

it('stays open when the month of a plan gets its bill, before its attempts are read', () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(payYourselfQuery.queryKey, () => ({ way: 'paybill' as const, number: '174379' }));
  const panel = (id: string | null) => (
    <QueryClientProvider client={client}>
      <PaymentPanel
        bill={{ ...order, id }}
        asked={{ plan_type: 'premium', expected_kes: 1250 }}
        read={[]}
        whenLost=""
        settled={() => null}
      />
    </QueryClientProvider>
  );
  const { rerender } = render(panel(null));
  const otherWay = screen.getByText('Or pay yourself on your phone');
  rerender(panel(order.id));
  expect(screen.getByText('Or pay yourself on your phone')).toBe(otherWay);
});
