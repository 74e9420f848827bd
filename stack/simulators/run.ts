/**
 * The parties outside as a process of their own: a mail server, Google, M-Pesa, SMS, WhatsApp and a push service, each behind its real
 * protocol, for a shop that runs with DEMO=0. `npm run simulators` prints the settings of that shop, one a line, and
 * then where people and tests see what came: /dev/inbox, /dev/mpesa, /dev/sms, /dev/whatsapp,
 * /dev/push/devices. PORT (3400) is for those pages;
 * SHOP_URL (http://localhost:3000) is where that shop is told of messages.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Hono } from 'hono';

import { isLoopback } from '../config.ts';
import { createInbox, inboxRoutes } from '../inbox.ts';
import { startGoogleSimulator } from './google.ts';
import { serveOnLoopback } from './loopback.ts';
import { startMailbox } from './mailbox.ts';
import { DEMO_MERCHANT } from './mpesa-merchant.ts';
import { mpesaRoutes } from './mpesa-page.ts';
import { startMpesaSimulator } from './mpesa.ts';
import { smsRoutes, whatsappRoutes } from './phones-page.ts';
import { mountPushSimulator } from './push.ts';
import { startSmsSimulator } from './sms.ts';
import { startWhatsappSimulator } from './whatsapp.ts';

const port = Number(process.env['PORT'] ?? 3400);
const origin = `http://127.0.0.1:${port}`;
const directory = mkdtempSync(path.join(tmpdir(), 'mizizi-simulators-'));
const inbox = createInbox(path.join(directory, 'inbox.jsonl'));
const smsAccount = { username: 'practice', apiKey: randomUUID(), webhookSecret: randomUUID() };
const whatsappAccount = {
  token: randomUUID(),
  phoneId: '106540352242922',
  appSecret: randomUUID(),
  verifyToken: randomUUID(),
};
const [mailbox, google, mpesa, sms, whatsapp] = await Promise.all([
  startMailbox(inbox),
  startGoogleSimulator(),
  startMpesaSimulator({ ...DEMO_MERCHANT, stateFile: path.join(directory, 'mpesa.json') }),
  startSmsSimulator(smsAccount),
  startWhatsappSimulator(whatsappAccount),
]);
const functions = `${process.env['SHOP_URL'] ?? 'http://localhost:3000'}/functions/v1`;
sms.tellAt(`${functions}/sms-events/${smsAccount.webhookSecret}`);
whatsapp.tellAt(`${functions}/whatsapp-events`);

const app = new Hono();
// A foreign page whose name suddenly points at this machine must not read the inbox.
app.use('*', async (context, next) =>
  isLoopback(new URL(context.req.url).hostname) ? next() : context.text('Not found.', 404),
);
inboxRoutes(app, inbox);
mpesaRoutes(app, mpesa);
smsRoutes(app, sms);
whatsappRoutes(app, whatsapp);
mountPushSimulator(app, origin);
const server = await serveOnLoopback(app, port);
const settings = {
  SMTP_URL: mailbox.url,
  GOOGLE_CLIENT_ID: google.clientId,
  GOOGLE_CLIENT_SECRET: google.clientSecret,
  GOOGLE_URL: google.url,
  MPESA_BASE_URL: mpesa.url,
  MPESA_CONSUMER_KEY: DEMO_MERCHANT.consumerKey,
  MPESA_CONSUMER_SECRET: DEMO_MERCHANT.consumerSecret,
  MPESA_SHORTCODE: DEMO_MERCHANT.shortcode,
  MPESA_PASSKEY: DEMO_MERCHANT.passkey,
  MPESA_INITIATOR_NAME: DEMO_MERCHANT.initiator.name,
  MPESA_SECURITY_CREDENTIAL: DEMO_MERCHANT.initiator.securityCredential,
  MPESA_B2C_SHORTCODE: DEMO_MERCHANT.b2cShortcode,
  MPESA_NOMINATED_NUMBER: DEMO_MERCHANT.nominatedNumber,
  SMS_USERNAME: smsAccount.username,
  SMS_API_KEY: smsAccount.apiKey,
  SMS_WEBHOOK_SECRET: smsAccount.webhookSecret,
  SMS_FROM: '22345',
  SMS_BASE_URL: sms.url,
  WHATSAPP_TOKEN: whatsappAccount.token,
  WHATSAPP_PHONE_ID: whatsappAccount.phoneId,
  WHATSAPP_APP_SECRET: whatsappAccount.appSecret,
  WHATSAPP_VERIFY_TOKEN: whatsappAccount.verifyToken,
  WHATSAPP_BASE_URL: whatsapp.url,
  PUSH_SERVICE: origin,
};
const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
const pages = ['inbox', 'mpesa', 'sms', 'whatsapp'].map((name) => `${origin}/dev/${name}`);
process.stdout.write(`${lines.join('')}# ${pages.join(' ')}\n`);

const end = async (): Promise<void> => {
  await Promise.all([server, mailbox, google, mpesa, sms, whatsapp].map((one) => one.close()));
  rmSync(directory, { recursive: true });
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
