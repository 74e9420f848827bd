import { textOf, wholeNumberOf } from './json-values.ts';

/**
 * What every M-Pesa result code means for a payment and what the customer reads.
 * Codes above zero are Safaricom's (Daraja, STK push); codes below zero are ours, for a push that Daraja never took.
 */
export type MpesaOutcome = 'paid' | 'pending' | 'failed' | 'alarm';

export type MpesaResult = {
  /** `alarm` is a failure for the customer and a configuration fault for us. */
  outcome: MpesaOutcome;
  /** One or two sentences for the customer. */
  text: string;
  /** Seconds before another try makes sense; 0 when it makes sense at once. */
  retryAfterSeconds: number;
};

export const UNREACHABLE = -1;
export const NOT_CONFIGURED = -2;
export const BUSY = -3;
/** -4 is a prompt of ours that was never sent. */
export const NOT_ON_MPESA = -5;

const OUR_FAULT =
  'M-Pesa payments are not working on our side right now. Nothing was charged. Please try again later or choose cash on delivery.';
const NOT_SENT =
  'M-Pesa could not send the prompt to this phone. Check that it is on and has signal, then try again.';

const RESULTS: ReadonlyMap<number, MpesaResult> = new Map<number, MpesaResult>([
  [0, { outcome: 'paid', text: 'Payment received. Thank you!', retryAfterSeconds: 0 }],
  [
    1,
    failed('Your M-Pesa balance is too low for this payment. Top up or use another number, then try again.'),
  ],
  [2, failed('M-Pesa does not send such a small amount. Nothing was charged. Contact us and we will help.')],
  [3, failed('M-Pesa does not send as much at once. Nothing was charged. Contact us and we will help.')],
  [
    4,
    failed(
      'This would be more than your number may send today. Nothing was charged. Pay from another number, or tomorrow.',
    ),
  ],
  [8, { outcome: 'alarm', text: OUR_FAULT, retryAfterSeconds: 0 }],
  [
    17,
    failed('M-Pesa has just had the same amount from this number. Wait two minutes, then try again.', 120),
  ],
  [
    1001,
    failed(
      'Another M-Pesa prompt is still open on this phone. Finish it, wait a minute, then try again.',
      60,
    ),
  ],
  [1019, failed('The prompt expired before it was answered. Nothing was charged. Please try again.')],
  [1025, failed(NOT_SENT, 30)],
  [1032, failed('You cancelled the prompt on your phone. Nothing was charged. You can try again.')],
  [
    1037,
    failed(
      'Your phone did not answer in time. Check that it is on, unlocked and has signal, then try again.',
    ),
  ],
  [2001, failed('The M-Pesa PIN was not right. Nothing was charged. Try again with your correct PIN.')],
  [2028, { outcome: 'alarm', text: OUR_FAULT, retryAfterSeconds: 0 }],
  [
    4999,
    {
      outcome: 'pending',
      text: 'M-Pesa is still working on this payment. Please wait.',
      retryAfterSeconds: 5,
    },
  ],
  [
    8006,
    failed(
      'M-Pesa has locked the PIN of this number. Ask Safaricom to unlock it, or pay from another number.',
    ),
  ],
  [9999, failed(NOT_SENT, 30)],
  [UNREACHABLE, failed('We could not reach M-Pesa. Nothing was charged. Please try again in a moment.', 15)],
  [NOT_CONFIGURED, { outcome: 'alarm', text: OUR_FAULT, retryAfterSeconds: 0 }],
  [
    NOT_ON_MPESA,
    failed('M-Pesa does not know this number. Nothing was charged. Pay from a number that is on M-Pesa.'),
  ],
  [BUSY, failed('M-Pesa is very busy. Nothing was charged. Please try again in a minute.', 60)],
]);

const UNKNOWN_CODE = failed('M-Pesa did not accept the payment. Nothing was charged. Please try again.');

/**
 * The meaning of a code. The callback carries it as a number, the query as a string.
 * A code outside the table ends a payment only when a callback says it; a query that says it is asked again.
 */
export function readResult(code: number | string, source: 'push' | 'callback' | 'query'): MpesaResult {
  const known = RESULTS.get(Number(code));
  if (known) return known;
  return source === 'query' ? { ...UNKNOWN_CODE, outcome: 'pending' } : UNKNOWN_CODE;
}

/** All codes of the table, for docs/mpesa.md. */
export const knownCodes = (): number[] => [...RESULTS.keys()];

/** Codes that are words, as the number with the same cause: a short code, till or type of payment that does not fit. */
const WORD_CODES: Readonly<Record<string, number>> = { SFC_IC0003: 2028 };

/** A code of a callback or query as a number; null when it is none that we know how to read. */
export function codeOf(value: unknown): number | null {
  return WORD_CODES[textOf(value)] ?? wholeNumberOf(value);
}

/** Whether the table names the code. */
export function isKnownCode(code: number): boolean {
  return RESULTS.has(code);
}

function failed(text: string, retryAfterSeconds = 0): MpesaResult {
  return { outcome: 'failed', text, retryAfterSeconds };
}
