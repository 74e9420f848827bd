import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startWhatsappSimulator, type WhatsappSimulator } from '../../../stack/simulators/whatsapp.ts';
import { whatsappSender, type WhatsappMessage } from './send-whatsapp.ts';

const ACCOUNT = {
  token: 'a-token',
  phoneId: '106540352242922',
  appSecret: 'a-secret-of-an-app',
  verifyToken: 'a-word',
};
const MESSAGE: WhatsappMessage = {
  id: 'b7f1f8a0-0000-4000-8000-000000000001',
  to: '254712345671',
  template: 'paid',
  language: 'sw',
  variables: ['KSh 1,100', 'MZ-7F3K2Q', 'Tunaifungasha.', 'https://mizizi.example/track?order=MZ-7F3K2Q'],
};

let meta: WhatsappSimulator;
beforeAll(async () => {
  meta = await startWhatsappSimulator(ACCOUNT);
});
afterAll(() => meta.close());

const send = (message: Partial<WhatsappMessage> = {}, settings: Partial<typeof ACCOUNT> = {}) =>
  whatsappSender(
    { ...ACCOUNT, ...settings, version: 'v23.0', baseUrl: meta.url },
    500,
  )({
    ...MESSAGE,
    ...message,
  });

describe('what Meta answers', () => {
  it('is a number where it takes a message', async () => {
    expect(await send()).toEqual({ kind: 'sent', providerId: meta.messages()[0]?.id, costCents: null });
    expect(meta.messages()[0]).toMatchObject({
      phone: MESSAGE.to,
      text: 'Tumepata KSh 1,100 za oda yako MZ-7F3K2Q. Tunaifungasha. Unaweza kuifuatilia kwenye https://mizizi.example/track?order=MZ-7F3K2Q wakati wowote. Jibu STOP kuacha jumbe.',
    });
  });

  it.each([
    [131026, 400, { kind: 'failed', reason: 'not_there' }],
    [131047, 400, { kind: 'failed', reason: 'refused' }],
    [100, 400, { kind: 'failed', reason: 'refused' }],
    [131056, 400, { kind: 'retry', problem: null }],
    [130429, 429, { kind: 'retry', problem: null }],
    [131042, 400, { kind: 'retry', problem: 'balance' }],
    [190, 401, { kind: 'retry', problem: 'key' }],
    [131031, 403, { kind: 'retry', problem: 'sender' }],
    [132001, 404, { kind: 'retry', problem: 'template' }],
    [132015, 400, { kind: 'retry', problem: 'template' }],
    [2, 503, { kind: 'retry', problem: null }],
    [131000, 500, { kind: 'unknown' }],
  ])('is a refusal with code %i', async (code, status, outcome) => {
    meta.failNext({ code, status });
    expect(await send()).toMatchObject(outcome);
  });

  it.each([
    [503, { kind: 'retry', problem: null }],
    [429, { kind: 'retry', problem: null }],
    [500, { kind: 'unknown' }],
    [502, { kind: 'unknown' }],
    [400, { kind: 'failed', reason: 'refused' }],
  ])('is a refusal with status %i', async (status, outcome) => {
    meta.failNext({ status });
    expect(await send()).toMatchObject(outcome);
  });

  it('is that token, number or template are wrong', async () => {
    expect(await send({}, { token: 'another' })).toMatchObject({ kind: 'retry', problem: 'key' });
    expect(await send({}, { phoneId: '1234567' })).toMatchObject({ kind: 'retry', problem: 'sender' });
    expect(await send({ template: 'promotion' })).toMatchObject({ kind: 'retry', problem: 'template' });
    expect(await send({ variables: ['KSh 1'] })).toMatchObject({ kind: 'retry', problem: 'template' });
  });
});

describe('an answer that does not come', () => {
  it('leaves open whether the message was taken', async () => {
    const before = meta.messages().length;
    meta.failNext({ silent: true });
    expect(await send()).toMatchObject({ kind: 'unknown' });
    expect(meta.messages()).toHaveLength(before + 1);
  });

  it('leaves it open when the connection breaks, and not when there was none', async () => {
    const server = createServer((socket) => socket.on('data', () => socket.destroy()));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const broken = whatsappSender({ ...ACCOUNT, version: 'v23.0', baseUrl: `http://127.0.0.1:${port}` });
    expect(await broken(MESSAGE)).toMatchObject({ kind: 'unknown' });
    await new Promise((resolve) => void server.close(resolve));
    expect(await broken(MESSAGE)).toMatchObject({ kind: 'retry', problem: null });
  });
});
