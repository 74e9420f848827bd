import { startScratchPostgres } from '../stack/scratch-postgres.ts';
/**
 * Runs the edge functions under real Deno, as hosted Supabase does, and calls them against a real stack and the
 * M-Pesa simulator. They lie outside the repository, with packages from a registry on this machine.
 * Prints a line per check and closes with `deno: N passed, N failed`.
 */
import { TEST_MERCHANT, startPaymentShop } from '../stack/simulators/mpesa-testing.ts';
import { functionChecks } from './deno-functions/checks.ts';
import { DenoGateway } from './deno-functions/gateway.ts';
import { notificationChecks } from './deno-functions/notification-checks.ts';
import { smsChecks } from './deno-functions/sms-checks.ts';

const FUNCTIONS = [
  'pay',
  'pay-order',
  'calendar',
  'mpesa-callback',
  'check-payments',
  'ask-till',
  'till-answers',
  'till-money',
  'fetch-till',
  'register-till',
  'remove-files',
  'push-key',
  'shop-notices',
  'deliver-notifications',
  'sms-events',
  'whatsapp-events',
  'send-password-reset',
  'send-verification-email',
];
/** Those that get Supabase's keys under their former names, as older projects do; the others get the new ones. */
const WITH_FORMER_KEYS = new Set(['pay', 'check-payments', 'push-key']);
/** What the stack made for its own functions, in this process. */
const MADE_BY_STACK = [
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'VAPID_SUBJECT',
  'PUSH_SERVICE',
  'MAIL_API_URL',
  'MAIL_API_KEY',
  'SMS_USERNAME',
  'SMS_API_KEY',
  'SMS_WEBHOOK_SECRET',
  'SMS_FROM',
  'SMS_BASE_URL',
  // without its token: deliver-notifications goes on with SMS
  'WHATSAPP_PHONE_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
];
const fromStack = (): Record<string, string> =>
  Object.fromEntries(MADE_BY_STACK.map((name) => [name, process.env[name] ?? '']));
const NOBODY_LISTENS = 'http://127.0.0.1:59999';

async function main(): Promise<{ passed: number; failed: number }> {
  const gateway = await DenoGateway.listen();
  const database = await startScratchPostgres();
  const shop = await startPaymentShop({ server: database.url, demo: true, functionsUrl: gateway.url });
  const counts = { passed: 0, failed: 0 };
  try {
    const { url, keys } = shop.stack;
    const environment = {
      SUPABASE_URL: url,
      SITE_URL: url,
      MPESA_BASE_URL: shop.simulator.url,
      MPESA_CONSUMER_KEY: TEST_MERCHANT.consumerKey,
      MPESA_CONSUMER_SECRET: TEST_MERCHANT.consumerSecret,
      MPESA_SHORTCODE: TEST_MERCHANT.shortcode,
      MPESA_PASSKEY: TEST_MERCHANT.passkey,
      MPESA_INITIATOR_NAME: TEST_MERCHANT.initiator.name,
      MPESA_SECURITY_CREDENTIAL: TEST_MERCHANT.initiator.securityCredential,
      MPESA_B2C_SHORTCODE: TEST_MERCHANT.b2cShortcode,
      MPESA_NOMINATED_NUMBER: TEST_MERCHANT.nominatedNumber,
      MPESA_CALLBACK_BASE_URL: gateway.url,
      ...fromStack(),
    };
    const former = { SUPABASE_ANON_KEY: keys.anonKey, SUPABASE_SERVICE_ROLE_KEY: keys.secretKey };
    const present = {
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.anonKey }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ other: 'sb_secret_other', default: keys.secretKey }),
    };
    await Promise.all([
      ...FUNCTIONS.map((name) =>
        gateway.serve(name, name, { ...environment, ...(WITH_FORMER_KEYS.has(name) ? former : present) }),
      ),
      gateway.serve('pay-without-daraja', 'pay', {
        ...environment,
        ...present,
        MPESA_BASE_URL: NOBODY_LISTENS,
      }),
      gateway.serve('deliver-without-sms', 'deliver-notifications', {
        ...environment,
        ...present,
        SMS_BASE_URL: NOBODY_LISTENS,
      }),
    ]);
    for (const [name, check] of Object.entries({
      ...notificationChecks(shop),
      ...smsChecks(shop, () => process.env['SMS_WEBHOOK_SECRET'] ?? ''),
      ...functionChecks(shop),
    })) {
      try {
        await check();
        counts.passed += 1;
        console.log(`ok      ${name}`);
      } catch (error) {
        counts.failed += 1;
        console.log(`not ok  ${name}\n${error instanceof Error ? (error.stack ?? '') : String(error)}`);
      }
    }
    if (counts.failed > 0) console.log(gateway.output());
  } finally {
    await gateway.close();
    await shop.close();
    await database.stop();
  }
  return counts;
}

const { passed, failed } = await main();
console.log(`deno: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
