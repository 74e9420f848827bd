import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi, afterEach, beforeEach, describe } from 'vitest';

import { type Rider, ridersQuery, type DayDifference } from './books.queries.ts';
import { BookLine, DayDifferences } from './day-differences.tsx';
import { OutgoingItem, SendBackUnplaced } from './outgoings.tsx';
import type { Unplaced, Waiting } from './payment-desk.queries.ts';
import type { Outgoing } from './refunds.queries.ts';
import { SettleNotReceived } from './settle.tsx';
import { UnplacedRow } from './unplaced-money.tsx';

const money: Unplaced = {
  receipt: 'SKCASH0001',
  completed_at: '2026-11-24T10:00:00Z',
  paid_in_kes: 1100,
  account: 'mz7f3k2q',
  details: 'Pay Bill',
  number: 'MZ-7F3K2Q',
  method: 'cash',
  asked_kes: 1100,
  like_receipt: null,
  like_number: null,
  likely: [],
};

function show(row: Unplaced, riders: Rider[] = []) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ridersQuery.queryKey, riders);
  render(
    <QueryClientProvider client={client}>
      <UnplacedRow money={row} />
    </QueryClientProvider>,
  );
}

it('says whose money it is, and that cash was agreed, with the number filled in', async () => {
  show(money);
  expect(screen.getByText(/MZ-7F3K2Q asks KSh 1,100 in cash/)).toBeVisible();
  expect(screen.getByLabelText('Number of the bill')).toHaveValue('MZ-7F3K2Q');
  await userEvent.click(screen.getByRole('button', { name: 'It is for no bill' }));
  expect(screen.getByLabelText('What this money is for')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'It is for a bill' }));
  expect(screen.getByLabelText('Number of the bill')).toHaveValue('MZ-7F3K2Q');
});

it('asks for the number where the account names no bill', () => {
  show({ ...money, account: 'SHAMBA', number: null, method: null, asked_kes: null });
  expect(screen.queryByText(/in cash/)).toBeNull();
  expect(screen.getByLabelText('Number of the bill')).toHaveValue('');
});

