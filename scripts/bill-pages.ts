/** What the pages and notices of a bill say, against what the ledger has of it. */
import type postgres from 'postgres';

import type { Payable } from '../src/entities/bills/bill.ts';
import { type Attempt, paymentView } from '../src/features/payments/payment-view.ts';
import { PLANNED_ONCE } from './bill-figures.ts';

interface Line {
  what: string;
  amount_kes: number;
}
export interface Balance {
  received_kes: number;
  refunded_kes: number;
  in_doubt_kes: number;
  owed_back_kes: number;
}

const NOTHING: Balance = { received_kes: 0, refunded_kes: 0, in_doubt_kes: 0, owed_back_kes: 0 };

/** What is paid, in the words of orders, as the pages of the three kinds make it of their rows. */
const PAYABLE = `
  select o.payment_method, o.payment_state, o.fulfilment_state, o.total_kes, o.hold_expires_at::text, false as ends_with_hold
  from public.orders o where o.id = $1
  union all
  select 'mpesa', case s.state when 'open' then 'awaiting' else s.state end, 'placed', s.amount_kes, null, false
  from public.plan_payments s where s.id = $1
  union all
  select 'mpesa', case when c.payment_state in ('awaiting', 'failed') and c.state = 'expired' then 'expired' else c.payment_state end,
    case when c.payment_state in ('awaiting', 'failed') and c.state like 'cancelled%' then 'cancelled' else 'placed' end,
    c.price_kes, c.hold_expires_at::text, true
  from public.consultations c where c.id = $1`;

const sum = (lines: readonly Line[], ...whats: string[]): number =>
  lines.filter(({ what }) => whats.includes(what)).reduce((all, { amount_kes: kes }) => all + kes, 0);

export async function balanceOf(transaction: postgres.TransactionSql, bill: string): Promise<Balance> {
  const [balance] = await transaction<Balance[]>`
    select received_kes, refunded_kes, in_doubt_kes, owed_back_kes from public.bill_balances where bill_id = ${bill}`;
  return balance ?? NOTHING;
}

/** The first thing that the page of a bill says and the ledger does not, or null. Ends as whoever runs the tests. */
export async function wrongPage(transaction: postgres.TransactionSql, bill: string): Promise<string | null> {
  await transaction.unsafe("select tests.sign_in('asha')");
  const lines = await transaction<Line[]>`select what, amount_kes from public.money_of_bill(${bill})`;
  const attempts = await transaction<Attempt[]>`
    select method, state, phone, result_code, received_kes, receipt, created_at::text, updated_at::text
    from public.payments where bill_id = ${bill} order by created_at desc`;
  const [named] = await transaction<
    { told: { receipt: string; told: string | null; came_kes: number | null } | null }[]
  >`select public.receipt_search(${bill}) as told`;
  await transaction.unsafe('select tests.as_owner()');
  const [payable] = await transaction.unsafe<Payable[]>(PAYABLE, [bill], PLANNED_ONCE);
  // a month that was not taken up is on no page
  if (!payable || payable.payment_state === 'cancelled') return null;
  const ledger = await balanceOf(transaction, bill);
  const view = paymentView(payable, attempts[0], Date.now(), named?.told ?? null, attempts);
  const wrong = (what: string, said: number, is: number): string | null =>
    said === is ? null : `the page (${view.kind}) says ${said} of ${what}, the ledger ${is}`;
  return (
    wrong('what goes back', sum(lines, 'owed', 'owed_above', 'owed_second'), ledger.owed_back_kes) ??
    wrong('what went', sum(lines, 'sent', 'given', 'moved'), ledger.refunded_kes) ??
    wrong(
      'what is looked at',
      sum(lines, 'came', 'second', 'late') + movedInDoubt(attempts),
      ledger.in_doubt_kes,
    ) ??
    wrongView()
  );

  function movedInDoubt(all: readonly Attempt[]): number {
    return all
      .filter(({ method, state }) => method === 'moved' && state === 'needs_review')
      .reduce((kes, { received_kes: came }) => kes + (came ?? 0), 0);
  }

  function wrongView(): string | null {
    switch (view.kind) {
      case 'part':
        return (
          wrong('what came', view.cameKes, ledger.in_doubt_kes) ??
          wrong('what is left', view.leftKes, (payable?.total_kes ?? 0) - ledger.in_doubt_kes)
        );
      case 'above':
        return (
          wrong('what came', view.cameKes, ledger.in_doubt_kes) ??
          wrong('what is above', view.aboveKes, ledger.in_doubt_kes - (payable?.total_kes ?? 0))
        );
      case 'needs_review':
        return wrong('what came', view.cameKes, ledger.in_doubt_kes);
      case 'expired':
        return view.isUndecided
          ? null
          : wrong('what was charged', 0, ledger.received_kes - ledger.refunded_kes);
      case 'refund_due':
        return ledger.owed_back_kes + ledger.in_doubt_kes > 0
          ? null
          : 'the page says that money comes back, and none is owed';
      default:
        return null;
    }
  }
}

const KES = (words: string | undefined): number => Number((words ?? '').replaceAll(/\D/g, ''));

/** What a notice says of sums that changed, against how the ledger changed with it. */
export function wrongNotice(notice: string, before: Balance, after: Balance): string | null {
  const said = (pattern: RegExp): number | null => {
    const found = pattern.exec(notice)?.[1];
    return found === undefined ? null : KES(found);
  };
  const owed =
    said(/We will send back (KSh [\d,]+)/) ?? said(/(KSh [\d,]+) came above the price and goes back/);
  if (owed !== null && owed !== after.owed_back_kes - before.owed_back_kes)
    return `“${notice}”, and the ledger owes ${after.owed_back_kes - before.owed_back_kes} more`;
  const sent = said(/We have (?:sent|given) back (KSh [\d,]+)/);
  if (sent !== null && sent !== after.refunded_kes - before.refunded_kes)
    return `“${notice}”, and the ledger sent ${after.refunded_kes - before.refunded_kes}`;
  return null;
}
