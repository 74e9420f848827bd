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
  method: string;
  payment_id: string;
  amount_kes: number;
}
interface Bill {
  id: string;
  kind: string;
  number: string;
  state: string;
  kept_kes: number;
  asked_kes: number;
  /** Whether what came above the price is owed back. */
  excess_owed: boolean;
}
interface Visit {
  state: string;
  payment_state: string;
  confirmed_at: Date | null;
  starts_at: Date;
}

/** The figures of the shop as its people see them, beside what they should say: `figure` → [shown, by hand]. */
export type Figures = Record<string, [shown: unknown, byHand: unknown]>;

const DAYS = 'current_date - 1, current_date + 1';
/** Lines of the statement may be older than the bill. */
const EVER = 'current_date - 1000, current_date + 1';
const TODAY = "(now() at time zone 'Africa/Nairobi')::date";

/** What the closes of two days say, asked once for all the figures that are read of them. */
const CLOSES = `
    with closes as materialized (
      select days.today, public.daily_close(days.day) -> 'accounts' as accounts
      from (values (${TODAY}, true), (${TODAY} - 1, false)) days (day, today))`;

/** What the account of a day's close says: came and went back in two days, and what lies there now. */
const closeOf = (account: string): string => `(
    select jsonb_build_array(coalesce(sum((a ->> 'came_kes')::integer), 0), coalesce(sum((a ->> 'refunds_kes')::integer), 0),
      max((a ->> 'closing_kes')::integer) filter (where closes.today),
      coalesce(sum((select sum((k ->> 'amount_kes')::integer) from jsonb_array_elements(a -> 'came') k where k ->> 'kind' = $3)), 0))
    from closes, jsonb_array_elements(closes.accounts) a
    where a ->> 'account' = '${account}')`;

/** The sum of a list for the accountant, as its total and as its rows say. */
const exportOf = (what: string, grouped: string, cell: number): string => `(
    select jsonb_build_array(e -> 'total_kes', coalesce((
      select sum((r ->> ${cell})::numeric)::integer from jsonb_array_elements(e -> 'rows') r), 0))
    from public.export_money('${what}', '${grouped}', ${DAYS}) e)`;

/** What the ledger for the accountant says of each account that has something. */
const accountsOf = (grouped: string, account: number, cell: number): string => `(
    select coalesce(jsonb_object_agg(x.account, x.kes) filter (where x.kes <> 0), '{}') from (
      select r ->> ${account} as account, sum((r ->> ${cell})::integer)::integer as kes
      from jsonb_array_elements(public.export_money('ledger', '${grouped}', ${EVER}) -> 'rows') r group by 1) x)`;

/** What the list of money says of M-Pesa and of the till: its entries, what its days moved, what its months end with, and the close. */
const MONEY = `(
    with entries as (select r ->> 1 as account, sum((r ->> 6)::integer)::integer as kes
      from jsonb_array_elements(public.export_money('money', 'entry', ${EVER}) -> 'rows') r group by 1),
    days as (select r ->> 1 as account, sum((r ->> 3)::integer + (r ->> 4)::integer - (r ->> 5)::integer - (r ->> 6)::integer
        - (r ->> 7)::integer - (r ->> 8)::integer + (r ->> 9)::integer)::integer as kes
      from jsonb_array_elements(public.export_money('money', 'day', ${EVER}) -> 'rows') r group by 1),
    months as (select r ->> 1 as account, (array_agg((r ->> 10)::integer order by r ->> 0 desc))[1] as kes
      from jsonb_array_elements(public.export_money('money', 'month', ${EVER}) -> 'rows') r group by 1)
    select jsonb_object_agg(a ->> 'account', jsonb_build_array(coalesce(e.kes, 0), coalesce(d.kes, 0), coalesce(m.kes, 0),
      (a ->> 'opening_kes')::integer + (a ->> 'came_kes')::integer + (a ->> 'unplaced_kes')::integer - (a ->> 'placed_kes')::integer
        - (a ->> 'refunds_kes')::integer - (a ->> 'reversed_kes')::integer - (a ->> 'fees_kes')::integer + (a ->> 'moved_kes')::integer))
    from closes join jsonb_array_elements(closes.accounts) a on closes.today
    left join entries e on e.account = a ->> 'account' left join days d on d.account = a ->> 'account'
    left join months m on m.account = a ->> 'account')`;

