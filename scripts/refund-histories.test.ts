/**
 * Whatever happens between a refund that somebody wants and M-Pesa: no shilling goes out twice, nothing is booked that M-Pesa
 * did not send, and what it sent is booked in the end. Histories are drawn from a seed, which a failure names;
 * `REFUND_HISTORIES=5000 vitest run scripts/refund-histories.test.ts` draws more of them.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { FreshDatabase } from './fresh-database.ts';
import { pgtapSql } from './pgtap/extension.ts';
import { type Claimed, RefundWorld } from './refund-world.ts';
import { freshCopy } from './testing-database.ts';

const HISTORIES = Number(process.env['REFUND_HISTORIES'] ?? 120);
const SEED = Number(process.env['SEED'] ?? 20_261_124);
const PAID = 1100;

let fresh: FreshDatabase;
let sql: postgres.Sql;

beforeAll(async () => {
  fresh = await freshCopy();
  sql = postgres(fresh.url, { max: 4, onnotice: () => undefined });
  const helpers = readFileSync(path.resolve(import.meta.dirname, '../supabase/tests/00-helpers.sql'), 'utf8');
  const setUp = postgres(fresh.url, { max: 1, onnotice: () => undefined });
  await setUp.unsafe(pgtapSql()).simple();
  await setUp.unsafe(helpers).simple();
  await setUp.unsafe(`
    select tests.make_shop(); select tests.make_user(name) from unnest('{asha,boss,partner}'::text[]) name;
    insert into public.user_roles (user_id, role) values (tests.user_id('boss'), 'admin'), (tests.user_id('partner'), 'admin');
    update public.products set stock = 1000; update public.shop_settings set refund_limit_kes = 500;
    select public.tell_mpesa_powers('{reversal,b2c,refund_status}');
    create function tests.owed() returns uuid language plpgsql as $$
    declare
      bill uuid;
    begin
      perform tests.sign_in('asha');
      bill := (tests.order_of(9002, 1)).id;
      perform tests.prompted(bill, 'C-' || bill);
      perform public.settle_payment('C-' || bill, 'M-C-' || bill, 0, 'ok', ${PAID}, 'RPAID' || upper(substr(md5(bill::text), 1, 5)));
      perform tests.sign_in('boss');
      perform public.set_order_fulfilment(bill, 'cancelled');
      perform tests.as_owner();
      return bill;
    end $$;
    create function tests.time_passes() returns void language sql security definer as $$
      update private.mpesa_requests set next_at = now() where state in ('due', 'sending', 'sent');
      update public.refund_orders set next_status_at = now() where next_status_at is not null;
    $$;
    grant execute on all functions in schema tests to public;`);
  await setUp.end();
}, 60_000);
afterAll(async () => {
  await sql?.end();
  await fresh?.close();
});

/** Numbers that are the same for the same seed (mulberry32). */
function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Paid = { bill: string; payment: string; receipt: string };

/** A cancelled order that was paid. */
async function owed(t: postgres.TransactionSql): Promise<Paid> {
  const [made] = await t.unsafe<{ bill: string }[]>('select tests.owed() as bill');
  const [paid] = await t.unsafe<Paid[]>(
    'select bill_id as bill, id as payment, receipt from public.payments where bill_id = $1',
    [made?.bill ?? ''],
  );
  if (!paid) throw new Error('nothing was paid');
  return paid;
}

type Order = { id: string; way: string; state: string; receipt: string | null; result_code: string | null };

