import { isIP } from 'node:net';
import path from 'node:path';

import { whyMisread } from './account-address.ts';
import { passphraseProblem, plainPassphrase } from './backup/passphrase.ts';
import { type Told, toldIdentity } from './identity-settings.ts';
import { misspeltNames, setAgain } from './setting-names.ts';

/** The merchant's account at Safaricom. */
export interface MpesaConfig {
  baseUrl: string;
  consumerKey: string;
  consumerSecret: string;
  shortcode: string;
  passkey: string;
  /** The short code before this one, while prompts of it are open. */
  former?: { shortcode: string; passkey: string } | undefined;
  /** The till that gets the money, when it is not the short code itself. */
  till?: string | undefined;
  transactionType?: string;
  /** Who may ask M-Pesa for more than prompts, with their password as the M-Pesa portal encrypted it. */
  initiator?: { name: string; securityCredential: string } | undefined;
  /** The short code that pays customers, for refunds of a part of a payment. */
  b2cShortcode?: string | undefined;
  /** The phone that Safaricom knows for the account: with it lists of payments may be asked for. */
  nominatedNumber?: string | undefined;
  /** Where Safaricom calls back; default: SITE_URL. */
  callbackBaseUrl?: string | undefined;
}

/** The shop's account at Africa's Talking, which sends SMS. */
export interface SmsConfig {
  username: string;
  apiKey: string;
  /** What the provider's reports and the answers of phones come with, in their address. */
  webhookSecret: string;
  /** The registered name or short code that messages come from; undefined: the provider's own. */
  from?: string | undefined;
  /** The number that STOP is written to, where that is not the sender. */
  stopTo?: string | undefined;
  /** Undefined: the provider's, for its sandbox where the user name says so. */
  baseUrl?: string | undefined;
}

/** The shop's number and app at Meta, which send WhatsApp messages. */
export interface WhatsappConfig {
  /** The token of a system user that may send messages. */
  token: string;
  /** Meta's number of our phone number. */
  phoneId: string;
  /** What Meta signs its reports with. */
  appSecret: string;
  /** What Meta names when it asks whether the address of reports is ours. */
  verifyToken: string;
  /** `v23.0` and the like. */
  version?: string | undefined;
  /** Undefined: Meta's. */
  baseUrl?: string | undefined;
}

/** When the shop writes itself into a file, and where the file goes. */
export interface BackupConfig {
  /** BACKUP_PASSPHRASE: what backups are encrypted with. */
  passphrase: string | undefined;
  /** BACKUP_NIGHTLY: by itself, after three at night. */
  nightly: boolean;
  /** BACKUP_KEEP_DAYS and BACKUP_KEEP_WEEKS: how many of the last ones stay. */
  keepDays: number;
  keepWeeks: number;
  /** BACKUP_S3_*: the address of a bucket, and a folder in it, that gets a copy. */
  s3: { url: string; keyId: string; secret: string; region: string } | undefined;
  /** Names of the settings that are set and are in no backup. */
  settings: readonly string[];
}

/** Everything a running stack can be told. Names in capitals are environment variables; `.env.example` lists them. */
export interface StackConfig {
  /** PORT; 0 takes a free one. */
  port: number;
  /** HOST: the address to listen on. */
  host: string;
  /** SITE_URL without a slash at its end; undefined: `http://localhost:<port>`. */
  siteUrl: string | undefined;
  /** DATA_DIR, absolute: database, keys, uploads, inbox. */
  dataDir: string;
  /** DATABASE_URL: a PostgreSQL server; undefined: one of its own, in DATA_DIR. */
  databaseUrl: string | undefined;
  /** SMTP_URL: where mail goes; undefined: the inbox only. */
  smtpUrl: string | undefined;
  /** MAIL_FROM: the sender, for example `Mizizi <hello@example.com>`. */
  mailFrom: string | undefined;
  /** MPESA_*; undefined: the simulator while DEMO=1, else no M-Pesa. */
  mpesa: MpesaConfig | undefined;
  /** SMS_*; undefined: the simulator while DEMO=1, else no SMS. */
  sms: SmsConfig | undefined;
  /** WHATSAPP_*; undefined: the simulator while DEMO=1, else no WhatsApp. */
  whatsapp: WhatsappConfig | undefined;
  /** GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET; GOOGLE_URL is another service in Google's place. */
  google: { clientId: string; clientSecret: string; url?: string | undefined } | undefined;
  /** VAPID_*: the keys of web push. */
  vapid: { publicKey: string; privateKey: string; subject: string } | undefined;
  /** PUSH_SERVICE: the origin of a push service beside those of the browsers' makers. */
  pushService: string | undefined;
  /** DEMO: demo accounts and orders, the inbox and the simulators' pages under /dev. */
  demo: boolean;
  /** TRUST_PROXY: believe X-Forwarded-For from any peer, not only from this machine. */
  trustProxy: boolean;
  /** METRICS_TOKEN: who sends it may read /metrics from another machine. */
  metricsToken: string | undefined;
  /** VITE_CONTACT_* and VITE_SOCIAL_*: the first values of `shop_identity`. */
  identity: Told;
  /** BACKUP_*. */
  backup: BackupConfig;
  /** LOG_LEVEL. */
  logLevel: 'debug' | 'info' | 'warn' | 'error';
}

