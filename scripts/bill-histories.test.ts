/**
 * Whatever happens to a bill, and in whatever order: no shilling appears or vanishes, no receipt counts twice, and the bill
 * says what its order, month or payments say, every figure about money is their sum, and its page says what the ledger has. Whoever paid is told
 * once of each decision of the desk. Histories are drawn from a seed, which a failure names;
 * `HISTORIES=10000 vitest run scripts/bill-histories.test.ts` draws more of them.
 */
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { figuresOf, PLANNED_ONCE } from './bill-figures.ts';
import { balanceOf, wrongNotice, wrongPage } from './bill-pages.ts';
import { BROKEN } from './bill-sums.ts';
import { type BillWorld, billWorld } from './bill-world.ts';
import { type Draw, drawing, one } from './drawing.ts';

const HISTORIES = Number(process.env['HISTORIES'] ?? 80);
const SEED = Number(process.env['SEED'] ?? 20_261_124);

let world: BillWorld;
let sql: postgres.Sql;

beforeAll(async () => {
  world = await billWorld();
  sql = world.sql;
}, 60_000);
afterAll(() => world?.close());

const PEOPLE = {
  asha: "tests.sign_in('asha')",
  boss: "tests.sign_in('boss')",
  service: 'tests.as_service()',
};
type Step = { as: keyof typeof PEOPLE; call: string };

/** What is paid for: four orders, one of them in cash, to two months of a plan and two consultations. */
const THINGS = [
  'select (tests.order_of(9002, 1)).id',
  "select public.bill_plan('premium') ->> 'bill_id' as id",
  `select public.book_consultation((select id from public.practitioner_services), date_trunc('hour', now()) + interval '30 hours',
    'video', 'mpesa', gen_random_uuid(), 'Asha Mwangi') ->> 'id' as id`,
  'select (tests.order_of(9002, 2)).id',
  "select public.bill_plan('premium') ->> 'bill_id' as id",
  'select (tests.order_of(9001, 3)).id',
  "select (tests.order_of(9002, 1, 'cash')).id",
  `select public.book_consultation((select id from public.practitioner_services), date_trunc('hour', now()) + interval '40 hours',
    'video', 'mpesa', gen_random_uuid(), 'Asha Mwangi') ->> 'id' as id`,
];

const RECEIPTS = ['SKA0000001', 'SKA0000002', 'SKA0000003', 'ska0000001'];
const AMOUNTS = [1, 100, 550, 700, 1100, 2000];

