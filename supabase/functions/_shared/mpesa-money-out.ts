/** Calls by which money goes out, and those that tell of it: reversals, payments to customers, their status, the balance. */
import { textOf } from './json-values.ts';

export type OutCaller = {
  shortcode: string;
  /** Which short code pays customers; null when none does. */
  b2cShortcode?: string | null;
};

type Call = { id: string; details: Record<string, unknown> };
type Made = { path: string; body: Record<string, unknown> };

export const MONEY_OUT: Record<string, (call: Call, caller: OutCaller) => Made> = {
  reversal: ({ details }, { shortcode }) => ({
    path: '/mpesa/reversal/v1/request',
    body: {
      CommandID: 'TransactionReversal',
      TransactionID: textOf(details['receipt']),
      Amount: textOf(details['amount_kes']),
      ReceiverParty: shortcode,
      RecieverIdentifierType: '11',
      Remarks: remarks(details),
    },
  }),
  // The id of our request: M-Pesa pays once for it, however often it is sent.
  b2c: ({ id, details }, { b2cShortcode }) => ({
    path: '/mpesa/b2c/v3/paymentrequest',
    body: {
      OriginatorConversationID: id,
      CommandID: 'BusinessPayment',
      Amount: textOf(details['amount_kes']),
      PartyA: b2cShortcode,
      PartyB: textOf(details['phone']),
      Remarks: remarks(details),
    },
  }),
  refund_status: ({ details }, { shortcode, b2cShortcode }) => ({
    path: '/mpesa/transactionstatus/v1/query',
    body: {
      CommandID: 'TransactionStatusQuery',
      ...(details['conversation'] === undefined
        ? { TransactionID: textOf(details['receipt']) }
        : { OriginalConversationID: textOf(details['conversation']) }),
      PartyA: details['party'] === 'b2c' ? (b2cShortcode ?? shortcode) : shortcode,
      IdentifierType: '4',
      Remarks: 'Refund check',
      Occasion: 'Refund check',
    },
  }),
  balance: (_, { shortcode }) => ({
    path: '/mpesa/accountbalance/v1/query',
    body: { CommandID: 'AccountBalance', PartyA: shortcode, IdentifierType: '4', Remarks: 'Balance check' },
  }),
};

/** Whether a call sends money. */
export const movesMoney = (kind: string): boolean => kind === 'reversal' || kind === 'b2c';

const remarks = (details: Record<string, unknown>): string =>
  `Refund ${textOf(details['number'])}`.trim().slice(0, 100);
