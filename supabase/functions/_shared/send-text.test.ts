import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type SmsSimulator, startSmsSimulator } from '../../../stack/simulators/sms.ts';
import { textSender } from './send-text.ts';

const ACCOUNT = { username: 'shop', apiKey: 'a-key' };
const PHONE = '254712345671';

let provider: SmsSimulator;
beforeAll(async () => {
  provider = await startSmsSimulator(ACCOUNT, { balance: 800 });
});
afterAll(() => provider.close());

const send = (to = PHONE, settings: Partial<typeof ACCOUNT> = {}, text = 'Habari') =>
  textSender({ ...ACCOUNT, ...settings, from: null, baseUrl: provider.url }, 500)(to, text);

describe('what the provider answers', () => {
  it('is a number and a price where it takes a message', async () => {
    const said = await send();
    expect(said).toEqual({ kind: 'sent', providerId: provider.messages()[0]?.id, costCents: 80 });
    expect(provider.messages()[0]).toMatchObject({ phone: PHONE, text: 'Habari' });
  });

  it.each([
    [403, { kind: 'failed', reason: 'bad_number' }],
    [406, { kind: 'failed', reason: 'blocked' }],
    [407, { kind: 'failed', reason: 'refused' }],
    [402, { kind: 'retry', problem: 'sender' }],
    [405, { kind: 'retry', problem: 'balance' }],
    [500, { kind: 'retry', problem: null }],
    [502, { kind: 'retry', problem: null }],
  ])('is a refusal with code %i', async (code, outcome) => {
    provider.failNext({ code });
    expect(await send()).toMatchObject(outcome);
  });

  it.each([
    [503, { kind: 'retry', problem: null }],
    [500, { kind: 'unknown' }],
    [502, { kind: 'unknown' }],
    [504, { kind: 'unknown' }],
    [429, { kind: 'retry', problem: null }],
    [400, { kind: 'failed', reason: 'refused' }],
  ])('is a refusal with status %i', async (status, outcome) => {
    provider.failNext({ status });
    expect(await send()).toMatchObject(outcome);
  });

  it('is that the key is wrong', async () => {
    expect(await send(PHONE, { apiKey: 'another' })).toMatchObject({ kind: 'retry', problem: 'key' });
  });

  it('is that a number is none', async () => {
    expect(await send('254712345608')).toMatchObject({ kind: 'failed', reason: 'bad_number' });
  });

  it('is that a phone wants nothing, from STOP to START', async () => {
    await provider.write('254712345672', 'STOP');
    expect(await send('254712345672')).toMatchObject({ kind: 'failed', reason: 'blocked' });
    await provider.write('254712345672', 'START');
    expect(await send('254712345672')).toMatchObject({ kind: 'sent' });
  });

  it('is that the money has ended', async () => {
    expect(await send(PHONE, {}, 'a'.repeat(1600))).toMatchObject({ kind: 'retry', problem: 'balance' });
  });
});

describe('an answer that does not come', () => {
  it('leaves open whether the message was taken', async () => {
    const before = provider.messages().length;
    provider.failNext({ silent: true });
    expect(await send()).toMatchObject({ kind: 'unknown' });
    expect(provider.messages()).toHaveLength(before + 1);
  });

  it('leaves it open when it takes too long', async () => {
    provider.failNext({ slowMs: 900 });
    expect(await send()).toMatchObject({ kind: 'unknown' });
  });

  it('leaves it open when the connection breaks', async () => {
    const server = createServer((socket) => socket.on('data', () => socket.destroy()));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const broken = textSender({ ...ACCOUNT, from: null, baseUrl: `http://127.0.0.1:${port}` });
    expect(await broken(PHONE, 'Habari')).toMatchObject({ kind: 'unknown' });
    await new Promise((resolve) => void server.close(resolve));
    expect(await broken(PHONE, 'Habari')).toMatchObject({ kind: 'retry', problem: null });
  });
});
