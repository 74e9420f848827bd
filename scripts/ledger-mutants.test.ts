/** No figure can be the sum of another account, or count refunds as received, without a test that turns red. */
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { figuresOf } from './bill-figures.ts';
import { BROKEN } from './bill-sums.ts';
import { type BillWorld, billWorld } from './bill-world.ts';
import { ledgerMutants, type Mutant } from './ledger-mutants.ts';

let world: BillWorld;
beforeAll(async () => {
  world = await billWorld();
}, 60_000);
afterAll(() => world?.close());

/** A bill of each kind. */
const THINGS = {
  order: 'select (tests.order_of(9002, 1)).id',
  plan: "select public.bill_plan('premium') ->> 'bill_id' as id",
  consultation: `select public.book_consultation((select id from public.practitioner_services), date_trunc('hour', now()) + interval '30 hours',
    'video', 'mpesa', gen_random_uuid(), 'Asha Mwangi') ->> 'id' as id`,
};

/** More money for the same bill, each sum unlike the others, so that no two figures are equal by chance. */
const MORE_MONEY = [
  ['mpesa', 41, 'refund_due', 'SKM0000002'],
  ['mpesa', 17, 'needs_review', 'SKM0000003'],
  ['cash', 230, 'paid', null],
  ['bank', 90, 'paid', null],
] as const;
const SENT_BACK = { mpesa: 120, cash: 30, bank: 7 };

/** A bill that is paid, of which money came in three ways, and parts went back, are owed back and are in doubt. */
async function makeBill(transaction: postgres.TransactionSql, kind: keyof typeof THINGS): Promise<string> {
  await transaction.unsafe("select tests.sign_in('asha')");
  const [made] = await transaction.unsafe<{ id: string }[]>(THINGS[kind]);
  const id = made?.id ?? '';
  const [{ payment } = { payment: '' }] = await transaction.unsafe<{ payment: string }[]>(
    "select public.start_payment($1::uuid, '0712345671') ->> 'payment_id' as payment",
    [id],
  );
  await transaction.unsafe('select tests.as_service()');
  await transaction.unsafe("select public.record_payment_prompt($1::uuid, 'M-C-1', 'C-1')", [payment]);
  await transaction.unsafe(
    `select public.settle_payment('C-1', 'M-C-1', 0, 'ok', (
    select asked_kes from public.bills where id = $1::uuid), 'SKM0000001')`,
    [id],
  );
  await transaction.unsafe('select tests.as_owner()');
  for (const [method, kes, state, receipt] of MORE_MONEY)
    await transaction`insert into public.payments (bill_id, method, amount_kes, received_kes, phone, state, result_code, receipt)
      values (${id}, ${method}, ${kes}, ${kes}, '254712345671', ${state}, 0, ${receipt})`;
  for (const [method, kes] of Object.entries(SENT_BACK))
    await transaction`insert into public.refunds (bill_id, payment_id, amount_kes, method, reference)
      select ${id}, p.id, ${kes}, ${method}, ${`SKR${method.toUpperCase()}`} from public.payments p
      where p.bill_id = ${id} and p.method = ${method} and p.state = 'paid'`;
  // an hour that is over is earned
  await transaction`update public.consultations set state = 'completed', starts_at = now() - interval '25 hours',
      ends_at = now() - interval '24 hours', closed_at = now(),
      blocked = tstzrange(now() - interval '25 hours', now() - interval '24 hours')
    where id = ${id}`;
  await transaction.unsafe('set constraints all immediate; set constraints all deferred');
  return id;
}

/** What a figure says wrongly, or null. */
async function wrong(transaction: postgres.TransactionSql, bill: string): Promise<string | null> {
  for (const [figure, [shown, byHand]] of Object.entries(await figuresOf(transaction, bill)))
    if (JSON.stringify(shown) !== JSON.stringify(byHand))
      return `${figure}: ${JSON.stringify(shown)} is shown, ${JSON.stringify(byHand)} came`;
  const [broken] = await transaction.unsafe<{ wrong: string | null }[]>(BROKEN, [bill]);
  return broken?.wrong ?? null;
}

