/** Milliseconds; tests shorten them. */
export type MpesaDelays = {
  /** From the prompt to the answer of numbers that answer by themselves. */
  answer: number;
  /** From the prompt to "no answer" of numbers ending 4. */
  noAnswer: number;
  /** How long an open prompt waits for Approve or Decline. */
  expiry: number;
  /** From a decision to its callback, and between two callbacks. */
  callback: number;
};

export const DEFAULT_DELAYS: MpesaDelays = { answer: 2_000, noAnswer: 8_000, expiry: 180_000, callback: 200 };

export const PAID = 0;
export const CANCELLED = 1032;
const NO_ANSWER = 1037;

export type MpesaBehaviour = { resultCode: number; afterMs: number; callbacks: number };

/** What the phone of this number does, by its last digit. */
export function behaviourOf(phone: string, delays: MpesaDelays): MpesaBehaviour {
  switch (phone.at(-1)) {
    case '1':
      return { resultCode: PAID, afterMs: delays.answer, callbacks: 1 };
    case '2':
      return { resultCode: CANCELLED, afterMs: delays.answer, callbacks: 1 };
    case '3':
      return { resultCode: 1, afterMs: delays.answer, callbacks: 1 };
    case '4':
      return { resultCode: NO_ANSWER, afterMs: delays.noAnswer, callbacks: 1 };
    case '5':
      return { resultCode: 2001, afterMs: delays.answer, callbacks: 1 };
    case '6':
      return { resultCode: PAID, afterMs: delays.answer, callbacks: 2 };
    case '7':
      return { resultCode: PAID, afterMs: delays.answer, callbacks: 0 };
    default:
      return { resultCode: NO_ANSWER, afterMs: delays.expiry, callbacks: 1 };
  }
}

/** Whether the number waits for a hand on Approve or Decline. */
export function waitsForDecision(phone: string): boolean {
  return !/[1-7]$/.test(phone);
}

const DESCRIPTIONS: Record<number, string> = {
  0: 'The service request is processed successfully.',
  1: 'The balance is insufficient for the transaction.',
  1032: 'Request cancelled by user',
  1037: 'DS timeout user cannot be reached',
  2001: 'The initiator information is invalid.',
};

/** Safaricom's words for a result code. */
export function resultDescription(resultCode: number): string {
  return DESCRIPTIONS[resultCode] ?? 'The request failed.';
}
