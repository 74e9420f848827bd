import { expect, it } from 'vitest';

import { configWarnings } from './config-warnings.ts';
import { readConfig } from './config.ts';

const MPESA = {
  MPESA_CONSUMER_KEY: 'key',
  MPESA_CONSUMER_SECRET: 'secret',
  MPESA_SHORTCODE: '174379',
  MPESA_PASSKEY: 'passkey',
};
const LIVE = { ...MPESA, MPESA_BASE_URL: 'https://api.safaricom.co.ke' };

it.each([
  [{ SITE_URL: 'https://duka.example', ...MPESA }, [/^M-Pesa is Safaricom’s sandbox: buyers pay nothing/]],
  [{ SITE_URL: 'http://duka.example', ...LIVE }, [/^SITE_URL http:\/\/duka.example has no TLS/]],
  [{ SITE_URL: 'http://duka.example', ...MPESA }, [/sandbox/, /^SITE_URL http:\/\/duka.example has no TLS/]],
  [{ SITE_URL: 'https://localhost:3000' }, [/^SITE_URL is https:\/\/localhost:3000: links in mails/]],
  [
    {
      SITE_URL: 'https://duka.example',
      ...LIVE,
      SMS_USERNAME: 'sandbox',
      SMS_API_KEY: 'secret',
      SMS_WEBHOOK_SECRET: 'a-secret-in-an-address',
    },
    [/^SMS go to the sandbox of the provider/],
  ],
  [LIVE, [/^SITE_URL is not set: links in mails lead to this machine alone/]],
])('warns of %o', (settings, expected) => {
  const warnings = configWarnings(readConfig({ DEMO: '0', ...settings }));
  expect(warnings).toEqual(expected.map((words) => expect.stringMatching(words) as unknown));
  for (const secret of ['secret', 'passkey']) expect(warnings.join(' ')).not.toContain(secret);
});

it.each([
  { DEMO: '0', SITE_URL: 'https://duka.example', ...LIVE },
  { DEMO: '0' },
  { DEMO: '1', SITE_URL: 'http://localhost:3000' },
])('has nothing to say of %o', (settings) => {
  expect(configWarnings(readConfig(settings))).toEqual([]);
});