/** What the payer of such a bill is told wrongly of its money, once what is above its price goes back, or null. */
async function wrongWords(transaction: postgres.TransactionSql, bill: string): Promise<string | null> {
  await transaction.unsafe("select tests.sign_in('asha')");
  const [row] = await transaction.unsafe<{ said: string }[]>(
    "select string_agg(concat_ws(' ', m.what, m.amount_kes, m.receipt), ', ' order by m.what, m.amount_kes) as said from public.money_of_bill($1) m",
    [bill],
  );
  return row?.said === TOLD ? null : (row?.said ?? 'nothing');
}
const TOLD =
  'given 30, owed_above 163, owed_second 41 SKM0000002, second 17 SKM0000003, sent 7, sent 120 SKRMPESA';

/**
 * What the close of two days, and the accountant's list of money, say wrongly of a charge, money brought to the bank, money without a
 * bill, some of which finds one the day after, a refund, a payment that M-Pesa takes back and the morning after, or null.
 */
async function wrongClose(transaction: postgres.TransactionSql): Promise<string | null> {
  const [row] = await transaction.unsafe<{ said: string }[]>(`
    select concat_ws(' | ', (
      select string_agg(a ->> 'account', ' ' order by place)
      from jsonb_array_elements(public.daily_close(${YESTERDAY}) -> 'accounts') with ordinality as of_day (a, place)), (
      select string_agg(concat_ws(' ', a ->> 'account', a ->> 'opening_kes', a ->> 'came_kes', a ->> 'unplaced_kes', a ->> 'placed_kes',
        a ->> 'refunds_kes', a ->> 'reversed_kes', a ->> 'fees_kes', a ->> 'moved_kes', a ->> 'closing_kes', a #>> '{closed,note}', a #> '{came,0}' ->> 'kind', a ->> 'before_day' is not null), ', ' order by day, a ->> 'account')
      from generate_series(${YESTERDAY}, ${YESTERDAY} + 1, '1 day') day, jsonb_array_elements(public.daily_close(day::date) -> 'accounts') a
      where a ->> 'account' = 'mpesa'), (
      select string_agg(concat_ws(' ', r ->> 2, r ->> 3, r ->> 4, r ->> 5, r ->> 6, r ->> 7, r ->> 8, r ->> 9, r ->> 10), ', ' order by r ->> 0)
      from jsonb_array_elements(public.export_money('money', 'day', ${YESTERDAY}, ${YESTERDAY} + 1) -> 'rows') r where r ->> 1 = 'mpesa'), (
      select string_agg(kes, ' ' order by kes) from (select r ->> 2 || ' ' || sum((r ->> 6)::integer) as kes
        from jsonb_array_elements(public.export_money('money', 'entry', ${YESTERDAY}, ${YESTERDAY} + 1) -> 'rows') r group by r ->> 2) x), (
      select e ->> 'total_kes' from public.export_money('refunds', 'day', ${YESTERDAY}, ${YESTERDAY} + 1) e), (
      select e ->> 'total_kes' from public.export_money('refunds', 'entry', ${YESTERDAY}, ${YESTERDAY} + 1) e)) as said`);
  return row?.said === CLOSE ? null : (row?.said ?? 'nothing');
}
const CLOSE = [
  'mpesa cash with_rider',
  'mpesa 1000 0 93 0 0 0 15 -200 878 seen f, mpesa 878 733 0 33 7 700 0 0 871 order t',
  '1000 0 93 0 0 0 15 -200 878, 878 733 0 33 7 700 0 0 871',
  'brought_in 1000 came 733 fees -15 moved 0 placed -33 refunds -7 reversed -700 unplaced 93',
  '7',
  '7',
].join(' | ');
const YESTERDAY = "(now() at time zone 'Africa/Nairobi')::date - 1";

type Look = (transaction: postgres.TransactionSql) => Promise<string | null>;

/** Takes those out of `alive` that are seen to be wrong in what `make` makes. */
async function kill(
  alive: Map<string, Mutant>,
  make: (transaction: postgres.TransactionSql) => Promise<Look>,
) {
  await world.sql
    .begin(async (transaction) => {
      const look = await make(transaction);
      // What looking changes is taken back as well: the next one looks at the same.
      const seenWith = async (definition: string): Promise<string | null> => {
        const end: unknown = await transaction
          .savepoint(async (inner) => {
            await inner.unsafe(`select tests.as_owner(); ${definition}`);
            throw new Seen(await look(inner).catch((error: unknown) => String(error)));
          })
          .catch((error: unknown) => error);
        if (end instanceof Seen) return end.what;
        throw new Error(`${definition} is no SQL`, { cause: end });
      };
      const before = await seenWith('select 1');
      if (before !== null) throw new Error(`Wrong without a mutant: ${before}`);
      for (const { name, definition } of alive.values())
        if ((await seenWith(definition)) !== null) alive.delete(name);
      throw new Seen(null);
    })
    .catch((error: unknown) => {
      if (!(error instanceof Seen)) throw error;
    });
}

