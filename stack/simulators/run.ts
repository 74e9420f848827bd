/**
 * The parties outside as a process of their own: a mail server, Google, M-Pesa, SMS and a push service, each behind its real
 * protocol, for a shop that runs with DEMO=0. `npm run simulators` prints the settings of that shop, one a line, and
 * then where people and tests see what came: /dev/inbox, /dev/mpesa, /dev/sms, /dev/push/devices. PORT (3400) is for those pages;
 * SHOP_URL (http://localhost:3000) is where that shop is told of SMS.
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
import { mountPushSimulator } from './push.ts';
import { smsRoutes } from './sms-page.ts';
import { startSmsSimulator } from './sms.ts';

const port = Number(process.env['PORT'] ?? 3400);
const origin = `http://127.0.0.1:${port}`;
const directory = mkdtempSync(path.join(tmpdir(), 'mizizi-simulators-'));
const inbox = createInbox(path.join(directory, 'inbox.jsonl'));
const smsAccount = { username: 'practice', apiKey: randomUUID(), webhookSecret: randomUUID() };
const [mailbox, google, mpesa, sms] = await Promise.all([
  startMailbox(inbox),
  startGoogleSimulator(),
  startMpesaSimulator({ ...DEMO_MERCHANT, stateFile: path.join(directory, 'mpesa.json') }),
  startSmsSimulator(smsAccount),
]);
sms.tellAt(
  `${process.env['SHOP_URL'] ?? 'http://localhost:3000'}/functions/v1/sms-events/${smsAccount.webhookSecret}`,
);

const app = new Hono();
// A foreign page whose name suddenly points at this machine must not read the inbox.
app.use('*', async (context, next) =>
  isLoopback(new URL(context.req.url).hostname) ? next() : context.text('Not found.', 404),
);
inboxRoutes(app, inbox);
mpesaRoutes(app, mpesa);
smsRoutes(app, sms);
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
  PUSH_SERVICE: origin,
};
const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
process.stdout.write(`${lines.join('')}# ${origin}/dev/inbox ${origin}/dev/mpesa ${origin}/dev/sms\n`);

const end = async (): Promise<void> => {
  await Promise.all([server.close(), mailbox.close(), google.close(), mpesa.close(), sms.close()]);
  rmSync(directory, { recursive: true });
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