/** What is wrong with the environment, one line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const TRANSACTION_TYPES = ['CustomerPayBillOnline', 'CustomerBuyGoodsOnline'] as const;

type Environment = Record<string, string | undefined>;

/** Ports from 1024 on that browsers refuse to open, and so does `fetch` (https://fetch.spec.whatwg.org/#port-blocking). */
const BLOCKED_PORTS = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
];

/** Safaricom's sandbox; the address of the live service is another one. */
export const MPESA_SANDBOX = 'https://sandbox.safaricom.co.ke';

/** Reads the environment. Throws a `ConfigError` that names every wrong variable, but never a secret's value. */
export function readConfig(environment: Environment): StackConfig {
  const problems = misspeltNames(Object.keys(environment));
  const read = reader(environment, problems);
  const host = read.text('HOST') ?? '127.0.0.1';
  if (isIP(host) === 0 && host !== 'localhost') problems.push(`HOST must be an IP address, not "${host}"`);
  const siteUrl = read.origin('SITE_URL');
  const databaseUrl = read.account('DATABASE_URL', ['postgres:', 'postgresql:']);
  const local = isLoopback(host) && (siteUrl === undefined || isLoopback(new URL(siteUrl).hostname));
  const demo = read.flag('DEMO', local && databaseUrl === undefined);
  if (demo && !local)
    problems.push('DEMO=1 needs a HOST and a SITE_URL on this machine, since anybody may read its inbox');
  const google = read.group(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  const googleUrl = read.url('GOOGLE_URL', ['http:', 'https:'])?.replace(/\/+$/, '');
  if (googleUrl && !google)
    problems.push('GOOGLE_URL is used only with GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET');
  const pushService = read.url('PUSH_SERVICE', ['http:', 'https:']);
  const vapid = read.group(['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT']);
  const mpesa = read.group([
    'MPESA_CONSUMER_KEY',
    'MPESA_CONSUMER_SECRET',
    'MPESA_SHORTCODE',
    'MPESA_PASSKEY',
  ]);
  const mpesaBaseUrl = read.url('MPESA_BASE_URL', ['http:', 'https:']);
  const till = read.text('MPESA_TILL');
  const transactionType = read.choice('MPESA_TRANSACTION_TYPE', TRANSACTION_TYPES, 'CustomerPayBillOnline');
  // Without a till the money would be asked for in the name of the short code, which is another account.
  if (transactionType === 'CustomerBuyGoodsOnline' && !till)
    problems.push(`MPESA_TRANSACTION_TYPE=${transactionType} needs MPESA_TILL, the till that gets the money`);
  const initiator = read.group(['MPESA_INITIATOR_NAME', 'MPESA_SECURITY_CREDENTIAL']);
  if (initiator && !mpesa)
    problems.push('MPESA_INITIATOR_NAME is used only with MPESA_CONSUMER_KEY and what belongs to it');
  const former = read.group(['MPESA_FORMER_SHORTCODE', 'MPESA_FORMER_PASSKEY']);
  if (former && !mpesa)
    problems.push('MPESA_FORMER_SHORTCODE is used only with MPESA_CONSUMER_KEY and what belongs to it');
  if (former && former['MPESA_FORMER_SHORTCODE'] === mpesa?.['MPESA_SHORTCODE'])
    problems.push('MPESA_FORMER_SHORTCODE is the one before MPESA_SHORTCODE, not the same');
  const b2cShortcode = read.text('MPESA_B2C_SHORTCODE');
  if (b2cShortcode && !initiator)
    problems.push('MPESA_B2C_SHORTCODE needs MPESA_INITIATOR_NAME and MPESA_SECURITY_CREDENTIAL');
  if (b2cShortcode && !/^\d{5,7}$/.test(b2cShortcode)) problems.push('MPESA_B2C_SHORTCODE is 5 to 7 digits');
  const nominatedNumber = read.text('MPESA_NOMINATED_NUMBER');
  if (nominatedNumber !== undefined && !/^(0|254)[17]\d{8}$/.test(nominatedNumber))
    problems.push('MPESA_NOMINATED_NUMBER is a phone number such as 254722000000');
  if (nominatedNumber !== undefined && !mpesa)
    problems.push('MPESA_NOMINATED_NUMBER is used only with MPESA_CONSUMER_KEY and what belongs to it');
  if (till && !mpesa) problems.push('MPESA_TILL is used only with MPESA_CONSUMER_KEY and what belongs to it');
  const sms = readSms(read, problems);
  const whatsapp = readWhatsapp(read, problems);
  const port = read.integer('PORT', 3000, 0, 65_535);
  if (BLOCKED_PORTS.includes(port))
    problems.push(`PORT ${port} is one that no browser opens; choose another`);
  const config: StackConfig = {
    port,
    host,
    siteUrl,
    dataDir: read.folder('DATA_DIR', '.data'),
    databaseUrl,
    smtpUrl: read.account('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.sender('MAIL_FROM'),
    mpesa: mpesa && {
      baseUrl: mpesaBaseUrl ?? MPESA_SANDBOX,
      consumerKey: mpesa['MPESA_CONSUMER_KEY'] ?? '',
      consumerSecret: mpesa['MPESA_CONSUMER_SECRET'] ?? '',
      shortcode: mpesa['MPESA_SHORTCODE'] ?? '',
      passkey: mpesa['MPESA_PASSKEY'] ?? '',
      former: former && {
        shortcode: former['MPESA_FORMER_SHORTCODE'] ?? '',
        passkey: former['MPESA_FORMER_PASSKEY'] ?? '',
      },
      till,
      transactionType,
      initiator: initiator && {
        name: initiator['MPESA_INITIATOR_NAME'] ?? '',
        securityCredential: initiator['MPESA_SECURITY_CREDENTIAL'] ?? '',
      },
      b2cShortcode,
      nominatedNumber,
      callbackBaseUrl: read.url('MPESA_CALLBACK_BASE_URL', ['https:', 'http:']),
    },
    sms,
    whatsapp,
    google: google && {
      clientId: google['GOOGLE_CLIENT_ID'] ?? '',
      clientSecret: google['GOOGLE_CLIENT_SECRET'] ?? '',
      url: googleUrl,
    },
    vapid: vapid && {
      publicKey: vapid['VAPID_PUBLIC_KEY'] ?? '',
      privateKey: vapid['VAPID_PRIVATE_KEY'] ?? '',
      subject: vapid['VAPID_SUBJECT'] ?? '',
    },
    pushService: pushService && new URL(pushService).origin,
    demo,
    trustProxy: read.flag('TRUST_PROXY', false),
    metricsToken: read.secret('METRICS_TOKEN', 16),
    identity: toldIdentity(environment),
    backup: { ...readBackup(read, problems, demo), settings: setAgain(environment) },
    logLevel: read.choice('LOG_LEVEL', ['debug', 'info', 'warn', 'error'], 'info'),
  };
  if (problems.length > 0)
    throw new ConfigError(problems.map((problem) => `Wrong setting: ${problem}.`).join('\n'));
  return config;
}

function readSms(read: ReturnType<typeof reader>, problems: string[]): SmsConfig | undefined {
  const account = read.group(['SMS_USERNAME', 'SMS_API_KEY', 'SMS_WEBHOOK_SECRET']);
  const from = read.text('SMS_FROM');
  const stopTo = read.text('SMS_STOP_TO');
  const baseUrl = read.url('SMS_BASE_URL', ['https:', 'http:'])?.replace(/\/+$/, '');
  const webhookSecret = read.secret('SMS_WEBHOOK_SECRET', 16);
  if (webhookSecret !== undefined && !/^[\w-]+$/.test(webhookSecret))
    problems.push('SMS_WEBHOOK_SECRET stands in an address: letters, digits, - and _ only');
  if (from !== undefined && !/^(\d{3,15}|[\w .&-]{2,11})$/.test(from))
    problems.push(`SMS_FROM is a name of at most 11 signs or a short code, not "${from}"`);
  if (stopTo !== undefined && !/^\+?\d{3,15}$/.test(stopTo))
    problems.push(`SMS_STOP_TO is a number such as 22345, not "${stopTo}"`);
  if (!account && (from ?? stopTo) !== undefined)
    problems.push('SMS_FROM and SMS_STOP_TO are used only with SMS_USERNAME');
  return (
    account && {
      username: account['SMS_USERNAME'] ?? '',
      apiKey: account['SMS_API_KEY'] ?? '',
      webhookSecret: account['SMS_WEBHOOK_SECRET'] ?? '',
      from,
      stopTo,
      baseUrl,
    }
  );
}

function readWhatsapp(read: ReturnType<typeof reader>, problems: string[]): WhatsappConfig | undefined {
  const account = read.group([
    'WHATSAPP_TOKEN',
    'WHATSAPP_PHONE_ID',
    'WHATSAPP_APP_SECRET',
    'WHATSAPP_VERIFY_TOKEN',
  ]);
  const version = read.text('WHATSAPP_API_VERSION');
  const baseUrl = read.url('WHATSAPP_BASE_URL', ['https:', 'http:'])?.replace(/\/+$/, '');
  const appSecret = read.secret('WHATSAPP_APP_SECRET', 16);
  const verifyToken = read.secret('WHATSAPP_VERIFY_TOKEN', 16);
  const phoneId = read.text('WHATSAPP_PHONE_ID');
  if (phoneId !== undefined && !/^\d{5,20}$/.test(phoneId))
    problems.push(`WHATSAPP_PHONE_ID is Meta's number of the phone number, digits only, not "${phoneId}"`);
  if (version !== undefined && !/^v\d{2}\.\d$/.test(version))
    problems.push(`WHATSAPP_API_VERSION is a version such as v23.0, not "${version}"`);
  return (
    account && {
      token: account['WHATSAPP_TOKEN'] ?? '',
      phoneId: phoneId ?? '',
      appSecret: appSecret ?? '',
      verifyToken: verifyToken ?? '',
      version,
      baseUrl,
    }
  );
}

const SHORTEST_PASSPHRASE = 12;

function readBackup(
  read: ReturnType<typeof reader>,
  problems: string[],
  demo: boolean,
): Omit<BackupConfig, 'settings'> {
  const passphrase = read.text('BACKUP_PASSPHRASE');
  // Whoever writes the line wants backups that nobody can read.
  if (read.isBlank('BACKUP_PASSPHRASE'))
    problems.push('BACKUP_PASSPHRASE is empty; without its line backups are not encrypted');
  const problem = passphrase === undefined ? undefined : passphraseProblem(passphrase);
  if (problem !== undefined) problems.push(`BACKUP_PASSPHRASE ${problem}`);
  if (passphrase !== undefined && plainPassphrase(passphrase).length < SHORTEST_PASSPHRASE)
    problems.push(`BACKUP_PASSPHRASE must have at least ${SHORTEST_PASSPHRASE} characters`);
  const url = read.url('BACKUP_S3_URL', ['https:', 'http:'])?.replace(/\/+$/, '');
  const keys = read.group(['BACKUP_S3_KEY_ID', 'BACKUP_S3_SECRET']);
  const region = read.text('BACKUP_S3_REGION') ?? 'us-east-1';
  if ((url === undefined) !== (keys === undefined))
    problems.push('BACKUP_S3_URL, BACKUP_S3_KEY_ID and BACKUP_S3_SECRET must be set together');
  if (url !== undefined && passphrase === undefined)
    problems.push('BACKUP_S3_URL needs BACKUP_PASSPHRASE: a backup holds every key and account of the shop');
  return {
    passphrase,
    nightly: read.flag('BACKUP_NIGHTLY', !demo),
    keepDays: read.integer('BACKUP_KEEP_DAYS', 7, 1, 1000),
    keepWeeks: read.integer('BACKUP_KEEP_WEEKS', 4, 0, 1000),
    s3:
      url !== undefined && keys
        ? { url, keyId: keys['BACKUP_S3_KEY_ID'] ?? '', secret: keys['BACKUP_S3_SECRET'] ?? '', region }
        : undefined,
  };
}

/** Whether an address means this machine only. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').replace(/^::ffff:/, '');
  return name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

function reader(environment: Environment, problems: string[]) {
  const text = (name: string): string | undefined => {
    const value = environment[name]?.trim();
    return value === '' ? undefined : value;
  };
  return {
    text,
    /** Set, to nothing. */
    isBlank: (name: string): boolean => environment[name] !== undefined && text(name) === undefined,
    integer(name: string, fallback: number, least: number, most: number): number {
      const value = text(name);
      if (value === undefined) return fallback;
      const number = Number(value);
      if (/^\d+$/.test(value) && number >= least && number <= most) return number;
      problems.push(`${name} must be a whole number from ${least} to ${most}, not "${value}"`);
      return fallback;
    },
    flag(name: string, fallback: boolean): boolean {
      const value = text(name);
      if (value === undefined) return fallback;
      if (value !== '0' && value !== '1') problems.push(`${name} must be 0 or 1, not "${value}"`);
      return value === '1';
    },
    choice<Value extends string>(name: string, values: readonly Value[], fallback: Value): Value {
      const value = text(name);
      if (value === undefined) return fallback;
      const found = values.find((one) => one === value);
      if (!found) problems.push(`${name} must be one of ${values.join(', ')}, not "${value}"`);
      return found ?? fallback;
    },
    /** A wrong one is not repeated. */
    secret(name: string, least: number): string | undefined {
      const value = text(name);
      if (value !== undefined && value.length < least)
        problems.push(`${name} must have at least ${least} characters, so that nobody guesses it`);
      return value;
    },
    /** An address of mail, with or without a name before it. */
    sender(name: string): string | undefined {
      const value = text(name);
      if (value !== undefined && !/^([^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value))
        problems.push(`${name} must be an address such as Mizizi <hello@example.com>, not "${value}"`);
      return value;
    },
    /** An address may hold a password, so a wrong one is not repeated. */
    url(name: string, protocols: readonly string[]): string | undefined {
      const value = text(name);
      if (value === undefined) return undefined;
      if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
        problems.push(
          `${name} must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}`,
        );
        return undefined;
      }
      return value;
    },
    /** An address with a user name and a password in it: read otherwise than meant, half the password would be the host. */
    account(name: string, protocols: readonly string[]): string | undefined {
      const value = text(name);
      const isOne = value !== undefined && protocols.some((one) => value.startsWith(`${one}//`));
      const why = isOne ? whyMisread(value) : undefined;
      if (why === undefined) return this.url(name, protocols);
      problems.push(`${name} ${why}`);
      return undefined;
    },
    /** Absolute. A shell replaces `~` only where nothing quotes it. */
    folder(name: string, fallback: string): string {
      const value = text(name) ?? fallback;
      if (value.startsWith('~')) problems.push(`${name} must be a whole path, not "${value}"`);
      return path.resolve(value);
    },
    /** The address of a whole site: a page of it would be lost from every link. Answered without a slash at its end. */
    origin(name: string): string | undefined {
      const value = this.url(name, ['http:', 'https:']);
      if (value === undefined) return undefined;
      const url = new URL(value);
      if (url.username !== '' || url.password !== '')
        problems.push(`${name} must not hold a name and a password`);
      else if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
        problems.push(`${name} must end after the host, such as ${url.origin}, not "${value}"`);
      return url.origin;
    },
    /** Variables that only make sense together. */
    group(names: readonly string[]): Record<string, string> | undefined {
      const values: Record<string, string> = {};
      for (const name of names) {
        const value = text(name);
        if (value !== undefined) values[name] = value;
      }
      const missing = names.filter((name) => !(name in values));
      if (missing.length === names.length) return undefined;
      if (missing.length > 0)
        problems.push(`${missing.join(' and ')} must be set with ${Object.keys(values).join(' and ')}`);
      return values;
    },
  };
}
