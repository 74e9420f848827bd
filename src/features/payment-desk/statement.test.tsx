import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';

import { parseCsv } from '../../lib/csv.ts';
import { reconciliationQuery } from './payment-desk.queries.ts';
import { checkOwner, toStatement } from './statement-file.ts';
import { ReconciliationList } from './statement.tsx';

const read = (text: string) => toStatement(parseCsv(text).rows);
const file = `Short Code:,174379
Organization:,Mizizi
Receipt No.,Completion Time,Initiation Time,Details,Transaction Status,Paid In,Withdrawn,Balance,A/C No.
SKA1B2C3D4,21-11-2026 14:05:00,21-11-2026 14:04:58,"Pay Bill from 254712345678 - ""ASHA""",Completed,"1,250.00",,9000.00,MZ-7F3K2Q
,,,Charge,Completed,,-15.00,8985.00,
SKA1B2C3D5,21-11-2026 15:00:00,,Business payment,Completed,,-300.00,8685.00,
SKA1B2C3D6,21-11-2026 15:10:00,,"open,Completed,10.50,,1,
SKA1B2C3D7,21-11-2026 15:20:00,,Pay Bill,Completed,10.50,,1,MZ-AAAAAA
`;

describe('an M-Pesa statement', () => {
  it('is read from its headings on, amounts as whole shillings', () => {
    const { lines, errors } = read(file);
    expect(
      lines.map(({ row, receipt, paid_in_kes, withdrawn_kes }) => [row, receipt, paid_in_kes, withdrawn_kes]),
    ).toEqual([
      [4, 'SKA1B2C3D4', '1250', '0'],
      [6, 'SKA1B2C3D5', '0', '300'],
      [8, 'SKA1B2C3D7', '10.50', '0'],
    ]);
    expect(lines[0]).toMatchObject({
      account: 'MZ-7F3K2Q',
      completed_at: '21-11-2026 14:05:00',
      balance_kes: '9000.00',
      reason: '',
    });
    expect(errors).toEqual([{ row: 7, message: 'A quotation mark is opened and never closed.' }]);
  });

  it('is refused where it is of another short code or till', () => {
    const statement = read(file);
    expect(statement.shortcode).toBe('174379');
    expect(() => checkOwner(statement, ['174379', '555555'])).not.toThrow();
    expect(() => checkOwner(statement, [])).not.toThrow();
    expect(() => checkOwner(statement, ['600000'])).toThrow(
      'This is the statement of 174379. Money of this shop comes to 600000.',
    );
    expect(() => checkOwner({ ...statement, shortcode: null }, ['600000'])).not.toThrow();
  });

  it('makes no money of an amount below nothing', () => {
    const { lines } = read('Receipt No.,Completion Time,Paid In\nSKA1B2C3D4,21-11-2026 14:05:00,-300.00');
    expect(lines[0]?.paid_in_kes).toBe('-300');
  });

  it('counts only what M-Pesa completed, and says how much it left out', () => {
    const statuses = ['Completed', 'Failed', ' COMPLETED ', 'Declined', 'Reversed', 'Pending', ''];
    const rows = statuses.map((status, n) => `SKA1B2C3D${n},21-11-2026 14:05:00,${status},100,MZ-7F3K2Q`);
    const { lines, leftOut } = read(
      `Receipt No.,Completion Time,Transaction Status,Paid In,A/C No.\n${rows.join('\n')}\n,,Failed,1,`,
    );
    expect(lines.map(({ receipt }) => receipt)).toEqual(['SKA1B2C3D0', 'SKA1B2C3D2']);
    expect(leftOut).toBe(5);
  });

  it('tells a charge by what M-Pesa calls it, and what lay there afterwards', () => {
    const { lines } = read(`Receipt No.,Completion Time,Details,Paid In,Withdrawn,Balance,Reason Type
SKR0000001,21-11-2026 15:00:00,To 254712345678,,-15.00,"8,985.40",Business Payment Charge`);
    expect(lines[0]).toMatchObject({ balance_kes: '8985.40', reason: 'Business Payment Charge' });
  });

  it('is taken whole when it tells no status', () => {
    const { lines, leftOut } = read(
      'Receipt No.,Completion Time,Paid In\nSKA1B2C3D0,21-11-2026 14:05:00,100',
    );
    expect([lines.length, leftOut]).toEqual([1, 0]);
  });

  it('is refused when it is something else', () => {
    expect(() => read('sku,title\nA,b\n')).toThrow('no columns');
  });
});

const vouched = {
  receipt: 'TC77XX99YY',
  completed_at: null,
  paid_in_kes: null,
  account: null,
  details: null,
  payment_id: 'p1',
  bill_id: 'b1',
  kind: 'plan',
  order_id: null,
  reference: 'MP-7F3K2Q',
  amount_kes: 700,
  payment_state: 'paid',
  payment_created_at: '2026-11-28T10:00:00Z',
  status: 'not_in_statement',
  vouched_at: '2026-11-28T10:05:00Z',
};

it('offers to say of a plan too that its money never came, where somebody vouched for it', () => {
  const client = new QueryClient();
  const typed = { ...vouched, receipt: 'TC88AA11BB', payment_id: 'p2', vouched_at: null };
  client.setQueryData(reconciliationQuery('not_in_statement').queryKey, { rows: [vouched, typed], total: 2 });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ReconciliationList status="not_in_statement" hrefOf={(id) => `/admin/orders/${id}`} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByText('Somebody vouched for it: M-Pesa has not told of this payment.')).toBeVisible();
  expect(screen.getAllByText(/Somebody vouched/)).toHaveLength(1);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'TC77XX99YY never came',
  ]);
});

it('offers it as well where M-Pesa tells of another sum, and not where it tells of this one', () => {
  const client = new QueryClient();
  const told = {
    ...vouched,
    status: 'amount_differs',
    completed_at: '2026-11-28T11:00:00Z',
    details: 'Pay Bill',
  };
  client.setQueryData(reconciliationQuery('amount_differs').queryKey, {
    rows: [
      { ...told, paid_in_kes: 70 },
      { ...told, receipt: 'TC88AA11BB', payment_id: 'p2', paid_in_kes: 700 },
    ],
    total: 2,
  });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ReconciliationList status="amount_differs" hrefOf={(id) => `/admin/orders/${id}`} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'TC77XX99YY never came',
  ]);
});