/** One thing that may happen to the bill `$bill`, whose open or last prompt has the checkout id `C-<n>`. */
function step(draw: Draw, prompts: number, moves: boolean): Step {
  const checkout = `C-${draw(Math.max(prompts, 1))}`;
  const receipt = one(draw, RECEIPTS);
  const amount = one(draw, AMOUNTS);
  const news = (code: number, came: string): string =>
    `public.settle_payment('${checkout}', 'M-${checkout}', ${code}, 'words', ${came}, ${code === 0 && draw(4) > 0 ? `'${receipt.toUpperCase()}'` : 'null'})`;
  return one<() => Step>(draw, [
    () => ({ as: 'service', call: news(0, 'null') }),
    () => ({ as: 'service', call: news(0, String(amount)) }),
    () => ({ as: 'service', call: news(0, '(select asked_kes from public.bills where id = $bill)') }),
    () => ({ as: 'service', call: news(0, '(select asked_kes from public.bills where id = $bill)') }),
    () => ({ as: 'service', call: news(one(draw, [1032, 1, 2001, 1037]), 'null') }),
    () => ({ as: 'asha', call: `public.name_receipt($bill, '${receipt}')` }),
    () => ({
      as: 'boss',
      call: `tests.listed('${receipt}', ${one(draw, ['null', 'tests.number_of($bill)', "'MZ-222222'"])}, ${one(draw, [String(amount), '(select asked_kes from public.bills where id = $bill)'])}, '${one(draw, ['254712345671', '254799999999', ''])}')`,
    }),
    () => ({
      as: 'boss',
      call: `public.resolve_bill($bill, '${one(draw, ['paid', 'paid_less', 'part', 'not_paid', 'refund'])}', receipt => '${receipt}', received_kes => ${one(draw, ['null', '100', '550', '2000'])}, vouched => ${one(draw, ['true', 'true', 'false'])})`,
    }),
    () => ({
      as: 'boss',
      call: `public.resolve_bill($bill, '${one(draw, ['paid', 'paid_less', 'not_paid', 'refund'])}', (select payment_id from public.bill_queue() where payment_id is not null limit 1))`,
    }),
    () => ({
      as: 'boss',
      call: `public.record_refund($bill, ${amount}, '${one(draw, ['SKR1', 'SKR2', 'SKR3'])}', phone => '0712 345 671'), tests.agree_to_refunds()`,
    }),
    ...[amount, 9999].map((most) => () => ({
      as: 'boss' as const,
      call: `public.record_refund($bill, (select least(${most}, received_kes - refunded_kes) from public.bills where id = $bill))`,
    })),
    () => ({
      as: 'boss',
      call: `public.record_refund($bill, (select amount_kes from public.bill_queue() where waits = 'refund' limit 1), null, null, (select payment_id from public.bill_queue() where waits = 'refund' limit 1))`,
    }),
    () => ({
      as: 'boss',
      call: `public.set_order_fulfilment($bill, '${one(draw, ['packed', 'dispatched', 'delivered', 'cancelled'])}')`,
    }),
    ...(moves
      ? [1, 200, 9999].map((most) => () => ({
          as: 'boss' as const,
          call: `public.move_money((select payment_id from tests.a_move()), (select to_bill from tests.a_move()), (select least(kes, ${most}) from tests.a_move()))`,
        }))
      : []),
    () => ({ as: 'boss', call: 'public.parcel_came_back($bill)' }),
    ...['handed_in', 'handed_in', 'written_off'].map((outcome) => () => ({
      as: 'boss' as const,
      call: `public.settle_rider((select rider from public.riders_owing()), (select least(${amount}, owed_kes) from public.riders_owing()), '${outcome}', gen_random_uuid(), 'Why')`,
    })),
    () => ({ as: 'asha', call: 'public.cancel_order($bill)' }),
    // the desk changes what is in it, to another thing, less or more
    ...[9002, 9002, 9001].map((product) => () => ({
      as: 'boss' as const,
      call: `public.edit_order($bill, (select updated_at from public.orders where id = $bill), gen_random_uuid(), tests.items(${product}, ${draw(3) + 1}), 'Asha Mwangi', '0712 345 671', 'Nairobi City', 'Kilimani', 'Blue gate', read_out => true)`,
    })),
    // M-Pesa tells of a payment, of a prompt or without one; it tells twice, of other accounts, and of the till
    ...[0, 1, 2].map((): (() => Step) => () => ({
      as: 'service',
      call: `tests.told_of('${receipt.toUpperCase()}', ${one(draw, [
        'tests.number_of($bill)',
        'tests.number_of($bill)',
        "lower(replace(tests.number_of($bill), '-', ''))",
        "'MZ-222222'",
        'null',
      ])}, ${one(draw, [String(amount), '(select asked_kes from public.bills where id = $bill)', '(select asked_kes from public.bills where id = $bill)'])})`,
    })),
    () => ({
      as: 'service',
      call: `tests.answered($bill, '${one(draw, ['0', '0', '0', '2032', 'timeout', 'SFC_IC0003'])}', ${one(draw, [String(amount), '(select asked_kes from public.bills where id = $bill)'])}, '${one(draw, ['174379', '174379', '999999'])}')`,
    }),
    () => ({
      as: 'boss',
      call: 'public.assign_money((select receipt from public.unplaced_money() limit 1), tests.number_of($bill))',
    }),
    () => ({
      as: 'boss',
      call: `public.take_cash($bill, ${one(draw, ['(select asked_kes from public.bills where id = $bill)', '(select asked_kes - received_kes from public.bills where id = $bill)', '100'])})`,
    }),
    () => ({ as: 'boss', call: `public.ask_about_receipt($bill, '${receipt}')` }),
    () => ({ as: 'service', call: 'tests.hours_pass($bill)' }),
    () => ({
      as: 'service',
      call: `tests.visit_ends($bill, '${one(draw, ['no_show', 'cancelled_by_client', 'confirmed'])}')`,
    }),
    () => ({ as: 'service', call: 'tests.nobody_answers($bill)' }),
  ])();
}

