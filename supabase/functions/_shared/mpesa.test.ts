import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startMpesaSimulator } from '../../../stack/simulators/mpesa.ts';
import type { MpesaSimulator } from '../../../stack/simulators/mpesa.ts';
import type { DarajaConfig } from './mpesa-token.ts';
import { createDaraja, nairobiTimestamp } from './mpesa.ts';
import { BUSY, NOT_CONFIGURED, NOT_ON_MPESA, UNREACHABLE } from './result-codes.ts';

const MERCHANT = { shortcode: '174379', passkey: 'a-passkey', consumerKey: 'key', consumerSecret: 'secret' };
const ORDER = {
  amountKes: 1250,
  reference: 'MZ-7F3K2Q',
  description: 'Mizizi order',
  callbackUrl: 'http://127.0.0.1:9/callback/token',
};

let directory: string;
let simulator: MpesaSimulator;
let subscriber = 700_000_000;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'daraja-'));
  simulator = await startMpesaSimulator({
    ...MERCHANT,
    stateFile: join(directory, 'mpesa.json'),
    delays: { answer: 20, callback: 5 },
  });
});

afterAll(async () => {
  await simulator.close();
  await rm(directory, { recursive: true });
});

describe('the push', () => {
  it('is accepted with both ids', async () => {
    const outcome = await daraja().push({ ...ORDER, phone: newPhone(0) });
    expect(outcome).toMatchObject({ kind: 'accepted', checkoutRequestId: simulator.prompts()[0]?.id });
    expect(simulator.prompts()[0]).toMatchObject({ amountKes: 1250, accountReference: 'MZ-7F3K2Q' });
  });

  it('knows that another prompt is open', async () => {
    const phone = newPhone(0);
    await daraja().push({ ...ORDER, phone });
    expect(await daraja().push({ ...ORDER, phone })).toMatchObject({ kind: 'refused', code: 1001 });
  });

  it.each([
    ['500.001.1025', 'Unable to send the prompt', 1025],
    ['500.001.17', 'Rule limited', 17],
    ['500.003.02', 'System is busy. Please try again in few minutes.', BUSY],
    ['500.001.1001', 'Wrong credentials', NOT_CONFIGURED],
    ['400.002.02', 'Bad Request - Invalid PhoneNumber', NOT_ON_MPESA],
    ['400.002.02', 'Bad Request - Invalid BusinessShortCode', NOT_CONFIGURED],
  ])('reads the refusal %s %s', async (errorCode, errorMessage, code) => {
    simulator.failNext({ on: 'push', status: 500, errorCode, errorMessage });
    expect(await daraja().push({ ...ORDER, phone: newPhone(0) })).toMatchObject({ kind: 'refused', code });
  });

  it('is refused for sure when nobody listens, and when the key is wrong', async () => {
    const nobody = daraja({ baseUrl: 'http://127.0.0.1:9' });
    expect(await nobody.push({ ...ORDER, phone: newPhone(0) })).toMatchObject({
      kind: 'refused',
      code: UNREACHABLE,
    });
    const stranger = daraja({ consumerSecret: 'wrong' });
    expect(await stranger.push({ ...ORDER, phone: newPhone(0) })).toMatchObject({
      kind: 'refused',
      code: NOT_CONFIGURED,
    });
  });

  it('is refused for sure when Daraja goes away after it gave the token', async () => {
    const passing = await startMpesaSimulator({ ...MERCHANT, stateFile: join(directory, 'passing.json') });
    const client = daraja({ baseUrl: passing.url });
    await client.query('ws_CO_warm_up');
    await passing.close();
    // fetch has to notice that the connection it kept is gone; until then the outcome is unknown, to be safe
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await client.push({ ...ORDER, phone: newPhone(0) })).toMatchObject({
      kind: 'refused',
      code: UNREACHABLE,
    });
  });

  it('is unknown when the line drops after the request', async () => {
    const client = daraja();
    await client.query('ws_CO_warm_up');
    simulator.failNext({ on: 'push', silent: true });
    const phone = newPhone(0);
    expect(await client.push({ ...ORDER, phone })).toMatchObject({ kind: 'unknown' });
    expect(simulator.prompts()[0]?.phone).toBe(phone);
  });

  it('is unknown when the answer takes too long', async () => {
    const slow = createServer((request, response) => {
      if (request.url?.startsWith('/oauth')) response.end('{"access_token":"t","expires_in":"3599"}');
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    const client = createDaraja({ ...config(), baseUrl }, { pushTimeoutMs: 50 });
    expect(await client.push({ ...ORDER, phone: newPhone(0) })).toMatchObject({ kind: 'unknown' });
    slow.closeAllConnections();
    await new Promise((resolve) => slow.close(resolve));
  });
});

describe('the query', () => {
  it('asks in the name of the number that a prompt was made by, also of the one before', async () => {
    const pushed = await daraja().push({ ...ORDER, phone: newPhone(9) });
    if (pushed.kind !== 'accepted') throw new Error('not accepted');
    expect(pushed.shortcode).toBe(MERCHANT.shortcode);
    await simulator.decide(pushed.checkoutRequestId, 'decline');
    const { shortcode, passkey } = MERCHANT;
    const changed = daraja({ shortcode: '4099777', passkey: 'another', former: { shortcode, passkey } });
    expect(await changed.query(pushed.checkoutRequestId, shortcode)).toMatchObject({
      kind: 'answered',
      code: 1032,
    });
    expect(await changed.query(pushed.checkoutRequestId)).toMatchObject({ kind: 'unavailable' });
    const forgot = daraja({ shortcode: '4099777', passkey: 'another' });
    expect(await forgot.query(pushed.checkoutRequestId, shortcode)).toEqual({
      kind: 'unavailable',
      detail: 'asked for by 174379, whose passkey is not in the settings',
    });
  });

  it('is pending while the prompt is open, then answers as a number', async () => {
    const client = daraja();
    const outcome = await client.push({ ...ORDER, phone: newPhone(9) });
    if (outcome.kind !== 'accepted') throw new Error('not accepted');
    expect(await client.query(outcome.checkoutRequestId)).toMatchObject({ kind: 'pending' });
    await simulator.decide(outcome.checkoutRequestId, 'decline');
    expect(await client.query(outcome.checkoutRequestId)).toMatchObject({ kind: 'answered', code: 1032 });
  });

  it('is unavailable, never a failure, when Daraja stumbles', async () => {
    simulator.failNext({ on: 'query', status: 500, errorCode: '500.003.02', errorMessage: 'Spike arrest' });
    expect(await daraja().query('ws_CO_1')).toMatchObject({ kind: 'unavailable' });
    expect(await daraja({ baseUrl: 'http://127.0.0.1:9' }).query('ws_CO_1')).toMatchObject({
      kind: 'unavailable',
    });
  });
});

describe('the token', () => {
  it('is fetched once for parallel calls and renewed before it ends', async () => {
    let tokens = 0;
    const counting = createServer((request, response) => {
      if (request.url?.startsWith('/oauth')) {
        tokens += 1;
        response.end(`{"access_token":"t${tokens}","expires_in":"3599"}`);
      } else response.end('{"ResultCode":"0"}');
    });
    await new Promise<void>((resolve) => counting.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(counting.address() as AddressInfo).port}`;
    let now = 0;
    const client = createDaraja({ ...config(), baseUrl }, { clock: () => now });
    await Promise.all([client.query('a'), client.query('b')]);
    now += 3_400_000;
    await client.query('c');
    expect(tokens).toBe(1);
    now += 100_000;
    await client.query('d');
    expect(tokens).toBe(2);
    counting.closeAllConnections();
    await new Promise((resolve) => counting.close(resolve));
  });

  it('is replaced when Daraja no longer knows it', async () => {
    const client = daraja();
    await client.query('ws_CO_warm_up');
    simulator.failNext({
      on: 'push',
      status: 404,
      errorCode: '404.001.03',
      errorMessage: 'Invalid Access Token',
    });
    expect(await client.push({ ...ORDER, phone: newPhone(0) })).toMatchObject({ kind: 'accepted' });
  });
});

it('writes the time of Nairobi', () => {
  expect(nairobiTimestamp(Date.UTC(2026, 11, 31, 22, 5, 9))).toBe('20270101010509');
});

function config(): DarajaConfig {
  return {
    ...MERCHANT,
    baseUrl: simulator.url,
    partyB: MERCHANT.shortcode,
    transactionType: 'CustomerPayBillOnline',
  };
}

function daraja(change: Partial<DarajaConfig> = {}): ReturnType<typeof createDaraja> {
  return createDaraja({ ...config(), ...change });
}

/** A number nobody has used before, with the last digit that decides its behaviour. */
function newPhone(lastDigit: number): string {
  subscriber += 10;
  return `254${subscriber + lastDigit}`;
}
