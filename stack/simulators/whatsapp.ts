/**
 * Meta's Cloud API as far as the shop uses it: templates are taken at the real path under the token, with its error codes;
 * reports and what phones write come back as signed JSON, after the question that Meta asks of an address. It sends nothing to
 * any phone. Numbers that begin with 01 have no WhatsApp, phones that end in 09 are switched off.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { Hono } from 'hono';

import {
  WHATSAPP_TTL_S,
  whatsappFooter,
  whatsappTemplates,
} from '../../supabase/functions/_shared/whatsapp-templates.ts';
import { serveOnLoopback } from './loopback.ts';
import type { SmsMessage } from './sms.ts';

export interface WhatsappAccount {
  token: string;
  phoneId: string;
  appSecret: string;
  verifyToken: string;
}

/**
 * What becomes of the next message: an error of Meta or a bare status instead of an answer, taken and then failed, taken but
 * answered late or never, or a report before the answer.
 */
export type WhatsappFault =
  | { code: number; status?: number }
  | { status: number }
  | { fails: number }
  | { silent: true }
  | { slowMs: number }
  | { reportFirst: true };

export interface WhatsappSimulator {
  url: string;
  /** The newest first. */
  messages: () => SmsMessage[];
  failNext: (fault: WhatsappFault) => void;
  /** Where it tells of reports and answers, once that address has answered its question. */
  tellAt: (address: string) => void;
  /** A phone writes to the shop. Answers the status that the shop answered. */
  write: (phone: string, text: string, id?: string) => Promise<number>;
  /** Tells of a message once more. */
  report: (id: string, status: string, more?: Record<string, unknown>) => Promise<number>;
  close: () => Promise<void>;
}

const KEPT = 200;

interface Asked {
  to?: string;
  type?: string;
  biz_opaque_callback_data?: string;
  template?: {
    name: string;
    language: { code: 'en' | 'sw' };
    components: { parameters: { text: string }[] }[];
  };
}