it('asks whether money that looks like a typed receipt is the same payment', () => {
  show({ ...money, receipt: 'TC90JW0E5K', like_receipt: 'TC9OJWOE5K', like_number: 'MZ-7F3K2Q' });
  expect(screen.getByText(/TC90JW0E5K looks like TC9OJWOE5K, with which MZ-7F3K2Q was paid/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Yes, correct the receipt' })).toBeVisible();
  expect(screen.getByLabelText('It is another payment, on top')).not.toBeChecked();
});

it('names likely bills, the best first, with why, and one press that gives it', () => {
  const order = { kind: 'order', method: 'mpesa', placed_at: '2026-11-21T10:00:00Z' };
  const likely: Unplaced['likely'] = [
    { ...order, number: 'MZ-7F3K2Q', name: 'Njeri Kamau', why: ['sum', 'phone', 'name'] },
    { ...order, number: 'MZ-8G4M3R', name: null, why: ['sum', 'account'] },
  ];
  show({ ...money, account: 'hb 1oo7', number: null, method: null, asked_kes: null, likely });
  expect(screen.getByText('What fits: the sum, the phone, the name.')).toBeVisible();
  expect(screen.getByText('What fits: the sum, the account, nearly.')).toBeVisible();
  expect(
    screen.getAllByRole('button', { name: /^Give it to MZ-/ }).map(({ textContent }) => textContent),
  ).toEqual(['Give it to MZ-7F3K2Q', 'Give it to MZ-8G4M3R']);
});

it('takes it as handed in by a rider who has money of the shop', async () => {
  const told = vi.fn<(body: unknown) => void>();
  vi.stubEnv('VITE_SUPABASE_URL', 'http://127.0.0.1:9');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string }) => {
    if (!url.endsWith('/rider_paid')) return Promise.resolve(Response.json([]));
    told(JSON.parse(body ?? ''));
    return Promise.resolve(Response.json(0));
  });
  const rider = { rider: 'Barasa', owed_kes: 1060, orders: 2, since: '2026-11-24T10:00:00Z', taken: [] };
  show({ ...money, account: 'BARASA', number: null }, [
    rider,
    { ...rider, rider: 'Baraka', owed_kes: -400, orders: 0 },
  ]);
  await userEvent.click(screen.getByText('A rider handed it in'));
  expect(screen.queryByRole('button', { name: /^Baraka/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Barasa, who has KSh 1,060' }));
  expect(screen.getByRole('dialog', { name: 'Barasa handed in KSh 1,100?' })).toBeVisible();
  expect(told).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, they handed it in' }));
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith({ receipt: 'SKCASH0001', rider: 'Barasa' }));
  vi.unstubAllGlobals();
});

describe('money that went out', () => {
  const sent = vi.fn<(url: string) => void>();
  let answer: () => Response = () => Response.json('wanted');
  beforeEach(() => {
    vi.stubEnv('VITE_SUPABASE_URL', 'http://127.0.0.1:9');
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
    vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
      sent(input instanceof Request ? input.url : String(input));
      return Promise.resolve(answer());
    });
  });
  afterEach(() => {
    sent.mockClear();
    answer = () => Response.json('wanted');
    vi.unstubAllGlobals();
  });

  const show = (node: ReactNode) =>
    render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>
      </MemoryRouter>,
    );

  const money: Unplaced = {
    receipt: 'TX40AA01AA',
    completed_at: '2026-11-24T10:00:00Z',
    paid_in_kes: 700,
    account: 'PREMIUM GIDEON',
    details: 'Pay Bill',
    number: null,
    method: null,
    asked_kes: null,
    like_receipt: null,
    like_number: null,
    likely: [],
  };
  const outgoing: Outgoing = {
    id: 'o1',
    what: 'sent_back',
    receipt: 'TX50AA01AA',
    of_receipt: 'TX40AA01AA',
    amount_kes: 700,
    went_to: '254700555321',
    note: 'He asked for it.',
    asked_by: 'Musa',
    asked_at: '2026-11-24T10:00:00Z',
    approval: 'second_person',
  };

  it('notes money that was sent back, and keeps what was typed when it is refused', async () => {
    answer = () =>
      Response.json(
        {
          code: 'P0001',
          message: 'A reference has 3 to 40 letters and figures.',
          details: 'bad_receipt',
          hint: null,
        },
        { status: 400 },
      );
    show(<SendBackUnplaced money={money} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'It was sent back' }));
    await user.type(screen.getByLabelText('Number or account it went to'), '0700 555 321');
    await user.click(screen.getByRole('button', { name: 'Note that it was sent back' }));
    expect(await screen.findByText(/3 to 40 letters/)).toBeVisible();
    expect(screen.getByLabelText('Number or account it went to')).toHaveValue('0700 555 321');
    answer = () => Response.json('wanted');
    await user.type(screen.getByLabelText('M-Pesa or bank reference'), 'TX50AA01AA');
    await user.type(screen.getByLabelText('Why it goes back'), 'He asked for it.');
    await user.click(screen.getByRole('button', { name: 'Note that it was sent back' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('lets a second person approve it, and not who noted it', async () => {
    const { unmount } = show(<OutgoingItem outgoing={outgoing} />);
    expect(screen.getByText(/came with receipt TX40AA01AA.*noted by Musa/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await vi.waitFor(() =>
      expect(sent.mock.calls.some(([url]) => url.includes('settle_outgoing'))).toBe(true),
    );
    unmount();
    show(<OutgoingItem outgoing={{ ...outgoing, approval: 'own_refund' }} />);
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  });

  it('says to the only one who decides to show their second step first', () => {
    show(<OutgoingItem outgoing={{ ...outgoing, approval: 'second_factor_needed' }} />);
    expect(screen.getByRole('link', { name: 'Show your second step' })).toHaveAttribute(
      'href',
      '/profile?tab=security',
    );
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('is offered to an owner, for lines that are no refund', () => {
    const line: DayDifference = {
      why: 'no_refund',
      receipt: 'TX50AA00AA',
      stated_kes: -700,
      booked_kes: null,
      difference_kes: -700,
      at: '2026-11-24T10:00:00Z',
      details: 'Business Payment',
      number: null,
      kind: null,
      bill_id: null,
    };
    const other: DayDifference = { ...line, why: 'no_payment', receipt: 'TX60AA00AA' };
    const { unmount } = show(<DayDifferences differences={[line, other]} hrefOf={() => null} mayBook />);
    expect(screen.getAllByRole('button', { name: 'Book it' })).toHaveLength(1);
    unmount();
    show(<DayDifferences differences={[line]} hrefOf={() => null} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps what was found out of a refund that did not arrive, and not without a word', async () => {
    const waiting = { claim_id: 'r1', number: 'MZ-7F3K2Q', amount_kes: 1450 } as Waiting;
    show(<SettleNotReceived waiting={waiting} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Settled with the payer' }));
    await user.click(screen.getByRole('button', { name: 'Settled' }));
    expect(screen.getByText('Say what you found out.', { selector: '[id]' })).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('What you found out'), 'Two digits were wrong.');
    await user.click(screen.getByRole('button', { name: 'Settled' }));
    await vi.waitFor(() =>
      expect(sent.mock.calls.some(([url]) => url.includes('settle_not_received'))).toBe(true),
    );
  });

  it('books a line as what it was, with a reason', async () => {
    show(<BookLine receipt="TX50AA00AA" />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Book it' }));
    expect(screen.getByRole('heading', { name: 'What was TX50AA00AA?' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'A charge' }));
    await user.click(screen.getAllByRole('button', { name: 'Book it' }).at(-1) ?? document.body);
    expect(screen.getByText('Say why it went out.')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Why it went out'), 'A charge of the bank.');
    await user.click(screen.getAllByRole('button', { name: 'Book it' }).at(-1) ?? document.body);
    await vi.waitFor(() =>
      expect(sent.mock.calls.some(([url]) => url.includes('book_outgoing_line'))).toBe(true),
    );
  });
});
