import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { CallbackReceiver } from './mpesa-callback-receiver.ts';
import { startMpesaSimulator } from './mpesa.ts';
import type { MpesaSimulator } from './mpesa.ts';

const MERCHANT = { shortcode: '174379', passkey: 'a-passkey', consumerKey: 'key', consumerSecret: 'secret' };
const DELAYS = { answer: 30, noAnswer: 60, expiry: 60_000, callback: 10 };

let directory: string;
let simulator: MpesaSimulator;
let receiver: CallbackReceiver;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mpesa-simulator-'));
  simulator = await start();
  receiver = await CallbackReceiver.start();
});

afterEach(async () => {
  await simulator.close();
  await receiver.close();
  await rm(directory, { recursive: true });
});

describe('the token', () => {
  it('is given for the right key and secret', async () => {
    const answer = await fetch(`${simulator.url}/oauth/v1/generate?grant_type=client_credentials`, {
      headers: { authorization: `Basic ${btoa('key:secret')}` },
    });
    expect(await answer.json()).toEqual({ access_token: expect.any(String) as string, expires_in: '3599' });
  });

  it('is refused to others', async () => {
    const answer = await fetch(`${simulator.url}/oauth/v1/generate?grant_type=client_credentials`, {
      headers: { authorization: `Basic ${btoa('key:wrong')}` },
    });
    expect(answer.status).toBe(400);
    const push = await post('/mpesa/stkpush/v1/processrequest', pushBody('254700000001'), 'made.up');
    expect(push).toMatchObject({ status: 404, body: { errorCode: '404.001.03' } });
  });
});

describe('the push', () => {
  it('is acknowledged in the words of Daraja', async () => {
    const { status, body } = await push('254700000000');
    expect(status).toBe(200);
    expect(body).toEqual({
      MerchantRequestID: expect.stringMatching(/^\d+-\d+-1$/) as string,
      CheckoutRequestID: expect.stringMatching(/^ws_CO_\d{23}$/) as string,
      ResponseCode: '0',
      ResponseDescription: 'Success. Request accepted for processing',
      CustomerMessage: 'Success. Request accepted for processing',
    });
  });

  it.each([
    ['a wrong password', { Password: btoa('wrong') }, 500, 'Wrong credentials'],
    ['a timestamp in UTC', stamped(Date.now() - 3 * 3_600_000), 400, 'Bad Request - Invalid Timestamp'],
    ['another shortcode', { BusinessShortCode: '600000' }, 400, 'Bad Request - Invalid BusinessShortCode'],
    ['a fraction of a shilling', { Amount: 10.5 }, 400, 'Bad Request - Invalid Amount'],
    ['a number outside Kenya', { PhoneNumber: '255712345678' }, 400, 'Bad Request - Invalid PhoneNumber'],
    [
      'a long reference',
      { AccountReference: 'MZ-7F3K2Q-LONG' },
      400,
      'Bad Request - Invalid AccountReference',
    ],
    ['a callback that is no address', { CallBackURL: 'nowhere' }, 400, 'Bad Request - Invalid CallBackURL'],
  ])('refuses %s', async (_name, change, status, errorMessage) => {
    const answer = await push('254700000000', change);
    expect(answer).toMatchObject({ status, body: { errorMessage } });
  });

  it('allows one open prompt per phone', async () => {
    await push('254700000000');
    const second = await push('254700000000');
    expect(second).toMatchObject({ status: 500, body: { errorCode: '500.001.1001' } });
    expect(second.body['errorMessage']).toContain('Unable to lock subscriber');
  });
});

