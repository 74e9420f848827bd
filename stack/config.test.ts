import { describe, expect, it } from 'vitest';

import { ConfigError, isLoopback, readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs nothing: the embedded database, a demo, this machine only', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', demo: true, databaseUrl: undefined });
    expect(config.dataDir).toMatch(/\/\.data$/);
  });

  it('reads every variable', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      SITE_URL: 'https://mizizi.example/',
      DATABASE_URL: 'postgres://app:pw@db/mizizi',
      SMTP_URL: 'smtps://user:pw@mail.example',
      MPESA_CONSUMER_KEY: 'a',
      MPESA_CONSUMER_SECRET: 'b',
      MPESA_SHORTCODE: '174379',
      MPESA_PASSKEY: 'c',
      GOOGLE_CLIENT_ID: 'd',
      GOOGLE_CLIENT_SECRET: 'e',
      VAPID_PUBLIC_KEY: 'f',
      VAPID_PRIVATE_KEY: 'g',
      VAPID_SUBJECT: 'mailto:a@b.example',
    });
    expect(config).toMatchObject({
      port: 8080,
      siteUrl: 'https://mizizi.example',
      demo: false,
      mpesa: { baseUrl: 'https://sandbox.safaricom.co.ke', shortcode: '174379' },
      google: { clientId: 'd', clientSecret: 'e' },
      vapid: { publicKey: 'f', privateKey: 'g', subject: 'mailto:a@b.example' },
    });
  });

  it.each([
    [{ PORT: '80000' }, 'PORT must be a whole number from 0 to 65535, not "80000"'],
    [{ HOST: 'my host' }, 'HOST must be an IP address'],
    [{ SITE_URL: 'mizizi.example' }, 'SITE_URL must be an address that begins with http:// or https://'],
    [{ DEMO: 'yes' }, 'DEMO must be 0 or 1'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET must be set with GOOGLE_CLIENT_ID'],
    [{ DEMO: '1', HOST: '0.0.0.0' }, 'DEMO=1 needs a HOST and a SITE_URL on this machine'],
    [{ DEMO: '1', SITE_URL: 'https://mizizi.example' }, 'DEMO=1 needs a HOST and a SITE_URL on this machine'],
  ])('refuses %j in one line', (environment, words) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(words);
  });

  it('names all problems at once and repeats no address, which may hold a password', () => {
    const read = () => readConfig({ PORT: 'x', DATABASE_URL: 'mysql://root:hunter2@db' });
    expect(read).toThrow(/DATABASE_URL .*; PORT /);
    expect(read).not.toThrow(/hunter2/);
  });

  it('turns the demo off where others can reach it', () => {
    expect(readConfig({ HOST: '0.0.0.0' }).demo).toBe(false);
    expect(readConfig({ SITE_URL: 'https://mizizi.example' }).demo).toBe(false);
    expect(readConfig({ DEMO: '0' }).demo).toBe(false);
  });
});

describe('isLoopback', () => {
  it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]', '::ffff:127.0.0.1'])('takes %s', (host) => {
    expect(isLoopback(host)).toBe(true);
  });
  it.each(['0.0.0.0', '10.0.0.1', 'localhost.example', '127.0.0.1.example', '::'])('not %s', (host) => {
    expect(isLoopback(host)).toBe(false);
  });
});
