import { describe, expect, it } from 'vitest';

import { ConfigError, isLoopback, readConfig } from './config.ts';

const MPESA = {
  MPESA_CONSUMER_KEY: 'a',
  MPESA_CONSUMER_SECRET: 'b',
  MPESA_SHORTCODE: '174379',
  MPESA_PASSKEY: 'c',
};
const WHATSAPP = {
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_APP_SECRET: 'a-secret-of-an-app',
  WHATSAPP_VERIFY_TOKEN: 'a-word-for-a-question',
};
const SMS = { SMS_USERNAME: 'shop', SMS_API_KEY: 'key', SMS_WEBHOOK_SECRET: 'a-word-in-an-address' };
const OPERATOR = { MPESA_INITIATOR_NAME: 'operator', MPESA_SECURITY_CREDENTIAL: 'd' };

describe('readConfig', () => {
  it('needs nothing: a database of its own, a demo, this machine only', () => {
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
    [
      { MAIL_FROM: 'nobody' },
      'MAIL_FROM must be an address such as Mizizi <hello@example.com>, not "nobody"',
    ],
    [
      { ...MPESA, MPESA_TRANSACTION_TYPE: 'CustomerBuyGoodsOnline' },
      'MPESA_TRANSACTION_TYPE=CustomerBuyGoodsOnline needs MPESA_TILL, the till that gets the money',
    ],
    [{ GOOGLE_URL: 'http://localhost:1' }, 'GOOGLE_URL is used only with GOOGLE_CLIENT_ID'],
    [{ PORT: '6000' }, 'PORT 6000 is one that no browser opens; choose another'],
    [{ MPESA_TILL: '12' }, 'MPESA_TILL is used only with MPESA_CONSUMER_KEY'],
    [
      { ...MPESA, MPESA_B2C_SHORTCODE: '600992' },
      'MPESA_B2C_SHORTCODE needs MPESA_INITIATOR_NAME and MPESA_SECURITY_CREDENTIAL',
    ],
    [{ ...MPESA, ...OPERATOR, MPESA_B2C_SHORTCODE: 'paybill' }, 'MPESA_B2C_SHORTCODE is 5 to 7 digits'],
    [{ SMS_USERNAME: 'shop' }, 'SMS_API_KEY and SMS_WEBHOOK_SECRET must be set with SMS_USERNAME'],
    [{ SMS_FROM: 'MIZIZI' }, 'SMS_FROM and SMS_STOP_TO are used only with SMS_USERNAME'],
    [{ ...SMS, SMS_WEBHOOK_SECRET: 'short' }, 'SMS_WEBHOOK_SECRET must have at least 16 characters'],
    [{ ...SMS, SMS_WEBHOOK_SECRET: 'with/a/slash/and?more' }, 'SMS_WEBHOOK_SECRET stands in an address'],
    [{ ...SMS, SMS_FROM: 'A name that is too long' }, 'SMS_FROM is a name of at most 11 signs'],
    [{ ...SMS, SMS_STOP_TO: 'us' }, 'SMS_STOP_TO is a number such as 22345'],
    [
      { WHATSAPP_TOKEN: 'x' },
      'WHATSAPP_PHONE_ID and WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN must be set with WHATSAPP_TOKEN',
    ],
    [{ ...WHATSAPP, WHATSAPP_PHONE_ID: '0712 345 678' }, "WHATSAPP_PHONE_ID is Meta's number"],
    [{ ...WHATSAPP, WHATSAPP_API_VERSION: '23' }, 'WHATSAPP_API_VERSION is a version such as v23.0'],
    [{ SMS_KEY: 'x' }, 'SMS_KEY is no setting; see .env.example'],
    [{ SMPT_URL: 'smtp://mail' }, 'SMPT_URL is no setting; SMTP_URL is'],
    [{ SITE_URLS: 'x' }, 'SITE_URLS is no setting; SITE_URL is'],
    [
      { SITE_URL: 'https://duka.example/shop' },
      'SITE_URL must end after the host, such as https://duka.example,',
    ],
    [{ SITE_URL: 'https://mama:pw@duka.example' }, 'SITE_URL must not hold a name and a password'],
    [{ DATA_DIR: '~/data' }, 'DATA_DIR must be a whole path, not "~/data"'],
    [{ DATADIR: 'data' }, 'DATADIR is no setting; DATA_DIR is'],
    [{ '\uFEFFDEMO': '0' }, 'is no setting; DEMO is: save its file without a mark'],
    [{ PROT: '80' }, 'PROT is no setting; PORT is'],
    [{ DATABSE_URL: 'x' }, 'DATABSE_URL is no setting; DATABASE_URL is'],
    [{ MPESA_CONSUMERKEY: 'x' }, 'MPESA_CONSUMERKEY is no setting; MPESA_CONSUMER_KEY is'],
    [{ MPESA_CALLBACK: 'x' }, 'MPESA_CALLBACK is no setting; see .env.example'],
    [{ VITE_SITE_ULR: 'x' }, 'VITE_SITE_ULR is no setting; VITE_SITE_URL is'],
  ])('refuses %j in one line', (environment, words) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(words);
  });

  it('leaves the settings of other programs alone', () =>
    expect(() => readConfig({ AMQP_URL: 'amqp://queue', PGPORT: '5432', HOSTNAME: 'box' })).not.toThrow());

  it('names all problems at once and repeats no address, which may hold a password', () => {
    const read = () => readConfig({ PORT: 'x', DATABASE_URL: 'mysql://root:hunter2@db' });
    expect(read).toThrow(/^Wrong setting: DATABASE_URL [^\n]*\.\nWrong setting: PORT [^\n]*\.$/);
    expect(read).not.toThrow(/hunter2/);
  });

  it('leaves alone what other programs are told', () => {
    const others = [
      'PATH',
      'HOME',
      'HOSTNAME',
      'MAIL',
      'PWD',
      'TERM',
      'POST',
      'LOG_DIR',
      'MODE',
      'HTTP_HOST',
      'SITE',
    ];
    const environment = Object.fromEntries(others.map((name) => [name, 'x']));
    expect(readConfig({ ...environment, GOOGLE_APPLICATION_CREDENTIALS: 'x', npm_config_host: 'x' })).toEqual(
      readConfig({}),
    );
  });

  it.each(['hello@mizizi.example', 'Mizizi <hello@mizizi.example>', '"Mizizi, Nairobi" <a@b>'])(
    'takes the sender %s',
    (sender) => expect(readConfig({ MAIL_FROM: sender }).mailFrom).toBe(sender),
  );

  it.each([
    ['https://duka.example/', 'https://duka.example'],
    [' https://duka.example', 'https://duka.example'],
    ['https://duka.example:443', 'https://duka.example'],
    ['https://Düka.example', 'https://xn--dka-hoa.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['', undefined],
  ])('takes the address %j as %j', (given, taken) =>
    expect(readConfig({ SITE_URL: given }).siteUrl).toBe(taken),
  );

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

it('takes no empty passphrase for none: backups would be open to everybody', () => {
  for (const BACKUP_PASSPHRASE of ['', '   '])
    expect(() => readConfig({ BACKUP_PASSPHRASE })).toThrow('BACKUP_PASSPHRASE is empty');
  expect(readConfig({}).backup.passphrase).toBeUndefined();
});

it('names what is set and is in no backup', () => {
  const environment = {
    SITE_URL: 'https://duka.example',
    SMTP_URL: ' ',
    BACKUP_KEEP_DAYS: '9',
    PORT: '0',
    DEMO: '0',
  };
  expect(readConfig(environment).backup.settings).toEqual(['SITE_URL', 'BACKUP_KEEP_DAYS']);
});