/** One bill, its desk, the sender and M-Pesa. */
async function history(number: number): Promise<{ told: string[]; wrong: string | null }> {
  const draw = drawing(SEED + number);
  const world = new RefundWorld(draw);
  const told: string[] = [];
  let wrong: string | null = null;
  await sql
    .begin(async (t) => {
      const rows = async <Row>(query: string): Promise<Row[]> => [
        ...(await t.unsafe<Row[] & object[]>(query)),
      ];
      const say = async (who: string, call: string): Promise<string> => {
        const [row] = await rows<{ answer: string }>(
          `select tests.outcome($say$select ${call}$say$) as answer from tests.${who} as signed`,
        );
        told.push(`${who}: ${call} → ${row?.answer}`);
        await t.unsafe('select tests.as_owner()');
        return row?.answer ?? '';
      };
      const { bill, payment, receipt } = await owed(t);
      const orders = (): Promise<Order[]> =>
        rows(`select * from public.refund_orders where bill_id = '${bill}' order by id`);
      let byHand = 0;
      let hands = 0;

      const claim = async (): Promise<void> => {
        await t.unsafe('select tests.as_service()');
        const claimed = await rows<Claimed>('select * from public.claim_mpesa_requests(20)');
        await t.unsafe('select tests.as_owner()');
        for (const { id, subject } of await rows<{ id: string; subject: string }>(
          'select id, subject from private.mpesa_requests where subject is not null',
        ))
          world.learn(id, subject);
        for (const each of claimed)
          for (const call of world.send(each, receipt)) await say('as_service()', call);
      };
      const one = async (state: string): Promise<string | undefined> => {
        const fitting = (await orders()).filter((each) => each.state === state);
        return fitting[draw(Math.max(fitting.length, 1))]?.id;
      };
      const settle = async (id: string | undefined): Promise<void> => {
        const [target] = (await orders()).filter((each) => each.id === id);
        // Who looks at the statement sees what M-Pesa has done, and waits while it is at it.
        if (!target || world.isWorking(target.id)) return;
        const sent = world.sentFor(target.id);
        await say(
          "sign_in('partner')",
          `public.settle_refund('${target.id}', ${sent ? `true, '${sent}'` : 'false'})`,
        );
      };
      const steps: (() => Promise<unknown>)[] = [
        () =>
          say(
            "sign_in('boss')",
            `public.ask_refund('${bill}', '${payment}', ${[PAID, PAID, 300, 800][draw(4)]})`,
          ),
        async () => say("sign_in('partner')", `public.approve_refund('${(await one('wanted')) ?? bill}')`),
        async () =>
          say(
            "sign_in('boss')",
            `public.withdraw_refund('${(await one(['wanted', 'approved', 'sending', 'failed'][draw(4)] ?? '')) ?? bill}')`,
          ),
        async () => say("sign_in('boss')", `public.retry_refund('${(await one('failed')) ?? bill}')`),
        async () => settle(await one('doubtful')),
        async () => {
          const amount = [PAID, 300][draw(2)] ?? 300;
          hands += 1;
          const answer = await say(
            "sign_in('boss')",
            `public.record_refund('${bill}', ${amount}, 'SKHAND${hands}', null, '${payment}', '0712 345 671'), tests.agree_to_refunds()`,
          );
          if (answer === 'accepted') byHand += amount;
        },
        claim,
        claim,
        async () => {
          await say('as_owner()', 'tests.time_passes()');
          await claim();
        },
        async () => {
          await say('as_owner()', 'private.ask_refund_statuses()');
          await claim();
        },
        async () => world.work(),
        async () => {
          for (const call of world.deliver()) await say('as_service()', call);
        },
        async () => {
          for (const call of world.deliver()) await say('as_service()', call);
        },
      ];
      const look = async (isOver: boolean): Promise<void> => {
        const [sums] = await rows<{ booked: number; bill: number; ledger: number; named: string | null }>(`
          select (select coalesce(sum(amount_kes), 0)::int from public.refunds where bill_id = '${bill}') as booked,
            (select refunded_kes from public.bills where id = '${bill}') as bill,
            (select coalesce(sum(amount_kes), 0)::int from public.ledger_entries where bill_id = '${bill}') as ledger,
            (select string_agg(reference, ',') from public.refunds where bill_id = '${bill}' and reference not like 'SKHAND%') as named`);
        const out = world.outKes() + byHand;
        const over = (await orders()).filter(({ state }) => state === 'failed' || state === 'withdrawn');
        const faults: [string, boolean][] = [
          ['more went out than came', out > PAID],
          ['the bill forgets what went back', sums?.booked !== sums?.bill],
          ['the ledger does not sum to zero', sums?.ledger !== 0],
          [
            'booked what M-Pesa did not send',
            (sums?.named?.split(',') ?? []).some((each) => !world.receipts().includes(each)),
          ],
          ['one refund sent twice', (await orders()).some(({ id }) => world.timesSentFor(id) > 1)],
          ['not sent, it says, and it was', over.some(({ id }) => world.sentFor(id) !== undefined)],
          ['not sent, it says, and M-Pesa is at it', over.some(({ id }) => world.isWorking(id))],
          ['sent and not booked', isOver && sums?.booked !== out],
        ];
        wrong ??= faults.find(([, isSo]) => isSo)?.[0] ?? null;
      };
      for (let many = 6 + draw(18); many > 0 && wrong === null; many -= 1) {
        await steps[many % 7 === 0 ? 0 : draw(steps.length)]?.();
        await look(false);
      }
      // Everything comes to rest: M-Pesa does what it has, answers come, time passes, and a person looks at the rest.
      world.isHonest = true;
      for (let round = 0; round < 12; round += 1) {
        while (world.work());
        for (let calls = world.deliver(); calls.length > 0; calls = world.deliver())
          for (const call of calls) await say('as_service()', call);
        await say('as_owner()', 'tests.time_passes()');
        await say('as_owner()', 'private.ask_refund_statuses()');
        await claim();
        await look(false);
      }
      for (const each of await orders()) if (each.state === 'doubtful') await settle(each.id);
      await look(true);
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone))
        throw new Error(`refund history ${number} of seed ${SEED}:\n${told.join('\n')}\n${String(error)}`, {
          cause: error,
        });
    });
  return { told, wrong };
}

/** Takes a history back. */
class Undone extends Error {}

test(
  'no shilling goes out twice, whatever happens and in whatever order',
  async () => {
    let sent = 0;
    for (let number = 1; number <= HISTORIES; number += 1) {
      const { told, wrong } = await history(number);
      expect(wrong, `refund history ${number} of seed ${SEED}:\n${told.join('\n')}`).toBeNull();
      sent += told.filter((line) => line.includes("'0', 'words'")).length;
    }
    expect(sent, 'the histories send something').toBeGreaterThan(HISTORIES / 4);
  },
  Math.max(120_000, HISTORIES * 700),
);

test('two desks that ask at the same moment send once', async () => {
  const made = await sql.begin((t) => owed(t));
  const ask = (who: string): Promise<string> =>
    sql.begin(async (t) => {
      await t.unsafe('select tests.sign_in($1)', [who]);
      const [row] = await t.unsafe<{ answer: string }[]>(
        `select tests.outcome($say$select public.ask_refund('${made.bill}', '${made.payment}', 700), pg_sleep(0.2)$say$) as answer`,
      );
      return row?.answer ?? '';
    });
  const answers = await Promise.all([ask('boss'), ask('partner'), ask('boss'), ask('partner')]);
  expect(answers.toSorted()).toEqual(['accepted', 'too_much', 'too_much', 'too_much']);
});
