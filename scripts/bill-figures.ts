/** What every figure about money must say of a shop with one bill, reckoned by hand from its payments and refunds. */
import type postgres from 'postgres';

interface Payment {
  id: string;
  method: string;
  state: string;
  received_kes: number | null;
  result_code: number | null;
}
interface Refund {
  payment_id: string;
  amount_kes: number;
}
interface Bill {
  id: string;
  kind: string;
  number: string;
  state: string;
  kept_kes: number;
}
interface Visit {
  state: string;
  payment_state: string;
  confirmed_at: Date | null;
  starts_at: Date;
}

/** The figures of the shop as its people see them, beside what they should say: `figure` → [shown, by hand]. */
export type Figures = Record<string, [shown: unknown, byHand: unknown]>;

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** What came, went back, is ours, in doubt and owed back, without a look at the ledger. */
function byHand(bill: Bill, payments: readonly Payment[], refunds: readonly Refund[]) {
  const brought = payments.filter(
    ({ state, received_kes: came, result_code: code }) =>
      (came ?? 0) > 0 &&
      (['paid', 'refund_due', 'refunded'].includes(state) || (state === 'needs_review' && code === 0)),
  );
  const wentBack = (of: Payment): number =>
    sum(refunds.filter(({ payment_id: id }) => id === of.id).map(({ amount_kes: amount }) => amount));
  const left = (...states: string[]): number =>
    sum(
      brought
        .filter(({ state }) => states.includes(state))
        .map((payment) => (payment.received_kes ?? 0) - wentBack(payment)),
    );
  const owed =
    left('refund_due') + (bill.state === 'refund_due' ? Math.max(left('paid') - bill.kept_kes, 0) : 0);
  return {
    came: sum(brought.map(({ received_kes: came }) => came ?? 0)),
    wentBack: sum(brought.map(wentBack)),
    inDoubt: left('needs_review'),
    owed,
    ours: left('paid', 'refunded', 'refund_due') - owed,
    left: left('paid', 'refunded', 'refund_due', 'needs_review'),
  };
}

function isEarned({ state, payment_state: paid, confirmed_at: confirmed, starts_at: start }: Visit): boolean {
  if (!confirmed || start >= new Date()) return false;
  return state === 'cancelled_by_client'
    ? paid === 'paid'
    : ['completed', 'no_show'].includes(state) && paid !== 'refunded' && paid !== 'refund_due';
}

/** @param transaction of whoever runs the tests; ends as the same */
export async function figuresOf(transaction: postgres.TransactionSql, billId: string): Promise<Figures> {
  const [bill] = await transaction<Bill[]>`
    select id, kind, number, state, kept_kes from public.bills where id = ${billId}`;
  if (!bill) throw new Error('There is no such bill.');
  const payments = await transaction<Payment[]>`
    select id, method, state, received_kes, result_code from public.payments where bill_id = ${billId}`;
  const refunds = await transaction<
    Refund[]
  >`select payment_id, amount_kes from public.refunds where bill_id = ${billId}`;
  const [visit] = await transaction<Visit[]>`
    select state, payment_state, confirmed_at, starts_at from public.consultations where id = ${billId}`;
  const hand = byHand(bill, payments, refunds);
  const of = (kind: string, amount: number): number => (bill.kind === kind ? amount : 0);
  const earned = visit && isEarned(visit) ? hand.ours : 0;
  const shown = async (as: string, query: string, ...parameters: string[]): Promise<unknown> => {
    await transaction.unsafe(`select ${as}`);
    const [row] = await transaction.unsafe<{ shown: unknown }[]>(query, parameters);
    return row?.shown ?? 0;
  };
  const boss = "tests.sign_in('boss')";
  const row = (list: string, search: string, column: string): Promise<unknown> =>
    shown(boss, `select public.desk_rows($1, $2) #> array['rows', '0', $3] as shown`, list, search, column);
  const days = 'current_date - 1, current_date + 1';
  const figures: Figures = {
    'sales of the days': [
      await shown(boss, `select public.shop_figures(${days}) #> '{totals,sales_kes}' as shown`),
      of('order', hand.ours),
    ],
    'plans of the days': [
      await shown(boss, `select public.shop_figures(${days}) #> '{totals,plans_kes}' as shown`),
      of('plan', hand.ours),
    ],
    'what the customer spent': [await row('customers', 'asha', 'spent_kes'), of('order', hand.ours)],
    'what the member paid': [await row('subscriptions', 'asha', 'paid_kes'), of('plan', hand.ours)],
    'what came for the month': [
      await row('plan_payments', bill.number, 'received_kes'),
      of('plan', hand.came),
    ],
    'what went back of the month': [
      await row('plan_payments', bill.number, 'refunded_kes'),
      of('plan', hand.wentBack),
    ],
    'what the practice earned of the hours': [
      await shown(
        boss,
        'select sum(earned_kes)::integer as shown from public.practice_utilisation(current_date - 3, current_date + 1)',
      ),
      earned,
    ],
    'what the practitioner earned': [
      await shown(
        "tests.sign_in('mutheu')",
        'select sum(mpesa_kes)::integer as shown from public.practice_earnings()',
      ),
      earned,
    ],
    'what the practitioner earned in all': [
      await shown(
        "tests.sign_in('mutheu')",
        'select sum(total_kes)::integer as shown from public.practice_earnings()',
      ),
      earned,
    ],
    'the bill at the desk': [
      await shown(
        boss,
        'select array[received_kes, refunded_kes, sales_kes, in_doubt_kes, owed_back_kes] as shown from public.bill_balances where bill_id = $1',
        billId,
      ),
      hand.came === 0 ? 0 : [hand.came, hand.wentBack, hand.ours, hand.inDoubt, hand.owed],
    ],
    'the bill of the payer': [
      await shown(
        "tests.sign_in('asha')",
        'select array[received_kes, refunded_kes] as shown from public.bills where id = $1',
        billId,
      ),
      [hand.came, hand.wentBack],
    ],
  };
  if (bill.kind === 'order')
    figures['what the buyer has paid'] = [
      await shown(boss, `select public.customer_history($1) -> 'spent_kes' as shown`, billId),
      hand.ours,
    ];
  await transaction.unsafe('select tests.as_owner()');
  return figures;
}
