/** What M-Pesa is asked beyond prompts, as https://developer.safaricom.co.ke/apis documents it; each is answered later. */
import { textOf } from './json-values.ts';

/** Who asks: an API operator of the M-Pesa organisation portal, and their password as the portal encrypted it. */
export type Initiator = { name: string; securityCredential: string };

export type MpesaCall = { id: string; kind: string; details: Record<string, unknown> };

/** Where M-Pesa brings the answer, and where it says that it gave up. */
export type AnswerAddresses = { resultUrl: string; timeoutUrl: string };

type Caller = { shortcode: string; initiator?: Initiator | null };
type Made = { path: string; body: Record<string, unknown> };

const CALLS: Record<string, (call: MpesaCall, caller: Caller) => Made> = {
  status: ({ details }, { shortcode }) => ({
    path: '/mpesa/transactionstatus/v1/query',
    body: {
      CommandID: 'TransactionStatusQuery',
      TransactionID: textOf(details['receipt']),
      PartyA: shortcode,
      IdentifierType: '4',
      Remarks: 'Receipt check',
      Occasion: 'Receipt check',
    },
  }),
};

/** The kinds that these settings allow. */
export function callsAllowed(caller: Caller): string[] {
  return caller.initiator ? Object.keys(CALLS) : [];
}

/** The path and body of a call; null when the settings do not allow it. */
export function bodyOfCall(call: MpesaCall, addresses: AnswerAddresses, caller: Caller): Made | null {
  const { initiator } = caller;
  const make = CALLS[call.kind];
  if (!initiator || !make) return null;
  const { path, body } = make(call, caller);
  return {
    path,
    body: {
      Initiator: initiator.name,
      SecurityCredential: initiator.securityCredential,
      ...body,
      ResultURL: addresses.resultUrl,
      QueueTimeOutURL: addresses.timeoutUrl,
    },
  };
}