test('each figure with another account, column or sign in it is seen to be wrong', async () => {
  const alive = new Map((await ledgerMutants(world.sql)).map((mutant) => [mutant.name, mutant]));
  expect(alive.size).toBeGreaterThan(100);
  for (const kind of Object.keys(THINGS) as (keyof typeof THINGS)[])
    await kill(alive, async (transaction) => {
      const bill = await makeBill(transaction, kind);
      return (inner) => wrong(inner, bill);
    });
  await kill(alive, async (transaction) => {
    const bill = await makeBill(transaction, 'order');
    await transaction`update public.bills set state = 'needs_review' where id = ${bill}`;
    await transaction`update public.bills set state = 'paid', excess_owed = true where id = ${bill}`;
    await transaction.unsafe('set constraints all immediate; set constraints all deferred');
    return (inner) => wrongWords(inner, bill);
  });
  await kill(alive, async (transaction) => {
    await transaction.unsafe("select tests.sign_in('boss')");
    await transaction.unsafe(`select public.import_statement_lines(format('[{"receipt": "SKW0000009", "completed_at": "%1$s 10:00",
      "withdrawn_kes": 200, "balance_kes": 800, "details": "Organization Settlement Account"}, {"receipt": "SKW0000009",
      "completed_at": "%1$s 10:00", "withdrawn_kes": 15, "balance_kes": 785, "details": "Business Payment Charge"}]', ${YESTERDAY})::jsonb)`);
    await transaction.unsafe(`select public.import_statement_lines(format('[{"receipt": "SKW0000007", "completed_at": "%1$s 09:00", "paid_in_kes": 60},
      {"receipt": "SKW0000008", "completed_at": "%1$s 09:30", "paid_in_kes": 33}]', ${YESTERDAY})::jsonb)`);
    await transaction.unsafe(
      'select tests.as_owner(); set constraints all immediate; set constraints all deferred',
    );
    await transaction.unsafe("select tests.sign_in('boss')");
    await transaction.unsafe(`select public.close_day(${YESTERDAY}, 'mpesa', null, 'seen')`);
    await transaction.unsafe("select tests.sign_in('asha')");
    const [made] = await transaction.unsafe<{ id: string }[]>(THINGS.order);
    await transaction.unsafe('select tests.as_owner()');
    await transaction`insert into public.payments (bill_id, amount_kes, received_kes, phone, state, result_code, receipt)
      values (${made?.id ?? ''}, 33, 33, '254712345671', 'refund_due', 0, 'SKW0000008')`;
    await transaction`insert into public.refunds (bill_id, payment_id, amount_kes, method, reference)
      select bill_id, id, 7, 'mpesa', 'SKW0000006' from public.payments where receipt = 'SKW0000008'`;
    await transaction.unsafe("select tests.sign_in('asha')");
    const [taken] = await transaction.unsafe<{ id: string }[]>(THINGS.plan);
    await transaction.unsafe('select tests.as_owner()');
    await transaction`insert into public.payments (bill_id, amount_kes, received_kes, phone, state, result_code, receipt)
      select id, asked_kes, asked_kes, '254712345671', 'paid', 0, 'SKW0000005' from public.bills where id = ${taken?.id ?? ''}`;
    await transaction.unsafe('set constraints all immediate; set constraints all deferred');
    return async (inner) => {
      await inner.unsafe("select tests.sign_in('boss')");
      await inner.unsafe(`select public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', 'SKW0000004',
        'completed_at', to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI'), 'withdrawn_kes', 700,
        'details', 'Reversal of SKW0000005')))`);
      await inner.unsafe(
        'select tests.as_owner(); set constraints all immediate; set constraints all deferred',
      );
      await inner.unsafe("select tests.sign_in('boss')");
      return await wrongClose(inner);
    };
  });
  expect([...alive.keys()]).toEqual([]);
}, 900_000);

/** Takes back what was tried, and says what was seen of it. */
class Seen extends Error {
  what: string | null;
  constructor(what: string | null) {
    super();
    this.what = what;
  }
}