const CLOCK = `
  create or replace function tests.hours_pass(bill uuid) returns void language plpgsql security definer as $$
  begin
    update public.orders set hold_expires_at = now() - interval '4 minutes' where id = bill and hold_expires_at is not null;
    update public.payments set created_at = created_at - interval '2 hours', next_check_at = next_check_at - interval '2 hours' where bill_id = bill;
    perform public.run_scheduled_jobs();
  end $$;
  create or replace function tests.visit_ends(bill uuid, ending text) returns void language plpgsql security definer as $$
  begin
    update public.consultations set state = ending, starts_at = now() - interval '25 hours', ends_at = now() - interval '24 hours',
      blocked = tstzrange(now() - interval '25 hours', now() - interval '24 hours'), closed_at = now()
    where id = bill and state = 'confirmed';
  end $$;
  -- money that is owed back, and an open bill of the same payer
  create or replace function tests.a_move(out payment_id uuid, out to_bill uuid, out kes integer) returns setof record
  language sql security definer as $$
    select p.id, o.bill_id, least(o.open_kes, o.movable_kes) from public.payments p, public.bills_for_move(p.id) o
    where o.movable_kes > 0 order by p.created_at, o.number limit 1
  $$;
  create or replace function tests.told_asha() returns text[] language sql security definer as $$
    select array(select n.message from public.notifications n where n.user_id = tests.user_id('asha') order by n.created_at)
  $$;
  create or replace function tests.number_of(bill uuid) returns text language sql security definer as $$
    select number from public.bills where id = bill
  $$;
  create or replace function tests.told_of(receipt text, account text, kes integer) returns text language sql security definer as $$
    select public.receive_till_money((select secret from private.till_addresses), jsonb_build_object('receipt', receipt,
      'completed_at', '2026-11-24 10:30', 'paid_in_kes', kes::text, 'account', account), '174379', '2547 ***** 671')
  $$;
  create or replace function tests.listed(receipt text, account text, kes integer, payer text) returns jsonb language sql as $$
    select public.import_statement_lines(jsonb_build_array(jsonb_build_object('receipt', receipt, 'account', account, 'paid_in_kes', kes,
      'completed_at', to_char(now() at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI:SS'), 'details', 'Pay Bill from ' || payer)))
  $$;
  create or replace function tests.answered(bill uuid, code text, kes integer, credit text) returns text language sql security definer as $$
    select public.receive_mpesa_answer(r.token, code, 'The receipt does not exist.', 'O', 'AG', jsonb_build_object('Result', jsonb_build_object(
      'ResultParameters', jsonb_build_object('ResultParameter', jsonb_build_array(
        jsonb_build_object('Key', 'DebitPartyName', 'Value', case when kes % 2 = 0 then '254712345671' else '254799999999' end || ' - Wanjiku'),
        jsonb_build_object('Key', 'FinalisedTime', 'Value', to_char(now() at time zone 'Africa/Nairobi', 'YYYYMMDDHH24MISS')),
        jsonb_build_object('Key', 'CreditPartyName', 'Value', credit || ' - Somebody'),
        jsonb_build_object('Key', 'TransactionStatus', 'Value', 'Completed'), jsonb_build_object('Key', 'Amount', 'Value', kes))))))
    from private.mpesa_requests r join public.receipt_claims c on c.id = r.subject
    where c.bill_id = bill and r.state in ('due', 'sending', 'sent', 'silent') order by r.created_at desc limit 1
  $$;
  create or replace function tests.nobody_answers(bill uuid) returns void language plpgsql security definer as $$
  begin
    update public.payments set checks = 20, next_check_at = now() - interval '1 second' where bill_id = bill and state = 'prompted';
    perform public.run_scheduled_jobs();
  end $$;`;

