/**
 * Two callbacks, a refund, a statement and a person at once, drawn fifty ways on connections of their own: whoever comes first, no
 * shilling is counted twice or lost. Who takes part, in which order they start and how long each lingers before and after its
 * call, while it holds its locks, is drawn from a seed, which a failure names; `RACES=500 vitest run scripts/payment-races.test.ts`
 * draws more of them.
 */
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { BROKEN } from './bill-sums.ts';
import { type Draw, drawing, one } from './drawing.ts';
import { outcomes, type RaceFixture, startRaces } from './race-fixture.ts';

const RACES = Number(process.env['RACES'] ?? 50);
const SEED = Number(process.env['SEED'] ?? 20_261_124);

let races: RaceFixture;
let sql: postgres.Sql;

beforeAll(async () => {
  races = await startRaces(['asha', 'boss one', 'boss two'], 12);
  ({ sql } = races);
  await sql`update public.products set stock = 100000`;
}, 60_000);
afterAll(() => races?.stop());

/** One who takes part: as whom, and what they call. */
interface Runner {
  as: 'asha' | 'boss one' | 'boss two' | 'service';
  call: string;
}

/** A bill with what has happened before the race. */
interface Track {
  bill: string;
  asked: number;
  /** Checkout ids of its prompts, the last of which is open. */
  prompts: string[];
  /** Receipts that money may come with. */
  receipts: string[];
}

async function order(number: number, draw: Draw): Promise<Track> {
  const [made] = await races.as<{ id: string; total_kes: number }>(
    'asha',
    'select id, total_kes from tests.order_of(9002, 1)',
  );
  const bill = made?.id ?? '';
  const prompts: string[] = [];
  // one prompt that the phone never answered, and perhaps a second
  for (let many = 1 + draw(2); many > 0; many -= 1) {
    const checkout = `C-${number}-${many}`;
    if (prompts.length > 0)
      await sql`select public.settle_payment(${prompts.at(-1) ?? ''}, null, 1037, 'No answer.')`;
    const [started] = await races.as<{ id: string }>(
      'asha',
      "select public.start_payment($1) ->> 'payment_id' as id",
      bill,
    );
    await sql`select public.record_payment_prompt(${started?.id ?? ''}, ${`M-${checkout}`}, ${checkout})`;
    prompts.push(checkout);
  }
  const receipts = ['A', 'B'].map((letter) => `SK${letter}${String(number).padStart(7, '0')}`);
  return { bill, asked: made?.total_kes ?? 0, prompts, receipts };
}

function callback({ prompts, receipts, asked }: Track, draw: Draw): Runner {
  const checkout = one(draw, prompts);
  const came = one(draw, [asked, asked, asked, 100]);
  const [code, amount] = draw(5) === 0 ? [1032, 'null'] : [0, String(came)];
  const receipt = code === 0 ? `'${one(draw, receipts)}'` : 'null';
  return {
    as: 'service',
    call: `public.settle_payment('${checkout}', 'M-${checkout}', ${code}, 'words', ${amount}, ${receipt})`,
  };
}
const refund = ({ bill, asked, prompts }: Track, draw: Draw): Runner => ({
  as: one(draw, ['boss one', 'boss two']),
  call: `public.record_refund('${bill}', ${one(draw, [asked, 100])}, 'SKR-${one(draw, prompts)}-${draw(3)}', phone => '0712 345 671')`,
});
const resolve = ({ bill, receipts, asked }: Track, draw: Draw): Runner => ({
  as: one(draw, ['boss one', 'boss two']),
  call: `public.resolve_bill('${bill}', '${one(draw, ['paid', 'not_paid', 'refund'])}', receipt => '${one(draw, receipts)}', received_kes => ${one(draw, [asked, 100])}, vouched => true)`,
});
const statement = ({ receipts, asked }: Track, draw: Draw): Runner => ({
  as: one(draw, ['boss one', 'boss two']),
  call: `public.import_statement_lines('[{"receipt": "${one(draw, receipts)}", "completed_at": "2026-11-21", "paid_in_kes": ${asked}}]')`,
});
const claim = ({ bill, receipts }: Track, draw: Draw): Runner => ({
  as: 'asha',
  call: `public.name_receipt('${bill}', '${one(draw, receipts)}')`,
});
const cancel = ({ bill }: Track): Runner => ({ as: 'asha', call: `public.cancel_order('${bill}')` });

/** Who meets whom. */
const MEETINGS = [
  [callback, callback, refund],
  [callback, callback, callback],
  [callback, resolve],
  [callback, statement, claim],
  [claim, callback],
  [refund, refund],
  [refund, refund, resolve],
  [statement, statement, callback],
  [cancel, callback, callback],
  [callback, resolve, refund, statement],
];

/** Waits at the gate, lingers, calls, and lingers again with whatever it has locked. */
async function run({ as, call }: Runner, before: number, after: number): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction.unsafe(
      as === 'service' ? 'select tests.as_service()' : 'select tests.sign_in($1)',
      as === 'service' ? [] : [as],
    );
    await transaction.unsafe('select pg_sleep($1::float8)', [String(before / 1000)]);
    await transaction.unsafe(`select ${call}`);
    await transaction.unsafe('select pg_sleep($1::float8)', [String(after / 1000)]);
  });
}

/** What the whole ledger has of an account that the payments and refunds of all bills do not, as a sentence. */
const ALL_SUMS = `
  select string_agg(format('%s differs by %s', account, kes), '; ') as wrong from (
    select account, sum(amount_kes) as kes from (
      select account, amount_kes from public.ledger_entries where bill_id is not null
      union all select account, -amount_kes from private.bill_positions) d
    group by account having sum(amount_kes) <> 0) w`;

test(
  'callbacks, refunds, claims, statements and decisions at once: no shilling appears or vanishes',
  async () => {
    for (let number = 1; number <= RACES; number += 1) {
      const draw = drawing(SEED + number);
      const track = await order(number, draw);
      // half of them begin with money in the house, so that there is something to send back
      if (draw(2) === 0)
        await sql`select public.settle_payment(${track.prompts[0] ?? ''}, null, 0, 'words', ${track.asked}, ${track.receipts[0] ?? ''})`;
      const runners = (MEETINGS[number % MEETINGS.length] ?? []).map((meet) => meet(track, draw));
      const started = runners
        .toSorted(() => draw(3) - 1)
        .map((runner) => ({ runner, before: draw(12), after: draw(25) }));
      const results = await outcomes(
        started.map(({ runner, before, after }) => run(runner, before, after).then(() => 'accepted')),
      );
      const told = started
        .map(
          ({ runner, before, after }, index) =>
            `${before} ms, ${runner.as}: ${runner.call}, ${after} ms → ${String(results[index])}`,
        )
        .join('\n');
      const race = `race ${number} of seed ${SEED}:\n${told}`;
      // a refusal has a kind; anything else is a fault: a deadlock, a receipt twice
      expect(
        results.filter((result) => !/^[a-z_]+$/.test(result)),
        `${race}`,
      ).toEqual([]);
      // an account gets twenty prompts an hour
      await sql`update public.payments set created_at = created_at - interval '2 hours' where bill_id = ${track.bill}`;
      const [broken] = await sql.unsafe<{ wrong: string | null }[]>(BROKEN, [track.bill]);
      expect(broken?.wrong, `${race}`).toBeNull();
      const [sums] = await sql.unsafe<{ wrong: string | null }[]>(ALL_SUMS);
      expect(sums?.wrong, `${race}`).toBeNull();
    }
  },
  Math.max(120_000, RACES * 1000),
);
