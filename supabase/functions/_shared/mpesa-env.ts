import { readEnv, siteUrl } from './env.ts';
import type { Initiator } from './mpesa-calls.ts';
import type { DarajaConfig } from './mpesa-token.ts';
import { createDaraja } from './mpesa.ts';
import type { Daraja } from './mpesa.ts';

let made: { key: string; daraja: Daraja } | null = null;

/** The Daraja client of the settings, kept between requests for its token; null when M-Pesa is not set up. */
export function darajaFromEnv(): Daraja | null {
  const config = readConfig();
  if (!config) return null;
  const key = JSON.stringify(config);
  if (made?.key !== key) made = { key, daraja: createDaraja(config) };
  return made.daraja;
}

/** The address Safaricom calls back, without the token that follows it. */
export function callbackBaseUrl(): string {
  return functionAddress('mpesa-callback');
}

/** The address that answers to requests come to, without the token that follows it. */
export function answerBaseUrl(): string {
  return functionAddress('till-answers');
}

/** The address M-Pesa tells of payments at, without the secret that follows it. */
export function tillMoneyBaseUrl(): string {
  return functionAddress('till-money');
}

/** Whether M-Pesa is a simulator on this machine, where nobody presses a button at a portal. */
export function isSimulated(): boolean {
  return /^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(`${readEnv('MPESA_BASE_URL') ?? ''}/`);
}

function functionAddress(name: string): string {
  return `${(readEnv('MPESA_CALLBACK_BASE_URL') ?? siteUrl()).replace(/\/+$/, '')}/functions/v1/${name}`;
}

function readConfig(): DarajaConfig | null {
  const baseUrl = readEnv('MPESA_BASE_URL');
  const consumerKey = readEnv('MPESA_CONSUMER_KEY');
  const consumerSecret = readEnv('MPESA_CONSUMER_SECRET');
  const shortcode = readEnv('MPESA_SHORTCODE');
  const passkey = readEnv('MPESA_PASSKEY');
  if (!baseUrl || !consumerKey || !consumerSecret || !shortcode || !passkey) return null;
  return {
    baseUrl,
    consumerKey,
    consumerSecret,
    shortcode,
    passkey,
    former: readFormer(),
    isTest: new URL(baseUrl).hostname === 'sandbox.safaricom.co.ke',
    partyB: readEnv('MPESA_TILL') ?? shortcode,
    transactionType: readEnv('MPESA_TRANSACTION_TYPE') ?? 'CustomerPayBillOnline',
    initiator: readInitiator(),
    b2cShortcode: readEnv('MPESA_B2C_SHORTCODE') ?? null,
    nominatedNumber: readEnv('MPESA_NOMINATED_NUMBER') ?? null,
  };
}

function readFormer(): { shortcode: string; passkey: string } | null {
  const shortcode = readEnv('MPESA_FORMER_SHORTCODE');
  const passkey = readEnv('MPESA_FORMER_PASSKEY');
  return shortcode && passkey ? { shortcode, passkey } : null;
}

function readInitiator(): Initiator | null {
  const name = readEnv('MPESA_INITIATOR_NAME');
  const securityCredential = readEnv('MPESA_SECURITY_CREDENTIAL');
  return name && securityCredential ? { name, securityCredential } : null;
}