async function history(number: number): Promise<{ told: string[]; wrong: string | null }> {
  const draw = drawing(SEED + number);
  const told: string[] = [];
  let wrong: string | null = null;
  await sql
    .begin(async (transaction) => {
      const say = async (as: keyof typeof PEOPLE, call: string): Promise<string> => {
        const [row] = await transaction.unsafe<{ answer: string }[]>(
          `select tests.outcome($2) as answer from ${PEOPLE[as]} as signed, (select $1::text) as unused`,
          ['', `select ${call}`],
        );
        told.push(`${as}: ${call} → ${row?.answer}`);
        return row?.answer ?? '';
      };
      await transaction.unsafe("select tests.sign_in('asha')");
      const [made] = await transaction.unsafe<{ id: string }[]>(THINGS[number % THINGS.length] ?? '');
      const bill = `'${made?.id ?? ''}'`;
      // Money can only be moved where there is another bill, and the figures are of a shop with one.
      const moves = number % 4 === 0;
      const [other] = moves
        ? await transaction.unsafe<{ id: string }[]>('select (tests.order_of(9002, 1)).id')
        : [];
      const bills = [made?.id ?? '', other?.id ?? ''].filter((id) => id !== '');
      let prompts = 0;
      for (let many = 3 + draw(8); many >= 0 && wrong === null; many -= 1) {
        if (many === 0) {
          // the hour is over: what was paid for it is earned
          await say('service', `tests.visit_ends(${bill}, 'completed')`);
        } else if (draw(4) === 0 || prompts === 0) {
          const answer = await say('asha', `tests.ask(${bill}, 'C-${prompts}')`);
          if (answer === 'accepted') prompts += 1;
          else if (prompts === 0) prompts = 1;
        } else {
          const { as, call } = step(draw, prompts, moves);
          await transaction.unsafe('select tests.as_owner()');
          const before = await balanceOf(transaction, made?.id ?? '');
          const heard = await toldOf(transaction);
          const answer = await say(as, call.replaceAll('$bill', bill));
          const news = (await toldOf(transaction)).slice(heard.length);
          const after = await balanceOf(transaction, made?.id ?? '');
          if (answer === 'accepted' && DECISIONS.test(call) && news.length !== 1)
            wrong = `${news.length} notices of one decision: ${news.join(' | ')}`;
          for (const notice of news) wrong ??= wrongNotice(notice, before, after);
        }
        await transaction.unsafe('select tests.as_owner()');
        await transaction.unsafe('set constraints all immediate; set constraints all deferred');
        for (const id of bills) {
          const [broken] = await transaction.unsafe<{ wrong: string | null }[]>(BROKEN, [id], PLANNED_ONCE);
          wrong ??= broken?.wrong ?? (await wrongPage(transaction, id));
        }
        wrong ??= moves ? await lostOnTheWay(transaction) : await wrongFigure(transaction, made?.id ?? '');
      }
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone))
        throw new Error(`${told.join('\n')}\n${String(error)}`, { cause: error });
    });
  return { told, wrong };
}

/** Decisions of the desk of which whoever paid hears. */
const DECISIONS = /resolve_bill|record_refund|move_money/;

async function toldOf(transaction: postgres.TransactionSql): Promise<string[]> {
  await transaction.unsafe('select tests.as_owner()');
  const [row] = await transaction.unsafe<{ told: string[] }[]>('select tests.told_asha() as told');
  return row?.told ?? [];
}

/** What was moved from one bill is on another. */
async function lostOnTheWay(transaction: postgres.TransactionSql): Promise<string | null> {
  const [row] = await transaction.unsafe<{ kes: number }[]>(
    "select coalesce(sum(amount_kes), 0)::integer as kes from public.ledger_entries where account = 'moved'",
  );
  return row?.kes === 0 ? null : `${row?.kes} is lost between two bills`;
}

/** The first figure that is not the sum of the payments, or null. */
async function wrongFigure(transaction: postgres.TransactionSql, bill: string): Promise<string | null> {
  for (const [figure, [shown, byHand]] of Object.entries(await figuresOf(transaction, bill)))
    if (JSON.stringify(shown) !== JSON.stringify(byHand))
      return `${figure}: ${JSON.stringify(shown)} is shown, ${JSON.stringify(byHand)} came`;
  return null;
}

/** Takes a history back. */
class Undone extends Error {}

test(
  'no shilling appears or vanishes, whatever happens to a bill and in whatever order',
  async () => {
    await sql.unsafe(CLOCK);
    await sql.unsafe(`
      create or replace function tests.ask(bill uuid, checkout text) returns void language plpgsql as $$
      declare
        payment uuid := (public.start_payment(bill, '0712345671') ->> 'payment_id')::uuid;
      begin
        perform tests.as_service();
        perform public.record_payment_prompt(payment, 'M-' || checkout, checkout);
      end $$;
      grant execute on all functions in schema tests to public;`);
    for (let number = 1; number <= HISTORIES; number += 1) {
      const { told, wrong } = await history(number);
      expect(wrong, `history ${number} of seed ${SEED}:\n${told.join('\n')}`).toBeNull();
    }
  },
  Math.max(600_000, HISTORIES * 2000),
);