/** Long statements that are asked thousands of times: reading and planning them takes longer than their answer. */
export const PLANNED_ONCE = { prepare: true };

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
    left('refund_due') +
    (bill.state === 'refund_due' ? Math.max(left('paid') - bill.kept_kes, 0) : 0) +
    (bill.state === 'paid' && bill.excess_owed ? Math.max(left('paid') - bill.asked_kes, 0) : 0);
  const by = (method: string): number[] => {
    const came = sum(
      brought.filter((payment) => payment.method === method).map(({ received_kes: kes }) => kes ?? 0),
    );
    // What M-Pesa brought may be given back in cash.
    const back = sum(
      refunds
        .filter((refund) => refund.method === method && brought.some(({ id }) => id === refund.payment_id))
        .map(({ amount_kes: kes }) => kes),
    );
    return [came, back, came - back];
  };
  return {
    by,
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
    select id, kind, number, state, kept_kes, asked_kes, excess_owed from public.bills where id = ${billId}`;
  if (!bill) throw new Error('There is no such bill.');
  const payments = await transaction<Payment[]>`
    select id, state, received_kes, result_code, case when id in (select payment_id from public.rider_orders) then 'rider' else method end as method
    from public.payments where bill_id = ${billId}`;
  const [settled] = await transaction<{ handed: number; lost: number }[]>`
    select coalesce(sum(amount_kes) filter (where outcome = 'handed_in'), 0)::integer as handed,
      coalesce(sum(amount_kes) filter (where outcome = 'written_off'), 0)::integer as lost from public.rider_settlements`;
  const handed = settled?.handed ?? 0;
  const lost = settled?.lost ?? 0;
  const refunds = await transaction<
    Refund[]
  >`select payment_id, method, amount_kes from public.refunds where bill_id = ${billId}`;
  const [lines] = await transaction<{ unplaced: number }[]>`
    select coalesce(sum(l.paid_in_kes) filter (where p.id is null), 0)::integer as unplaced
    from public.mpesa_statement_lines l left join public.payments p on p.receipt = l.receipt and p.received_kes > 0
      and (p.state in ('paid', 'refund_due', 'refunded') or (p.state = 'needs_review' and p.result_code = 0))`;
  const unplaced = lines?.unplaced ?? 0;
  const [visit] = await transaction<Visit[]>`
    select state, payment_state, confirmed_at, starts_at from public.consultations where id = ${billId}`;
  const hand = byHand(bill, payments, refunds);
  const of = (kind: string, amount: number): number => (bill.kind === kind ? amount : 0);
  const earned = visit && isEarned(visit) ? hand.ours : 0;
  const shown = async (as: string, columns: string, before = ''): Promise<Record<string, unknown>> => {
    await transaction.unsafe(`select tests.sign_in('${as}')`);
    const [row] = await transaction.unsafe<Record<string, unknown>[]>(
      `${before} select ${columns}`,
      [bill.id, bill.number, bill.kind],
      PLANNED_ONCE,
    );
    return row ?? {};
  };
  // as their people see them, each in one question
  const desk = await shown(
    'boss',
    `public.shop_figures(${DAYS}) -> 'totals' as totals,
    public.desk_rows('customers', 'asha') #> '{rows,0,spent_kes}' as spent,
    public.desk_rows('subscriptions', 'asha') #> '{rows,0,paid_kes}' as paid,
    public.desk_rows('plan_payments', $2) #> '{rows,0}' as month,
    (select coalesce(sum(earned_kes), 0)::integer from public.practice_utilisation(current_date - 3, current_date + 1)) as earned,
    (select array[received_kes, refunded_kes, sales_kes, in_doubt_kes, owed_back_kes] from public.bill_balances where bill_id = $1::uuid) as balance,
    (select jsonb_build_array(p -> 'spent_kes', p -> 'spent_besides_kes', p -> 'owed_back_kes')
      from public.customer_page(tests.user_id('asha')::text) p) as page,
    case when exists (select from public.orders where id = $1::uuid) then public.customer_history($1::uuid) -> 'spent_kes' end as bought,
    ${closeOf('mpesa')} as mpesa, ${closeOf('cash')} as cash, ${closeOf('with_rider')} as riders,
    jsonb_build_array(${exportOf('sales', 'entry', 8)}, ${exportOf('sales', 'month', 4)}, ${exportOf('vat', 'entry', 7)},
      ${exportOf('vat', 'month', 7)}) as sold,
    jsonb_build_array(${exportOf('refunds', 'entry', 4)}, ${exportOf('refunds', 'month', 3)}) as sent_back,
    ${accountsOf('entry', 5, 6)} as entries, ${accountsOf('month', 1, 3)} as accounts,
    (select jsonb_build_array(public.desk_today() -> 'sales_kes', coalesce(-sum((r ->> 6)::integer), 0))
      from jsonb_array_elements(public.export_money('ledger', 'entry', ${TODAY}, ${TODAY}) -> 'rows') r where r ->> 5 like 'sales%') as so_far,
    ${MONEY} as money`,
    CLOSES,
  );
  const practice = await shown(
    'mutheu',
    `(select array[coalesce(sum(mpesa_kes), 0), coalesce(sum(total_kes), 0)]::integer[] from public.practice_earnings()) as earned, $1::text, $2::text, $3::text`,
  );
  const payer = await shown(
    'asha',
    '(select array[received_kes, refunded_kes, sales_kes] from public.bills where id = $1::uuid) as bill, $2::text, $3::text',
  );
  await transaction.unsafe('select tests.as_owner()');
  const totals = desk['totals'] as Record<string, unknown>;
  const month = (desk['month'] ?? {}) as Record<string, unknown>;
  const money = (desk['money'] ?? {}) as Record<string, unknown>;
  const both = (amount: number): number[] => [amount, amount];
  const till = (hand.by('cash')[2] ?? 0) + handed;
  const withRider = (hand.by('rider')[2] ?? 0) - handed - lost;
  const accounts = Object.fromEntries(
    Object.entries({
      mpesa: (hand.by('mpesa')[2] ?? 0) + unplaced,
      unplaced: -unplaced,
      cash: till,
      with_rider: withRider,
      losses: lost,
      bank: hand.by('bank')[2],
      in_doubt: -hand.inDoubt,
      owed_back: -hand.owed,
      [`sales_${bill.kind}`]: -hand.ours,
    }).filter(([, amount]) => amount),
  );
  const sorted = (of: unknown): unknown =>
    Object.entries(of as object).toSorted(([a], [b]) => a.localeCompare(b));
  return {
    'sales of the days': [totals['sales_kes'], of('order', hand.ours)],
    'plans of the days': [totals['plans_kes'], of('plan', hand.ours)],
    'what the customer spent': [desk['spent'], of('order', hand.ours)],
    'the page of the customer': [
      desk['page'],
      [of('order', hand.ours), bill.kind === 'order' ? 0 : hand.ours, of('order', hand.owed)],
    ],
    'what the buyer has paid': [desk['bought'] ?? 0, of('order', hand.ours)],
    'what the member paid': [desk['paid'], of('plan', hand.ours)],
    'what came for the month': [month['received_kes'] ?? 0, of('plan', hand.came)],
    'what went back of the month': [month['refunded_kes'] ?? 0, of('plan', hand.wentBack)],
    'what the practice earned of the hours': [desk['earned'], earned],
    'what the practitioner earned': [practice['earned'], [earned, earned]],
    'the bill at the desk': [
      desk['balance'] ?? [0, 0, 0, 0, 0],
      [hand.came, hand.wentBack, hand.ours, hand.inDoubt, hand.owed],
    ],
    'the close of M-Pesa': [
      desk['mpesa'],
      [hand.by('mpesa')[0], hand.by('mpesa')[1], (hand.by('mpesa')[2] ?? 0) + unplaced, hand.by('mpesa')[0]],
    ],
    // What the entries of the day say: a bill may have been paid before midnight.
    'sold since midnight': desk['so_far'] as [unknown, unknown],
    'the list of M-Pesa': [money['mpesa'], Array(4).fill((hand.by('mpesa')[2] ?? 0) + unplaced)],
    'the list of the till': [money['cash'], Array(4).fill(till)],
    'the close of the till': [
      desk['cash'],
      [hand.by('cash')[0], hand.by('cash')[1], till, hand.by('cash')[0]],
    ],
    'the list of riders': [money['with_rider'], Array(4).fill(withRider)],
    'the close of riders': [desk['riders'], [hand.by('rider')[0], 0, withRider, hand.by('rider')[0]]],
    'sales and VAT for the accountant': [desk['sold'], Array(4).fill(both(hand.ours))],
    'refunds for the accountant': [desk['sent_back'], Array(2).fill(both(hand.wentBack))],
    'the ledger for the accountant': [sorted(desk['entries']), sorted(accounts)],
    'its sums by account': [sorted(desk['accounts']), sorted(accounts)],
    'the bill of its payer': [payer['bill'], [hand.came, hand.wentBack, hand.ours]],
  };
}
