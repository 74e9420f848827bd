import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { DecisionDialog } from './decision-dialog.tsx';
import { choicesOf, type Decided } from './decisions.ts';
import type { Waiting } from './payment-desk.queries.ts';

/** A shilling that came for an order of 850. */
const waiting: Waiting = {
  waits: 'payment',
  kind: 'order',
  bill_id: '0a6f0d3f-58a5-4a4f-9a43-6f1f4c0e9f10',
  number: 'MZ-7F3K2Q',
  state: 'needs_review',
  asked_kes: 850,
  payment_id: '6b0c1f7e-0f0e-4a53-9d53-0d1f4c0e9f10',
  claim_id: null,
  amount_kes: 1,
  receipt: 'SKA4N7Q2XD',
  reason: 'Received KSh 1 instead of KSh 850.',
  payer_name: 'Asha Mwangi',
  phone: '254712345671',
  waiting_since: '2026-11-21T10:00:00Z',
  told: null,
  money: null,
};

function open(waits: string, label: string, changes: Partial<Waiting> = {}) {
  const choice = choicesOf({
    ...waiting,
    ...changes,
    waits,
    totalKes: changes.amount_kes ?? waiting.amount_kes,
    cancelled: null,
  }).find((each) => each.label === label);
  if (!choice) throw new Error(`${waits} has no decision “${label}”`);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DecisionDialog waiting={{ ...waiting, waits, ...changes }} choice={choice} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it.each([
  ['payment', 'The money is here', ['Amount that came (KSh)', 'M-Pesa receipt', 'Note']],
  ['payment', 'No money came', ['Note']],
  ['second_receipt', 'No second payment', ['Note']],
  ['second_receipt', 'The money came twice', ['Amount that came (KSh)', 'Note']],
  [
    'refund',
    'Record the refund',
    ['Amount (KSh)', 'Number or account it went to', 'M-Pesa or bank reference', 'Note'],
  ],
])('asks for what the decision needs: %s, %s', (waits, label, asked) => {
  open(waits, label);
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(boxes.map(({ labels }) => labels?.[0]?.textContent)).toEqual(asked);
});

it('starts from what came, not from the price, and takes no empty sum', async () => {
  const user = open('payment', 'The money is here');
  const amount = screen.getByLabelText('Amount that came (KSh)');
  expect(amount).toHaveValue('1');
  expect(screen.getByLabelText('M-Pesa receipt')).toHaveValue('SKA4N7Q2XD');
  expect(screen.getByRole('button', { name: 'The money is here' })).toBeEnabled();
  await user.clear(amount);
  expect(screen.getByText('Enter whole shillings')).toBeVisible();
  expect(screen.getByRole('button', { name: 'The money is here' })).toBeDisabled();
});

/** A receipt that its payer named for an order of 850, of which M-Pesa has told nothing. */
const claim = {
  waits: 'receipt_claim',
  payment_id: null,
  claim_id: 'c',
  amount_kes: 850,
  told: null,
  money: null,
};

it('takes no price for a sum that nobody has seen, and says so', async () => {
  const user = open('receipt_claim', 'The money is here', claim);
  const amount = screen.getByLabelText('Amount that came (KSh)');
  expect(amount).toHaveValue('');
  expect(screen.getByText('M-Pesa has not told of it yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask M-Pesa' })).toBeVisible();
  expect(screen.getByLabelText(/I see this money at M-Pesa myself/)).not.toBeChecked();
  await user.type(amount, '400');
  expect(screen.getByText(/the payer is asked for the other KSh 450/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Book it as a part' })).toBeEnabled();
  await user.click(screen.getByLabelText('Take it as the whole price'));
  expect(screen.getByRole('button', { name: 'The money is here' })).toBeEnabled();
  await user.clear(amount);
  await user.type(amount, '900');
  expect(screen.getByText('KSh 50 above the price appears here as a refund.')).toBeVisible();
  await user.clear(screen.getByLabelText('M-Pesa receipt'));
  await user.type(screen.getByLabelText('M-Pesa receipt'), 'paid already');
  await user.click(screen.getByRole('button', { name: 'The money is here' }));
  expect(screen.getByText(/^Enter the receipt number, such as SKA4N7Q2XD/)).toBeVisible();
  expect(screen.getByLabelText('M-Pesa receipt')).toHaveValue('PAID ALREADY');
});

it('shows who paid and for what, and asks when the account means another bill', () => {
  open('receipt_claim', 'The money is here', {
    ...claim,
    told: 'unlinked',
    money: {
      kes: 850,
      at: '2026-11-21T10:00:00Z',
      payer: '2547*****671',
      details: 'Pay Bill from 254…71 - WANJIKU',
      account: 'MZ-2G3H4J',
      means: 'MZ-2G3H4J',
      paid: null,
      also_named_for: ['MZ-8G4M3R'],
    },
  });
  expect(screen.getByLabelText('Amount that came (KSh)')).toHaveValue('850');
  expect(screen.getByText('2547*****671')).toBeVisible();
  expect(screen.getByText('Its account means MZ-2G3H4J.')).toBeVisible();
  expect(screen.getByText('It is named for MZ-8G4M3R as well.')).toBeVisible();
  expect(screen.getByLabelText('I asked the payer: this money is for MZ-7F3K2Q.')).not.toBeChecked();
  expect(screen.queryByText('M-Pesa has not told of it yet')).toBeNull();
});

const decided: Decided = { ...waiting, amount_kes: 400, totalKes: 400, cancelled: null };
const more = { amount_kes: 1000, totalKes: 1000 };
it.each<[string, Partial<Decided>, string]>([
  ['too little', {}, 'This KSh 400 goes back, and the order is cancelled.'],
  ['too little for a month', { kind: 'plan' }, 'This KSh 400 goes back, and no month begins.'],
  ['too little for an hour', { kind: 'consultation' }, 'This KSh 400 goes back, and the time is free again.'],
  [
    'too much',
    more,
    'All of this KSh 1,000 goes back, not only what is above the price, and the order is cancelled.',
  ],
  [
    'too much for a month',
    { ...more, kind: 'plan' },
    'All of this KSh 1,000 goes back, not only what is above the price, and no month begins.',
  ],
  [
    'too much for an hour',
    { ...more, kind: 'consultation' },
    'All of this KSh 1,000 goes back, not only what is above the price, and the time is free again.',
  ],
  ['a second payment', { state: 'paid' }, 'It is paid already and stays paid. Only this KSh 400 goes back.'],
  [
    'money for what was refunded',
    { state: 'refund_due' },
    'It is over already and stays so. This KSh 400 goes back.',
  ],
  [
    'an order that expired',
    { cancelled: 'time' },
    'Its time to pay ran out, and it stays closed. This KSh 400 goes back.',
  ],
  [
    'an order that was cancelled',
    { cancelled: 'payer' },
    'It is cancelled already and stays so. This KSh 400 goes back.',
  ],
  [
    'an order that is paid in cash',
    { reason: 'Received KSh 400; KSh 850 is to be paid in cash.' },
    'The order goes on and is still paid in cash. This KSh 400 goes back.',
  ],
])('says what becomes of the bill when money goes back: %s', (_case, changes, words) => {
  const choice = choicesOf({ ...decided, ...changes }).find(({ decision }) => decision === 'refund');
  expect(choice?.description).toBe(`${words} The payer is told, and the refund appears in this list.`);
});

it('offers nothing that the server refuses: of what is paid money can only go back', () => {
  const labels = (changes: Partial<Decided>): string[] =>
    choicesOf({ ...decided, ...changes }).map(({ label }) => label);
  expect(labels({ state: 'paid' })).toEqual(['Send it back']);
  expect(labels({ state: 'paid', receipt: null })).toEqual(['Send it back', 'No money came']);
  // or was a part, where the whole was noted as cash
  const reason = 'Paid in cash already; this money came on top.';
  expect(labels({ state: 'paid', reason, amount_kes: 500, totalKes: 500 })).toEqual([
    'Send it back',
    'A part, paid at the door',
  ]);
  expect(labels({ state: 'paid', reason, totalKes: decided.asked_kes })).toEqual(['Send it back']);
  // two parts, each below the price, are more than it together
  expect(labels({ amount_kes: 500, totalKes: 1000 })).toEqual([
    'Keep the price, send back the rest',
    'The money is here',
    'No money came',
    'Send it back',
  ]);
});

it('says all sums of a price that is kept', () => {
  const [first] = choicesOf({ ...decided, ...more });
  expect(first?.description).toBe(
    'KSh 1,000 came. The price of KSh 850 is kept, and KSh 150 appears here as a refund. The payer is told both.',
  );
});

it.each(['owing', 'not_received', 'went_twice', 'reversal', 'told_otherwise'])(
  'offers nothing of its own for what has buttons of its own: %s',
  (waits) => {
    expect(choicesOf({ ...waiting, waits, state: 'paid', totalKes: 0, cancelled: null })).toEqual([]);
  },
);
