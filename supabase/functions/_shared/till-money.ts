import { isRecord, textOf } from './json-values.ts';

/** A payment that came to the short code or till, as the database takes it for a line of the statement. */
export type TillMoney = {
  line: {
    receipt: string;
    completed_at: string;
    /** Whole shillings; anything else as it came, to be refused by the database. */
    paid_in_kes: string;
    /** What the payer typed as account number; '' for a till. */
    account: string;
    details: string;
  };
  shortcode: string;
  /** The phone as M-Pesa shows it, often with stars in its middle. */
  payer: string;
};

/** Reads a confirmation or a request for validation; null when it is none. */
export function readTillMoney(body: unknown): TillMoney | null {
  if (!isRecord(body)) return null;
  const receipt = textOf(body['TransID']).trim();
  const payer = textOf(body['MSISDN']).trim();
  const shortcode = textOf(body['BusinessShortCode']).trim();
  if (receipt === '' || shortcode === '') return null;
  const details = [textOf(body['TransactionType']), payer && `from ${payer}`, textOf(body['FirstName'])];
  return {
    line: {
      receipt,
      completed_at: readTime(textOf(body['TransTime'])),
      paid_in_kes: readKes(body['TransAmount']),
      account: textOf(body['BillRefNumber']).trim(),
      details: details.filter(Boolean).join(' '),
    },
    shortcode,
    payer,
  };
}

/** A row of the answer to Pull Transactions; null when it is none. */
export function readPulled(row: unknown): (TillMoney['line'] & { payer: string }) | null {
  if (!isRecord(row)) return null;
  const receipt = textOf(row['transactionId']).trim();
  if (receipt === '') return null;
  const payer = textOf(row['msisdn']).trim();
  return {
    receipt,
    completed_at: textOf(row['trxDate']).trim(),
    paid_in_kes: readKes(row['amount']),
    account: textOf(row['billreference']).trim(),
    details: [textOf(row['transactiontype']), payer && `from ${payer}`].filter(Boolean).join(' '),
    payer: payer.replace(/^(?:0|\+?254)?([17]\d{8})$/, '254$1'),
  };
}

/** `5.00` → `5`. */
const readKes = (value: unknown): string => textOf(value).trim().replace(/\.0+$/, '');

/** `20261124103000`, in Nairobi → `2026-11-24 10:30:00` */
const readTime = (digits: string): string =>
  digits.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3 $4:$5:$6');