describe('the phones', () => {
  it.each([
    ['254700000001', 0],
    ['254700000002', 1032],
    ['254700000003', 1],
    ['254700000004', 1037],
    ['254700000005', 2001],
  ])('%s answers with %i, by callback and by query', async (phone, code) => {
    const id = await pushedId(phone);
    const [callback] = await receiver.take(1);
    expect(callback?.Body.stkCallback).toMatchObject({ CheckoutRequestID: id, ResultCode: code });
    expect('CallbackMetadata' in (callback?.Body.stkCallback ?? {})).toBe(code === 0);
    expect((await query(id)).body).toMatchObject({ ResponseCode: '0', ResultCode: String(code) });
  });

  it('tells amount, receipt, day and number of a success', async () => {
    await push('254700000001', { Amount: 1250 });
    const [callback] = await receiver.take(1);
    expect(callback?.Body.stkCallback.CallbackMetadata?.Item).toEqual([
      { Name: 'Amount', Value: 1250 },
      { Name: 'MpesaReceiptNumber', Value: expect.stringMatching(/^S[A-Z]{2}[A-Z0-9]{7}$/) as string },
      { Name: 'Balance' },
      { Name: 'TransactionDate', Value: expect.any(Number) as number },
      { Name: 'PhoneNumber', Value: 254700000001 },
    ]);
  });

  it('ending 6 calls back twice with the same words', async () => {
    await push('254700000006');
    const [first, second] = await receiver.take(2);
    expect(second).toEqual(first);
  });

  it('ending 7 never calls back, only the query tells', async () => {
    const id = await pushedId('254700000007');
    await expect.poll(async () => (await query(id)).body['ResultCode']).toBe('0');
    expect(receiver.count).toBe(0);
  });

  it('others wait for a hand', async () => {
    const id = await pushedId('254700000008');
    expect(await query(id)).toMatchObject({
      status: 500,
      body: { errorCode: '500.001.1001', errorMessage: 'The transaction is being processed' },
    });
    expect(await simulator.decide(id, 'decline')).toBe(true);
    expect(await simulator.decide(id, 'approve')).toBe(false);
    const [callback] = await receiver.take(1);
    expect(callback?.Body.stkCallback.ResultCode).toBe(1032);
  });
});

describe('a restart', () => {
  it('loses no prompt and no token', async () => {
    const bearer = await token();
    const id = await pushedId('254700000009');
    await simulator.close();
    simulator = await start();
    expect(simulator.prompts().map((prompt) => prompt.id)).toEqual([id]);
    await simulator.decide(id, 'approve');
    await receiver.take(1);
    expect((await query(id, bearer)).body).toMatchObject({ ResultCode: '0' });
  });

  it('answers what fell due meanwhile', async () => {
    const id = await pushedId('254700000001');
    await simulator.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    simulator = await start();
    const [callback] = await receiver.take(1);
    expect(callback?.Body.stkCallback.CheckoutRequestID).toBe(id);
  });
});

describe('faults on order', () => {
  it('rings the phone and hangs up', async () => {
    simulator.failNext({ on: 'push', silent: true });
    await expect(push('254700000000')).rejects.toThrow('fetch failed');
    expect(simulator.prompts()).toHaveLength(1);
  });

  it('lies about the amount', async () => {
    simulator.failNext({ on: 'callback', amountKes: 1 });
    await push('254700000001');
    const [callback] = await receiver.take(1);
    expect(callback?.Body.stkCallback.CallbackMetadata?.Item[0]).toEqual({ Name: 'Amount', Value: 1 });
  });
});

async function start(): Promise<MpesaSimulator> {
  return startMpesaSimulator({ ...MERCHANT, stateFile: join(directory, 'mpesa.json'), delays: DELAYS });
}

async function token(): Promise<string> {
  const answer = await fetch(`${simulator.url}/oauth/v1/generate?grant_type=client_credentials`, {
    headers: { authorization: `Basic ${btoa('key:secret')}` },
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

function stamped(epochMs: number): { Timestamp: string; Password: string } {
  const Timestamp = new Date(epochMs + 3 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);
  return { Timestamp, Password: btoa(MERCHANT.shortcode + MERCHANT.passkey + Timestamp) };
}

function pushBody(phone: string): Record<string, unknown> {
  return {
    BusinessShortCode: MERCHANT.shortcode,
    ...stamped(Date.now()),
    TransactionType: 'CustomerPayBillOnline',
    Amount: 100,
    PartyA: phone,
    PartyB: MERCHANT.shortcode,
    PhoneNumber: phone,
    CallBackURL: receiver.url,
    AccountReference: 'MZ-7F3K2Q',
    TransactionDesc: 'Mizizi order',
  };
}

async function push(phone: string, change: Record<string, unknown> = {}): Promise<Answer> {
  return post('/mpesa/stkpush/v1/processrequest', { ...pushBody(phone), ...change }, await token());
}

async function pushedId(phone: string): Promise<string> {
  return String((await push(phone)).body['CheckoutRequestID']);
}

async function query(id: string, bearer?: string): Promise<Answer> {
  const body = {
    BusinessShortCode: MERCHANT.shortcode,
    ...stamped(Date.now()),
    CheckoutRequestID: id,
  };
  return post('/mpesa/stkpushquery/v1/query', body, bearer ?? (await token()));
}

type Answer = { status: number; body: Record<string, string> };

async function post(path: string, body: unknown, bearer: string): Promise<Answer> {
  const answer = await fetch(simulator.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}
