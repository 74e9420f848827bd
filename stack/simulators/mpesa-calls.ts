/**
 * The calls of Daraja that are answered twice: at once that they were accepted, and later, at the ResultURL, how they ended.
 * Bodies and codes are those of https://developer.safaricom.co.ke/apis
 */
import { randomInt, randomUUID } from 'node:crypto';

import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';

import { MONEY_OUT } from './mpesa-money-out.ts';
import {
  type MpesaMerchant,
  checkToken,
  DarajaRefusal,
  nairobiDigits,
  textOf,
  type CallResult,
} from './mpesa-protocol.ts';
import type { MpesaTransaction, TransactionBook } from './mpesa-transactions.ts';

/**
 * What is done with the next call: refused at once, never answered, given up by M-Pesa, done with the connection lost before
 * it was acknowledged, or ended with a code.
 */
export type CallFault =
  | { status: number; errorCode: string; errorMessage: string }
  | { answer: 'none' | 'timeout' | 'hangup' }
  | { answer: 'code'; code: number | string; words: string };

type CallBody = Record<string, unknown>;

const ACCEPTED = 'Accept the service request successfully.';
const DONE = 'The service request is processed successfully.';

/** What each path does, by what it is sent. */
type Calls = Record<
  string,
  (body: CallBody, book: TransactionBook, merchant: MpesaMerchant, conversation: string) => CallResult
>;

const CALLS: Calls = {
  '/mpesa/transactionstatus/v1/query': (body, book) => {
    if (body['CommandID'] !== 'TransactionStatusQuery') throw invalid('CommandID');
    const receipt = textOf(body['TransactionID']);
    const conversation = textOf(body['OriginalConversationID']);
    if (conversation === '' && !/^[A-Z0-9]{8,12}$/.test(receipt)) throw invalid('TransactionID');
    const transaction = conversation === '' ? book.find(receipt) : book.findByConversation(conversation);
    return transaction
      ? { code: 0, words: DONE, parameters: statusParameters(transaction, textOf(body['PartyA'])) }
      : { code: 2032, words: 'The transaction receipt number does not exist.' };
  },
  ...MONEY_OUT,
};

/** Adds the calls to the simulated Daraja. */
export function mountCalls(
  app: Hono<{ Bindings: HttpBindings }>,
  options: {
    merchant: MpesaMerchant;
    book: TransactionBook;
    readJson: (request: Request) => Promise<CallBody>;
    takeFault: () => CallFault | undefined;
    later: (url: string, body: unknown) => void;
  },
): void {
  const { merchant, book, readJson, takeFault, later } = options;
  for (const [path, answer] of Object.entries(CALLS)) {
    app.post(path, async (c) => {
      checkToken(merchant, c.req.header('authorization'), Date.now());
      const fault = takeFault();
      if (fault && 'status' in fault) {
        throw new DarajaRefusal(fault.status, fault.errorCode, fault.errorMessage);
      }
      const body = await readJson(c.req.raw);
      const resultUrl = textOf(body['ResultURL']);
      const timeoutUrl = textOf(body['QueueTimeOutURL']);
      if (!URL.canParse(resultUrl)) throw invalid('ResultURL');
      if (!URL.canParse(timeoutUrl)) throw invalid('QueueTimeOutURL');
      if (textOf(body['Remarks']).length < 2) throw invalid('Remarks');
      // Who names a conversation gets it once.
      const named = textOf(body['OriginatorConversationID']);
      if (named !== '' && !book.hear(named))
        throw new DarajaRefusal(500, '500.002.1001', 'Duplicate OriginatorConversationID.');
      const ids = {
        OriginatorConversationID: named || `${randomUUID().slice(4, 23)}${randomInt(1e6)}`,
        ConversationID: `AG_${nairobiDigits(Date.now()).slice(0, 8)}_${randomUUID().replaceAll('-', '').slice(0, 20)}`,
      };
      const isKnown =
        textOf(body['Initiator'] ?? body['InitiatorName']) === merchant.initiator?.name &&
        textOf(body['SecurityCredential']) === merchant.initiator?.securityCredential;
      const result: CallResult =
        fault?.answer === 'code'
          ? { code: fault.code, words: fault.words }
          : isKnown
            ? answer(body, book, merchant, ids.OriginatorConversationID)
            : { code: 2001, words: 'The initiator information is invalid.' };
      if (fault?.answer === 'timeout')
        later(timeoutUrl, resultBody(ids, { code: 17, words: 'System timeout' }));
      else if (fault?.answer !== 'none') later(resultUrl, resultBody(ids, result));
      if (fault?.answer === 'hangup') {
        c.env.outgoing.destroy();
        return RESPONSE_ALREADY_SENT;
      }
      return c.json({ ...ids, ResponseCode: '0', ResponseDescription: ACCEPTED });
    });
  }
}

function resultBody(ids: Record<string, string>, result: CallResult): unknown {
  const ResultParameter = result.parameters?.map(([Key, Value]) =>
    Value === undefined ? { Key } : { Key, Value },
  );
  return {
    Result: {
      ResultType: 0,
      ResultCode: result.code,
      ResultDesc: result.words,
      ...ids,
      TransactionID: result.transactionId ?? `${randomUUID().slice(0, 3).toUpperCase()}0000000`,
      ...(ResultParameter ? { ResultParameters: { ResultParameter } } : {}),
      ReferenceData: { ReferenceItem: { Key: 'Occasion' } },
    },
  };
}

function statusParameters(
  transaction: MpesaTransaction,
  shortcode: string,
): readonly (readonly [string, (string | number)?])[] {
  const { direction, phone, amountKes, completedAt, receipt, reversedBy } = transaction;
  const organisation = `${shortcode} - Mizizi`;
  const person = `${phone} - Wanjiku Kamau`;
  return [
    ['DebitPartyName', direction === 'in' ? person : organisation],
    ['CreditPartyName', direction === 'in' ? organisation : person],
    ['InitiatedTime', nairobiDigits(completedAt)],
    ['DebitAccountType', direction === 'in' ? 'MMF Account For Customer' : 'Utility Account'],
    ['DebitPartyCharges', ''],
    ['TransactionReason'],
    ['ReasonType', direction === 'in' ? 'Pay Bill Online' : 'Business Payment to Customer via API'],
    ['TransactionStatus', reversedBy === null ? 'Completed' : 'Reversed'],
    ['FinalisedTime', nairobiDigits(completedAt)],
    ['Amount', amountKes],
    ['ReceiptNo', receipt],
  ];
}

function invalid(field: string): DarajaRefusal {
  return new DarajaRefusal(400, '400.002.02', `Bad Request - Invalid ${field}`);
}
