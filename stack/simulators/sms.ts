/**
 * Africa's Talking as far as the shop uses it: messages are taken at the real path, in the real form, with its status codes
 * and prices; delivery reports, answers of phones and opt-outs come back as form posts. It sends nothing to any phone.
 * Numbers that end in 08 are none, phones that end in 09 are switched off, a phone that wrote STOP is blocked.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { Hono } from 'hono';

import { serveOnLoopback } from './loopback.ts';

export interface SmsMessage {
  id: string;
  /** 254 and nine digits. */
  phone: string;
  /** To a phone, or from one. */
  way: 'out' | 'in';
  text: string;
  /** What was last reported of it; of an answer, whether the shop took it. */
  status: string;
  at: string;
}

/**
 * What becomes of the next message: a status instead of an answer, a code for its receiver, taken but never answered, an
 * answer that takes its time, or a report before the answer.
 */
export type SmsFault =
  | { status: number }
  | { code: number }
  | { silent: true }
  | { slowMs: number }
  | { reportFirst: true };

export interface SmsAccount {
  username: string;
  apiKey: string;
}

export interface SmsSimulator {
  url: string;
  /** The newest first. */
  messages: () => SmsMessage[];
  failNext: (fault: SmsFault) => void;
  /** Cents that are left; every message takes 80 for each part. */
  topUp: (cents: number) => void;
  /** Where it tells of reports and answers, as the provider's dashboard is told: an address that /report is put behind. */
  tellAt: (address: string) => void;
  /** A phone writes to the shop. Answers the status that the shop answered. */
  write: (phone: string, text: string, id?: string) => Promise<number>;
  /** Tells of a message once more. */
  report: (id: string, status: string, failureReason?: string) => Promise<number>;
  close: () => Promise<void>;
}

const STATUS: Readonly<Record<number, string>> = {
  101: 'Success',
  401: 'RiskHold',
  402: 'InvalidSenderId',
  403: 'InvalidPhoneNumber',
  405: 'InsufficientBalance',
  406: 'UserInBlacklist',
  407: 'CouldNotRoute',
  500: 'InternalServerError',
};
const CENTS_A_PART = 80;
const KEPT = 200;

export async function startSmsSimulator(
  account: SmsAccount,
  { port, reportMs = 400, balance = 1_000_000 }: { port?: number; reportMs?: number; balance?: number } = {},
): Promise<SmsSimulator> {
  const messages: SmsMessage[] = [];
  const faults: SmsFault[] = [];
  const blocked = new Set<string>();
  const ended = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  let told: string | undefined;
  let cents = balance;

  const keep = (message: SmsMessage): void => {
    messages.push(message);
    if (messages.length > KEPT) messages.shift();
  };
  const post = async (what: string, fields: Record<string, string>): Promise<number> => {
    if (told === undefined) return 0;
    const body = new URLSearchParams(fields);
    const response = await fetch(`${told}/${what}`, { method: 'POST', body, signal: ended.signal });
    await response.body?.cancel();
    return response.status;
  };
  const report = (id: string, status: string, failureReason?: string): Promise<number> => {
    const message = messages.find((one) => one.id === id);
    if (message) message.status = status;
    return post('report', {
      id,
      status,
      phoneNumber: `+${message?.phone ?? '254700000000'}`,
      networkCode: '63902',
      retryCount: '0',
      ...(failureReason === undefined ? {} : { failureReason }),
    });
  };
  /** As a network does it: on the way, then how it ended; again for a while where the shop is away. */
  const reports = async (id: string, phone: string): Promise<void> => {
    const end = phone.endsWith('09') ? 'AbsentSubscriber' : 'Success';
    for (const status of ['Sent', end]) {
      for (let tries = 0; tries < 4; tries += 1) {
        await wait(reportMs, undefined, { signal: ended.signal });
        if ((await report(id, status)) === 200) break;
      }
    }
  };
  const later = (work: Promise<unknown>): void => {
    // It ends with the simulator, and while the shop is away nobody hears of it.
    const done = work.catch(() => undefined).finally(() => underWay.delete(done));
    underWay.add(done);
  };

  const app = new Hono();
  app.post('/version1/messaging', async (context) => {
    const form = new URLSearchParams(await context.req.text());
    if (context.req.header('apiKey') !== account.apiKey || form.get('username') !== account.username)
      return context.text('The supplied authentication is invalid', 401);
    const fault = faults.shift();
    if (fault && 'status' in fault) return context.text('The service is not available', fault.status as 500);
    const text = form.get('message') ?? '';
    const phone = /^\+(254[17]\d{8})$/.exec(form.get('to') ?? '')?.[1];
    if (text === '') return context.text('Must have a message', 400);
    const price = CENTS_A_PART * Math.ceil(text.length / 160);
    const code =
      fault && 'code' in fault
        ? fault.code
        : phone === undefined || phone.endsWith('08')
          ? 403
          : blocked.has(phone)
            ? 406
            : cents < price
              ? 405
              : 101;
    const isTaken = code <= 102;
    const id = isTaken ? `ATXid_${randomUUID().replaceAll('-', '')}` : 'None';
    if (isTaken && phone !== undefined) {
      cents -= price;
      keep({ id, phone, way: 'out', text, status: 'Submitted', at: new Date().toISOString() });
      if (fault && 'reportFirst' in fault) await report(id, 'Success');
      else later(reports(id, phone));
    }
    if (fault && 'silent' in fault) await new Promise(() => undefined);
    // who is slow when the simulator ends is not waited for
    if (fault && 'slowMs' in fault)
      await wait(fault.slowMs, undefined, { signal: ended.signal }).catch(() => undefined);
    const cost = isTaken ? `KES ${(price / 100).toFixed(4)}` : '0';
    const receiver = {
      statusCode: code,
      number: form.get('to'),
      status: STATUS[code] ?? 'Unknown',
      cost,
      messageId: id,
    };
    const summary = `Sent to ${isTaken ? 1 : 0}/1 Total Cost: ${cost}`;
    return context.json({ SMSMessageData: { Message: summary, Recipients: [receiver] } }, 201);
  });
  const server = await serveOnLoopback(app, port);

  return {
    url: server.url,
    messages: () => messages.toReversed(),
    failNext: (fault) => void faults.push(fault),
    topUp: (more) => void (cents += more),
    tellAt: (address) => void (told = address),
    report,
    async write(phone, text, id = randomUUID()) {
      if (/^\s*(stop|start)\s*$/i.test(text)) blocked[/stop/i.test(text) ? 'add' : 'delete'](phone);
      const message: SmsMessage = {
        id,
        phone,
        way: 'in',
        text,
        status: 'Sent',
        at: new Date().toISOString(),
      };
      keep(message);
      const status = await post('message', {
        id,
        from: `+${phone}`,
        to: '22345',
        text,
        linkId: randomUUID(),
        date: message.at,
      }).catch(() => 0);
      message.status = status === 200 ? 'Received' : 'Lost';
      return status;
    },
    async close() {
      ended.abort();
      await Promise.all(underWay);
      await server.close();
    },
  };
}
