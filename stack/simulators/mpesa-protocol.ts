import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

import { PAID, resultDescription } from './mpesa-behaviours.ts';
import type { MpesaPrompt } from './mpesa-prompts.ts';

/** The merchant's side of the agreement with Safaricom. */
export type MpesaMerchant = {
  shortcode: string;
  passkey: string;
  consumerKey: string;
  consumerSecret: string;
  /** The API operator that may ask for more than prompts; without one nobody may. */
  initiator?: { name: string; securityCredential: string };
  /** The short code that pays customers. */
  b2cShortcode?: string;
};

export type PushBody = {
  Amount: number;
  PhoneNumber: string;
  CallBackURL: string;
  AccountReference: string;
  TransactionDesc: string;
};

/** An answer Daraja gives instead of doing what was asked. */
export class DarajaRefusal extends Error {
  readonly status: number;
  readonly errorCode: string;
  constructor(status: number, errorCode: string, message: string) {
    super(message);
    this.status = status;
    this.errorCode = errorCode;
  }
}

export const TOKEN_SECONDS = 3599;
const MAX_CLOCK_SKEW_MS = 15 * 60_000;

/** A token carries its own end and seal, so that it outlives a restart of the simulator. */
export function issueToken(merchant: MpesaMerchant, now: number): string {
  const endsAt = String(now + TOKEN_SECONDS * 1000);
  return `${endsAt}.${seal(merchant, endsAt)}`;
}

export function checkBasic(merchant: MpesaMerchant, authorization: string | undefined): boolean {
  const expected = `Basic ${Buffer.from(`${merchant.consumerKey}:${merchant.consumerSecret}`).toString('base64')}`;
  return sameText(authorization ?? '', expected);
}

export function checkToken(merchant: MpesaMerchant, authorization: string | undefined, now: number): void {
  const [endsAt = '', mark = ''] = (authorization ?? '').replace(/^Bearer /, '').split('.');
  if (!sameText(mark, seal(merchant, endsAt)) || Number(endsAt) <= now) {
    throw new DarajaRefusal(404, '404.001.03', 'Invalid Access Token');
  }
}

/** The password is base64(shortcode + passkey + timestamp), and the timestamp is the time in Nairobi. */
export function checkPassword(merchant: MpesaMerchant, body: Record<string, unknown>, now: number): void {
  const timestamp = textOf(body['Timestamp']);
  if (textOf(body['BusinessShortCode']) !== merchant.shortcode) {
    throw new DarajaRefusal(400, '400.002.02', 'Bad Request - Invalid BusinessShortCode');
  }
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(timestamp) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+03:00`);
  if (Number.isNaN(at) || Math.abs(at - now) > MAX_CLOCK_SKEW_MS) {
    throw new DarajaRefusal(400, '400.002.02', 'Bad Request - Invalid Timestamp');
  }
  const expected = Buffer.from(merchant.shortcode + merchant.passkey + timestamp).toString('base64');
  if (!sameText(textOf(body['Password']), expected)) {
    throw new DarajaRefusal(500, '500.001.1001', 'Wrong credentials');
  }
}

export function readPush(body: Record<string, unknown>): PushBody {
  const invalid = (field: string): DarajaRefusal =>
    new DarajaRefusal(400, '400.002.02', `Bad Request - Invalid ${field}`);
  const amount = Number(body['Amount']);
  if (!Number.isInteger(amount) || amount < 1 || amount > 250_000) throw invalid('Amount');
  const phone = textOf(body['PhoneNumber']);
  if (!/^254[17]\d{8}$/.test(phone)) throw invalid('PhoneNumber');
  if (textOf(body['PartyA']) !== phone) throw invalid('PartyA');
  if (!/^\d{5,7}$/.test(textOf(body['PartyB']))) throw invalid('PartyB');
  const type = body['TransactionType'];
  if (type !== 'CustomerPayBillOnline' && type !== 'CustomerBuyGoodsOnline') throw invalid('TransactionType');
  const callbackUrl = textOf(body['CallBackURL']);
  if (!URL.canParse(callbackUrl)) throw invalid('CallBackURL');
  const reference = textOf(body['AccountReference']);
  if (reference === '' || reference.length > 12) throw invalid('AccountReference');
  const description = textOf(body['TransactionDesc']);
  if (description === '' || description.length > 13) throw invalid('TransactionDesc');
  return {
    Amount: amount,
    PhoneNumber: phone,
    CallBackURL: callbackUrl,
    AccountReference: reference,
    TransactionDesc: description,
  };
}

/** Names such as Daraja gives: `ws_CO_` + day and time + random digits, and three groups of digits. */
export function newRequestIds(now: number): { id: string; merchantRequestId: string } {
  return {
    id: `ws_CO_${nairobiDigits(now)}${randomInt(1e8, 1e9)}`,
    merchantRequestId: `${randomInt(1e4, 1e5)}-${randomInt(1e7, 1e8)}-1`,
  };
}

/** A receipt number such as `SKL8A1B2C3`. */
export function newReceipt(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const signs = `${letters}0123456789`;
  // Its last sign is a figure: one without any could be a word.
  const drawn = Array.from({ length: 8 }, (_, i) => (i < 2 ? letters[randomInt(26)] : signs[randomInt(36)]));
  return `S${drawn.join('')}${randomInt(10)}`;
}

/** The body of the callback. Result codes are numbers here and strings in the answer to a query. */
export function callbackBody(prompt: MpesaPrompt, resultCode: number): unknown {
  const stkCallback = {
    MerchantRequestID: prompt.merchantRequestId,
    CheckoutRequestID: prompt.id,
    ResultCode: resultCode,
    ResultDesc: resultDescription(resultCode),
  };
  if (resultCode !== PAID) return { Body: { stkCallback } };
  const Item = [
    { Name: 'Amount', Value: prompt.reportedAmountKes ?? prompt.amountKes },
    { Name: 'MpesaReceiptNumber', Value: prompt.receipt },
    { Name: 'Balance' },
    { Name: 'TransactionDate', Value: Number(nairobiDigits(prompt.decidedAt ?? prompt.createdAt)) },
    { Name: 'PhoneNumber', Value: Number(prompt.phone) },
  ];
  return { Body: { stkCallback: { ...stkCallback, CallbackMetadata: { Item } } } };
}

/** The answer to a query of a prompt that has been decided. */
export function queryBody(prompt: MpesaPrompt, resultCode: number): unknown {
  return {
    ResponseCode: '0',
    ResponseDescription: 'The service request has been accepted successfully',
    MerchantRequestID: prompt.merchantRequestId,
    CheckoutRequestID: prompt.id,
    ResultCode: String(resultCode),
    ResultDesc: resultDescription(resultCode),
  };
}

/** A string or number of the request as text; anything else is ''. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function nairobiDigits(epochMs: number): string {
  return new Date(epochMs + 3 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);
}

function seal(merchant: MpesaMerchant, endsAt: string): string {
  return createHmac('sha256', `${merchant.consumerKey}:${merchant.consumerSecret}`)
    .update(endsAt)
    .digest('base64url');
}

function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** How a call ends. `parameters` become the ResultParameters of a success. */
export type CallResult = {
  code: number | string;
  words: string;
  /** The receipt of the transaction that the call made. */
  transactionId?: string;
  parameters?: readonly (readonly [key: string, value?: string | number])[];
};
