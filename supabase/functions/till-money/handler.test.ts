import { expect, it, vi } from 'vitest';

import type { TillDb } from '../_shared/till-db.ts';
import { readPulled, readTillMoney } from '../_shared/till-money.ts';
import { tillMoney } from './handler.ts';

const SECRET = 'a'.repeat(64);
const BODY = {
  TransactionType: 'Pay Bill',
  TransID: 'RKL51ZDR4F',
  TransTime: '20231121121325',
  TransAmount: '5.00',
  BusinessShortCode: '600966',
  BillRefNumber: 'MZ-7F3K2Q',
  MSISDN: '2547 ***** 126',
  FirstName: 'NICHOLAS',
};

/** Calls the function over a database that answers so; what it does not have is not asked. */
async function ask(what: string, till: Partial<TillDb>, body: unknown = BODY) {
  const response = await tillMoney(
    new Request(`http://shop/functions/v1/till-money/${SECRET}/${what}`, {
      method: 'POST',
      body: JSON.stringify(body),
    }),
    { till: () => till as TillDb, log: () => undefined, judgeWithinMs: 50 },
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

it.each([
  ['accept', '0'],
  ['C2B00012', 'C2B00012'],
  ['C2B00013', 'C2B00013'],
])('judges a payment: %s', async (said, code) => {
  const judge = vi.fn<TillDb['judge']>(() => Promise.resolve(said));
  expect((await ask('validation', { judge })).body['ResultCode']).toBe(code);
  expect(judge).toHaveBeenCalledWith(SECRET, 'MZ-7F3K2Q', 5);
});

it.each([
  ['is away', () => Promise.reject(new Error('gone'))],
  ['is slow', () => new Promise<string>(() => undefined)],
])('takes the money when the database %s', async (_case, judge) => {
  expect(await ask('validation', { judge })).toEqual({
    status: 200,
    body: { ResultCode: '0', ResultDesc: 'Accepted' },
  });
});

it('asks for a confirmation once more when it could not be kept', async () => {
  const receive = () => Promise.reject(new Error('gone'));
  expect((await ask('confirmation', { receive })).status).toBe(503);
  expect((await ask('confirmation', { receive: () => Promise.resolve('paid') })).status).toBe(200);
});

it.each([[{}], [[]], ['x'], [{ ...BODY, TransID: '' }], [{ ...BODY, BusinessShortCode: null }]])(
  'takes %j for no payment',
  async (body) => {
    expect((await ask('confirmation', {}, body)).status).toBe(200);
  },
);

it('reads what M-Pesa sends', () => {
  expect(readTillMoney(BODY)).toEqual({
    line: {
      receipt: 'RKL51ZDR4F',
      completed_at: '2023-11-21 12:13:25',
      paid_in_kes: '5',
      account: 'MZ-7F3K2Q',
      details: 'Pay Bill from 2547 ***** 126 NICHOLAS',
    },
    shortcode: '600966',
    payer: '2547 ***** 126',
  });
  expect(readTillMoney({ ...BODY, TransAmount: 5.5 })?.line.paid_in_kes).toBe('5.5');
  expect(
    readPulled({
      transactionId: 'RKL51ZDR4F',
      trxDate: '2020-08-05T10:13:00Z',
      msisdn: 722000000,
      amount: 233.8,
    }),
  ).toEqual({
    receipt: 'RKL51ZDR4F',
    completed_at: '2020-08-05T10:13:00Z',
    paid_in_kes: '233.8',
    account: '',
    details: 'from 722000000',
    payer: '254722000000',
  });
  expect(readPulled({ amount: 1 })).toBeNull();
});