export async function startWhatsappSimulator(
  account: WhatsappAccount,
  { port, reportMs = 400 }: { port?: number; reportMs?: number } = {},
): Promise<WhatsappSimulator> {
  const messages: SmsMessage[] = [];
  const ours = new Map<string, string | undefined>();
  const faults: WhatsappFault[] = [];
  const ended = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  let told: string | undefined;
  let isKnown = false;

  const keep = (message: SmsMessage): void => {
    messages.push(message);
    if (messages.length > KEPT) messages.shift();
  };
  /** Meta asks an address once whether it is the shop's, and tells it nothing before. */
  const asksAddress = async (): Promise<boolean> => {
    const challenge = String(Math.trunc(Math.random() * 1e9));
    const question = new URLSearchParams({
      'hub.mode': 'subscribe',
      'hub.challenge': challenge,
      'hub.verify_token': account.verifyToken,
    });
    const response = await fetch(`${told}?${question}`, { signal: ended.signal });
    return response.status === 200 && (await response.text()) === challenge;
  };
  const post = async (value: Record<string, unknown>): Promise<number> => {
    if (told === undefined) return 0;
    isKnown ||= await asksAddress();
    if (!isKnown) return 0;
    const metadata = { display_phone_number: '254700000000', phone_number_id: account.phoneId };
    const body = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        {
          id: '102290129340398',
          changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }],
        },
      ],
    });
    const signature = createHmac('sha256', account.appSecret).update(body).digest('hex');
    const response = await fetch(told, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
      signal: ended.signal,
    });
    await response.body?.cancel();
    return response.status;
  };
  const seconds = (): string => String(Math.trunc(Date.now() / 1000));
  const report = (id: string, status: string, more: Record<string, unknown> = {}): Promise<number> => {
    const message = messages.find((one) => one.id === id);
    if (message) message.status = status;
    const own = ours.get(id);
    const pricing = { billable: true, pricing_model: 'PMP', type: 'regular', category: 'utility' };
    return post({
      statuses: [
        {
          id,
          status,
          timestamp: seconds(),
          recipient_id: message?.phone,
          ...(status !== 'failed' && { pricing }),
          ...(own !== undefined && { biz_opaque_callback_data: own }),
          ...more,
        },
      ],
    });
  };
  const failed = (code: number) => ({ errors: [{ code, title: 'Message undeliverable' }] });
  /** On the way, then how it ended; again for a while where the shop is away. */
  const reports = async (id: string, phone: string, fails: number | undefined): Promise<void> => {
    const steps: (readonly [string, Record<string, unknown>?])[] =
      fails !== undefined
        ? [['failed', failed(fails)]]
        : phone.startsWith('2541')
          ? [['failed', failed(131026)]]
          : phone.endsWith('09')
            ? [['sent']]
            : [['sent'], ['delivered'], ['read']];
    for (const [status, more] of steps) {
      for (let tries = 0; tries < 4; tries += 1) {
        await wait(reportMs, undefined, { signal: ended.signal });
        if ((await report(id, status, more)) === 200) break;
      }
    }
  };
  const later = (work: Promise<unknown>): void => {
    // It ends with the simulator, and while the shop is away nobody hears of it.
    const done = work.catch(() => undefined).finally(() => underWay.delete(done));
    underWay.add(done);
  };

  const app = new Hono();
  app.post('/:version/:phoneId/messages', async (context) => {
    const refuse = (code: number, status = 400, error_subcode?: number) =>
      context.json(
        {
          error: {
            message: `(#${code}) Refused`,
            type: 'OAuthException',
            code,
            error_subcode,
            fbtrace_id: 'A',
          },
        },
        status as 400,
      );
    if (context.req.header('authorization') !== `Bearer ${account.token}`) return refuse(190, 401);
    if (context.req.param('phoneId') !== account.phoneId) return refuse(100, 400, 33);
    const fault = faults.shift();
    if (fault && 'code' in fault) return refuse(fault.code, fault.status);
    if (fault && 'status' in fault) return context.text('The service is not available', fault.status as 500);
    const asked: Asked = await context.req.json();
    const phone = /^254[17]\d{8}$/.exec(asked.to ?? '')?.[0];
    const template = whatsappTemplates[asked.template?.name ?? ''];
    const code = asked.template?.language.code ?? 'en';
    const variables = (asked.template?.components[0]?.parameters ?? []).map(({ text }) => text);
    if (!phone || asked.type !== 'template') return refuse(131009);
    if (!template?.[code]) return refuse(132001, 404);
    if (variables.length !== template.example.length) return refuse(132000);
    if (variables.some((text) => text === '')) return refuse(131008);
    if (variables.some((text) => /[\n\t]| {5}/.test(text))) return refuse(132018);
    const words = template[code].replaceAll(
      /\{\{(\d)\}\}/g,
      (_, n: string) => variables[Number(n) - 1] ?? '',
    );
    if (words.length > 1024) return refuse(132005);
    const id = `wamid.${Buffer.from(randomUUID()).toString('base64')}`;
    ours.set(id, asked.biz_opaque_callback_data);
    const text = `${words} ${whatsappFooter[code]}`;
    keep({ id, phone, way: 'out', text, status: 'accepted', at: new Date().toISOString() });
    if (fault && 'reportFirst' in fault) await report(id, 'delivered');
    else later(reports(id, phone, fault && 'fails' in fault ? fault.fails : undefined));
    if (fault && 'silent' in fault) await new Promise(() => undefined);
    // who is slow when the simulator ends is not waited for
    if (fault && 'slowMs' in fault)
      await wait(fault.slowMs, undefined, { signal: ended.signal }).catch(() => undefined);
    return context.json({
      messaging_product: 'whatsapp',
      contacts: [{ input: phone, wa_id: phone }],
      messages: [{ id, message_status: 'accepted' }],
    });
  });
  const server = await serveOnLoopback(app, port);

  return {
    url: server.url,
    messages: () => messages.toReversed(),
    failNext: (fault) => void faults.push(fault),
    tellAt: (address) => {
      told = address;
      isKnown = false;
    },
    report,
    async write(phone, text, id = `wamid.${randomUUID()}`) {
      const message: SmsMessage = {
        id,
        phone,
        way: 'in',
        text,
        status: 'sent',
        at: new Date().toISOString(),
      };
      keep(message);
      const status = await post({
        contacts: [{ profile: { name: 'Njeri' }, wa_id: phone }],
        messages: [{ from: phone, id, timestamp: seconds(), type: 'text', text: { body: text } }],
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

/** What a tester can let become of the next message, by the name of its button. */
export const whatsappFaults: Readonly<Record<string, WhatsappFault>> = {
  'Not on WhatsApp': { fails: 131026 },
  'Too many to this phone': { code: 131056 },
  'Cannot charge': { code: 131042 },
  'Token ended': { code: 190, status: 401 },
  'Template unknown': { code: 132001, status: 404 },
  'No answer': { silent: true },
};

/** How the page of this simulator speaks of it. */
export const WHATSAPP_ABOUT = `Every WhatsApp message Mizizi would send, phone by phone. Numbers that begin with 01 have no WhatsApp,
  phones that end in 09 are switched off: they get an SMS ${WHATSAPP_TTL_S / 60 + 10} minutes later.`;
