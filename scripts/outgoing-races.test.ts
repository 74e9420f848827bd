/**
 * Money without a bill is given to an order and noted as sent back at the same moment: one of the two is refused, whoever comes first,
 * and the ledger has the money once.
 */
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { outcomes, type RaceFixture, startRaces } from './race-fixture.ts';

let races: RaceFixture;
let sql: postgres.Sql;

beforeAll(async () => {
  races = await startRaces(['asha', 'boss one', 'boss two'], 6);
  ({ sql } = races);
  await sql`update public.products set stock = 1000`;
}, 60_000);
afterAll(() => races?.stop());

test('money that is sent back and given to a bill at once is one of both', async () => {
  for (let round = 0; round < 12; round += 1) {
    const receipt = `TXIN${String(round).padStart(6, '0')}`;
    const [order] = await races.as<{ id: string; number: string; total_kes: number }>(
      'asha',
      'select id, number, total_kes from tests.order_of(9002, 1)',
    );
    await races.as(
      'boss one',
      'select public.import_statement_lines($1::text::jsonb)',
      JSON.stringify([
        { receipt, completed_at: '2026-11-20 10:00:00', paid_in_kes: order?.total_kes, details: 'Pay Bill' },
      ]),
    );
    const give = () =>
      races.as(
        'boss one',
        "select public.assign_money($1, $2) as outcome, 'given' as who",
        receipt,
        order?.number ?? '',
      );
    const back = () =>
      races.as(
        'boss two',
        "select public.send_back_unplaced($1, $2, '0700555321', 'He asked.') as outcome, 'back' as who",
        receipt,
        `TXOUT${String(round).padStart(5, '0')}`,
      );
    const calls = round % 2 === 0 ? [give(), back()] : [back(), give()];
    const answers = await outcomes(calls);
    const refused = answers.filter((answer) => typeof answer === 'string');
    expect(refused).toHaveLength(1);
    expect(['sent_back', 'not_found']).toContain(refused[0]);
    const [sums] = await sql<{ paid: number; waits: number; mpesa: number; apart: number }[]>`
      select (select count(*)::integer from public.payments where receipt = ${receipt}) as paid,
        (select count(*)::integer from public.outgoings where of_receipt = ${receipt} and state <> 'withdrawn') as waits,
        (select sum(e.amount_kes)::integer from public.ledger_entries e left join public.payments p on p.id = e.payment_id
          where e.account = 'mpesa' and (e.reference = ${receipt} or p.receipt = ${receipt})) as mpesa,
        private.unplaced_kes(${receipt}) as apart`;
    expect((sums?.paid ?? 0) + (sums?.waits ?? 0)).toBe(1);
    expect(sums?.mpesa).toBe(order?.total_kes);
    expect(sums?.apart).toBe(sums?.paid === 1 ? 0 : order?.total_kes);
  }
}, 120_000);
