import { isRecord, textOf } from './json-values.ts';

/** How a call to M-Pesa ended, as it comes to its ResultURL. */
export type MpesaResult = {
  /** `0` is done; others fail, and some are words, such as `R000001`. `timeout` stands for M-Pesa giving up. */
  code: string;
  words: string;
  originatorConversationId: string;
  conversationId: string;
};

/** Reads the body of an answer; null when it is none. M-Pesa sends codes as numbers and as text. */
export function readMpesaResult(body: unknown, isTimeout: boolean): MpesaResult | null {
  const result = isRecord(body) && isRecord(body['Result']) ? body['Result'] : null;
  if (!result && !isTimeout) return null;
  const code = isTimeout ? 'timeout' : textOf(result?.['ResultCode']);
  if (code === '') return null;
  return {
    code,
    words: textOf(result?.['ResultDesc']),
    originatorConversationId: textOf(result?.['OriginatorConversationID']),
    conversationId: textOf(result?.['ConversationID']),
  };
}
