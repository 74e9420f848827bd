import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { DayDifference } from './daily-close.queries.ts';
import { BookLine, DayDifferences } from './day-differences.tsx';
import { OutgoingItem } from './outgoing-list.tsx';
import type { Outgoing } from './outgoings.queries.ts';
import type { Unplaced, Waiting } from './payment-desk.queries.ts';
import { SendBackUnplaced } from './send-back-unplaced.tsx';
import { SettleNotReceived } from './settle-owing.tsx';

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
  await vi.waitFor(() => expect(sent.mock.calls.some(([url]) => url.includes('settle_outgoing'))).toBe(true));
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
