import type { SupabaseClient } from '@supabase/supabase-js';

import { isRecord, textOf } from './json-values.ts';
import type { MpesaResult } from './mpesa-result.ts';
import { callsOf } from './supabase.ts';

/** A request that is to be sent now; `token` ends the address of its answer. */
export type ClaimedRequest = { id: string; kind: string; details: Record<string, unknown>; token: string };

/** What the database keeps of requests to M-Pesa, as the secret key may call it. Each throws when the call fails. */
export type MpesaRequestsDb = {
  tellPowers(kinds: readonly string[]): Promise<void>;
  claim(maxRows: number): Promise<ClaimedRequest[]>;
  sent(id: string, originatorConversationId: string, conversationId: string): Promise<void>;
  refused(id: string, code: string, words: string, again: boolean): Promise<void>;
  /** The state of the request now; null for an address that was never given out. */
  receive(token: string, result: MpesaResult, body: unknown): Promise<string | null>;
};

export function createMpesaRequestsDb(service: SupabaseClient): MpesaRequestsDb {
  const call = callsOf(service);
  return {
    async tellPowers(kinds) {
      await call('tell_mpesa_powers', { kinds });
    },
    async claim(maxRows) {
      const rows = await call('claim_mpesa_requests', { max_rows: maxRows });
      return (Array.isArray(rows) ? rows : []).filter(isRecord).map((row) => ({
        id: textOf(row['id']),
        kind: textOf(row['kind']),
        details: isRecord(row['details']) ? row['details'] : {},
        token: textOf(row['token']),
      }));
    },
    async sent(id, originatorConversationId, conversationId) {
      await call('mpesa_request_sent', {
        request_id: id,
        originator_conversation_id: originatorConversationId,
        conversation_id: conversationId || null,
      });
    },
    async refused(id, code, words, again) {
      await call('mpesa_request_refused', { request_id: id, code, words, again });
    },
    async receive(token, result, body) {
      const state = await call('receive_mpesa_answer', {
        token,
        code: result.code,
        words: result.words,
        originator_conversation_id: result.originatorConversationId,
        conversation_id: result.conversationId,
        body,
      });
      return state === null ? null : textOf(state);
    },
  };
}
