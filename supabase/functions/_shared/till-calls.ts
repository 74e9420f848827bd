/** What is agreed with M-Pesa about money without a prompt, and asked of it at once. */
import { isRecord, textOf } from './json-values.ts';
import type { Daraja } from './mpesa.ts';
import type { TillDb } from './till-db.ts';

/** `again`: it may be tried once more as it is. */
export type Agreed = { kind: 'agreed' } | { kind: 'refused'; code: string; detail: string };

/**
 * Gives M-Pesa the addresses that it tells of payments at. In production that works once: later ones are refused until the owner
 * deletes the first on Safaricom's portal.
 */
export async function registerAddresses(daraja: Daraja, till: TillDb, base: string): Promise<Agreed> {
  await till.tellAccount(daraja.account);
  const { secret } = await till.addresses();
  const said = await daraja.send('/mpesa/c2b/v2/registerurl', {
    ShortCode: daraja.account.till ?? daraja.account.shortcode,
    // Without an answer of ours the payment is taken.
    ResponseType: 'Completed',
    ConfirmationURL: `${base}/${secret}/confirmation`,
    ValidationURL: `${base}/${secret}/validation`,
  });
  const agreed = readAgreed(said, (body) => Number(body['ResponseCode']) === 0);
  if (agreed.kind === 'agreed') await till.noteRegistered('payments', base);
  return agreed;
}

/** Says once that lists of payments will be asked for. 1001 says that it was said before. */
export async function registerPull(daraja: Daraja, till: TillDb, base: string): Promise<Agreed> {
  const { secret } = await till.addresses();
  const said = await daraja.send('/pulltransactions/v1/register', {
    ShortCode: daraja.account.till ?? daraja.account.shortcode,
    RequestType: 'Pull',
    NominatedNumber: daraja.account.nominatedNumber,
    CallBackURL: `${base}/${secret}/list`,
  });
  const agreed = readAgreed(said, (body) => ['1000', '1001'].includes(statusOf(body)));
  if (agreed.kind === 'agreed') await till.noteRegistered('pull', base);
  return agreed;
}

/** The code of an answer of Pull Transactions: the documentation names it in two ways. */
export const statusOf = (body: Record<string, unknown>): string =>
  textOf(body['ResponseCode'] ?? body['ResponseStatus'] ?? body['Response Status']);

type Said = Awaited<ReturnType<Daraja['send']>>;

function readAgreed(said: Said, isAgreed: (body: Record<string, unknown>) => boolean): Agreed {
  if (said.kind !== 'answered') return { kind: 'refused', code: said.code, detail: said.detail };
  const { body, status } = said;
  if (status === 200 && isAgreed(body)) return { kind: 'agreed' };
  return { kind: 'refused', code: codeOf(body, status), detail: wordsOf(body) };
}

export const codeOf = (body: Record<string, unknown>, status: number): string =>
  textOf(body['errorCode']) || statusOf(body) || String(status);

export const wordsOf = (body: Record<string, unknown>): string =>
  textOf(body['errorMessage'] ?? body['ResponseDescription'] ?? body['ResponseMessage']) ||
  'without a reason';

/** The rows of an answer of Pull Transactions, wherever they lie in it: the documentation shows them within two lists. */
export function rowsOf(body: Record<string, unknown>): unknown[] {
  const listed = [body['Response'], body['Transaction'], body['Transactions']].find(Array.isArray) ?? [];
  return listed.flat(2).filter((row) => isRecord(row));
}
