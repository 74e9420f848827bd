import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { AccountDay } from './books.queries.ts';
import { CloseDayDialog } from './day-differences.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { choicesOf } from './decisions.ts';
import type { Waiting } from './payment-desk.queries.ts';
import { SendRefundDialog } from './send-refund-dialog.tsx';

const booked = vi.fn<(url: string) => void>();
let refusal: object | null = null;
beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://127.0.0.1:9');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.endsWith('/gone_back')) return Promise.resolve(Response.json(0));
    booked(url);
    if (refusal === null) return new Promise(() => undefined);
    return Promise.resolve(Response.json(refusal, { status: 400 }));
  });
});
afterEach(() => {
  booked.mockClear();
  refusal = null;
  vi.unstubAllGlobals();
});

const waiting = {
  waits: 'refund',
  kind: 'order',
  bill_id: '0a6f0d3f-58a5-4a4f-9a43-6f1f4c0e9f10',
  number: 'MZ-7F3K2Q',
  state: 'refund_due',
  asked_kes: 850,
  payment_id: '6b0c1f7e-0f0e-4a53-9d53-0d1f4c0e9f10',
  claim_id: null,
  amount_kes: 850,
  receipt: 'SKA4N7Q2XD',
  reason: 'To be paid back.',
  payer_name: 'Asha Mwangi',
  phone: '254712345671',
  waiting_since: '2026-11-21T10:00:00Z',
  told: null,
  money: null,
} satisfies Waiting;
const till = { account: 'cash', closing_kes: 600, has_statement: false } as AccountDay;
const close = () => undefined;
const decision = (waits: string, label: string): ReactNode => {
  const choice = choicesOf({
    ...waiting,
    state: waits === 'payment' ? 'needs_review' : waiting.state,
    waits,
    totalKes: waiting.amount_kes,
    cancelled: null,
  }).find((each) => each.label === label);
  if (!choice) throw new Error(`${waits} has no decision “${label}”`);
  return <DecisionDialog waiting={{ ...waiting, waits }} choice={choice} onClose={close} />;
};

function open(dialog: ReactNode) {
  render(<QueryClientProvider client={new QueryClient()}>{dialog}</QueryClientProvider>);
  return userEvent.setup();
}

/** What stands beside a field for who cannot see it, too. */
const beside = (label: string): string => {
  const field = screen.getByLabelText(label);
  expect(field).toHaveAttribute('aria-invalid', 'true');
  return (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
};

/** What was asked of the server, but for what it only reads. */
const calls = (): string[] =>
  booked.mock.calls.map(([url]) => url).filter((url) => !url.includes('offer_refund'));

const AMOUNT = 'Amount (KSh)';
const dialogs: Record<string, [ReactNode, label: string, button: string | RegExp, told: RegExp]> = {
  'a refund that was sent': [
    decision('refund', 'Record the refund'),
    AMOUNT,
    'Record the refund',
    /Enter whole shillings/,
  ],
  'money that came': [
    decision('payment', 'The money is here'),
    'Amount that came (KSh)',
    'The money is here',
    /Enter whole shillings/,
  ],
  'a refund by M-Pesa': [
    <SendRefundDialog key="send" waiting={waiting} leftKes={850} onClose={close} />,
    AMOUNT,
    /^Send KSh/,
    /whole shillings, at most KSh 850/,
  ],
  'money for the bank': [
    <CloseDayDialog key="bank" day="2026-11-24" account={till} asks="bank" onClose={close} />,
    AMOUNT,
    'Bring to the bank',
    /whole shillings, at most KSh 600/,
  ],
};

it.each(
  Object.keys(dialogs).flatMap((what) => ['0', '-50', '1.50', '1O0', ' '].map((amount) => [what, amount])),
)('%s of “%s” is told beside the field, and nothing is booked', async (what, amount) => {
  const [dialog, label, button, told] = dialogs[what] ?? [];
  const user = open(dialog);
  const field = screen.getByLabelText(label ?? '');
  await user.clear(field);
  booked.mockClear();
  await user.type(field, `${amount}{Enter}`);
  expect(beside(label ?? '')).toMatch(told ?? '');
  expect(screen.getByRole('button', { name: button })).toBeDisabled();
  expect(calls()).toEqual([]);
});

it('a phone that is none is told beside the field', async () => {
  const user = open(<SendRefundDialog waiting={waiting} leftKes={850} onClose={close} />);
  await user.type(screen.getByLabelText('Another number'), '12345{Enter}');
  expect(beside('Another number')).toMatch(/Write it like 0712 345 678/);
  expect(calls()).toEqual([]);
});

it('a receipt that was misread is told beside it, with the one that M-Pesa has', async () => {
  refusal = {
    code: 'P0001',
    message: 'M-Pesa has SKA4N0Q2XD, and not SKA4NOQ2XD.',
    details: 'bad_receipt',
    hint: 'O and 0, I and 1 look alike: compare each sign.',
  };
  const user = open(decision('payment', 'The money is here'));
  const field = screen.getByLabelText('M-Pesa receipt');
  await user.clear(field);
  await user.type(field, 'SKA4NOQ2XD');
  await user.click(screen.getByRole('button', { name: 'The money is here' }));
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(beside('M-Pesa receipt')).toMatch(/M-Pesa has SKA4N0Q2XD, and not SKA4NOQ2XD/);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('a refund that names no number is told so beside it, and what was typed stays', async () => {
  refusal = {
    code: 'P0001',
    message: 'Say which number or account the money went to.',
    details: 'bad_phone',
    hint: 'Leave the reference empty for cash.',
  };
  const user = open(decision('refund', 'Record the refund'));
  await user.type(screen.getByLabelText('M-Pesa or bank reference'), 'TDMUSA0001');
  await user.click(screen.getByRole('button', { name: 'Record the refund' }));
  const field = screen.getByLabelText('Number or account it went to');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(beside('Number or account it went to')).toMatch(/Say which number or account the money went to/);
  expect(screen.getByLabelText('M-Pesa or bank reference')).toHaveValue('TDMUSA0001');
});
