/** What M-Pesa is asked beyond prompts, as https://developer.safaricom.co.ke/apis documents it; each is answered later. */
import { textOf } from './json-values.ts';
import { MONEY_OUT, type OutCaller } from './mpesa-money-out.ts';

/** Who asks: an API operator of the M-Pesa organisation portal, and their password as the portal encrypted it. */
export type Initiator = { name: string; securityCredential: string };

export type MpesaCall = { id: string; kind: string; details: Record<string, unknown> };

/** Where M-Pesa brings the answer, and where it says that it gave up. */
export type AnswerAddresses = { resultUrl: string; timeoutUrl: string };

type Caller = OutCaller & { initiator?: Initiator | null };
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
  ...MONEY_OUT,
};

/** The kinds that these settings allow. */
export function callsAllowed(caller: Caller): string[] {
  return caller.initiator ? Object.keys(CALLS).filter((kind) => kind !== 'b2c' || caller.b2cShortcode) : [];
}

/** The path and body of a call; null when the settings do not allow it. */
export function bodyOfCall(call: MpesaCall, addresses: AnswerAddresses, caller: Caller): Made | null {
  const { initiator } = caller;
  const make = CALLS[call.kind];
  if (!initiator || !make || (call.kind === 'b2c' && !caller.b2cShortcode)) return null;
  const { path, body } = make(call, caller);
  return {
    path,
    body: {
      // B2C calls the same thing by another name.
      [call.kind === 'b2c' ? 'InitiatorName' : 'Initiator']: initiator.name,
      SecurityCredential: initiator.securityCredential,
      ...body,
      ResultURL: addresses.resultUrl,
      QueueTimeOutURL: addresses.timeoutUrl,
    },
  };
}
