import type { SupabaseClient } from '@supabase/supabase-js';

import { isRecord, textOf, wholeNumberOf } from './json-values.ts';
import { callsOf } from './supabase.ts';

/** The payment functions of the database, as the service role may call them. Each throws when the call fails. */
export type PaymentsDb = {
  secret(paymentId: string): Promise<PaymentSecret>;
  recordPrompt(
    paymentId: string,
    merchantRequestId: string,
    checkoutRequestId: string,
    shortcode: string | null,
  ): Promise<void>;
  fail(paymentId: string, code: number, reason: string): Promise<void>;
  /** Keeps a callback and settles what failed, in one transaction; null for an address that was never given out. */
  receiveCallback(callback: ReceivedCallback): Promise<Received | null>;
  recordMessage(source: 'push', body: unknown, outcome: string, checkoutRequestId: string): Promise<void>;
  settle(news: Settlement): Promise<string>;
  claimChecks(maxRows: number): Promise<ClaimedCheck[]>;
  /** The callbacks kept for a payment, oldest first. */
  callbacksOf(paymentId: string): Promise<unknown[]>;
};

export type PaymentSecret = {
  callbackToken: string;
  amountKes: number;
  phone: string;
  orderNumber: string;
  state: string;
  /** What stands on the phone beside the number, at most 13 characters. */
  promptWords: string;
  /** In whose name the prompt was made; null before, and where nobody kept it. */
  shortcode: string | null;
};

export type ReceivedCallback = {
  callbackToken: string;
  checkoutRequestId: string;
  merchantRequestId: string;
  resultCode: number;
  body: unknown;
  /** Words for the customer when nothing was paid. */
  failure: string | null;
};

export type Received = {
  paymentId: string;
  /** Whether the ids are those of the prompt. */
  isMatched: boolean;
  /** Whether the payment was open until now. */
  wasOpen: boolean;
  /** What became of a failure; empty for a success. */
  outcome: string;
};

export type Settlement = {
  checkoutRequestId: string;
  merchantRequestId: string;
  resultCode: number;
  /** Words for the customer. */
  resultText: string;
  amountKes?: number | null;
  receipt?: string | null;
  source: 'callback' | 'query';
  /** Kept as a message when given. */
  body?: unknown;
};

export type ClaimedCheck = {
  id: string;
  checkoutRequestId: string;
  merchantRequestId: string;
  shortcode: string | null;
};

/** The calls over a client that holds the secret key. */
export function createPaymentsDb(service: SupabaseClient): PaymentsDb {
  const call = callsOf(service);
  return {
    async secret(paymentId) {
      return readSecret(await call('get_payment_secret', { payment_id: paymentId }));
    },
    async recordPrompt(paymentId, merchantRequestId, checkoutRequestId, shortcode) {
      await call('record_payment_prompt', {
        payment_id: paymentId,
        merchant_request_id: merchantRequestId,
        checkout_request_id: checkoutRequestId,
        shortcode,
      });
    },
    async fail(paymentId, code, reason) {
      await call('fail_payment', { payment_id: paymentId, code, reason });
    },
    async receiveCallback({
      callbackToken,
      checkoutRequestId,
      merchantRequestId,
      resultCode,
      body,
      failure,
    }) {
      const answer = await call('receive_callback', {
        callback_token: callbackToken,
        checkout_request_id: checkoutRequestId,
        merchant_request_id: merchantRequestId,
        result_code: resultCode,
        body,
        failure,
      });
      if (!isRecord(answer)) return null;
      return {
        paymentId: textOf(answer['payment_id']),
        isMatched: answer['matched'] === true,
        wasOpen: answer['was_open'] === true,
        outcome: textOf(answer['outcome']),
      };
    },
    async recordMessage(source, body, outcome, checkoutRequestId) {
      await call('record_payment_message', { source, body, outcome, checkout_request_id: checkoutRequestId });
    },
    async settle(news) {
      const outcome = await call('settle_payment', {
        checkout_request_id: news.checkoutRequestId,
        merchant_request_id: news.merchantRequestId,
        result_code: news.resultCode,
        result_text: news.resultText,
        amount_kes: news.amountKes ?? null,
        receipt: news.receipt ?? null,
        source: news.source,
        body: news.body ?? null,
      });
      return textOf(outcome);
    },
    async claimChecks(maxRows) {
      const rows = await call('claim_payment_checks', { max_rows: maxRows });
      return Array.isArray(rows) ? rows.filter(isRecord).map(readCheck) : [];
    },
    async callbacksOf(paymentId) {
      const { data, error } = await service
        .from('payment_messages')
        .select('body')
        .eq('payment_id', paymentId)
        .eq('source', 'callback')
        .order('id')
        .overrideTypes<{ body: unknown }[], { merge: false }>();
      if (error) throw new Error(`payment_messages: ${error.message} (${error.code})`);
      return data.map((row) => row.body);
    },
  };
}

function readSecret(value: unknown): PaymentSecret {
  const amountKes = isRecord(value) ? wholeNumberOf(value['amount_kes']) : null;
  if (!isRecord(value) || amountKes === null) throw new Error('get_payment_secret: no such payment');
  return {
    callbackToken: textOf(value['callback_token']),
    amountKes,
    phone: textOf(value['phone']),
    orderNumber: textOf(value['order_number']),
    state: textOf(value['state']),
    promptWords: textOf(value['prompt_words']),
    shortcode: textOf(value['shortcode']) || null,
  };
}

function readCheck(row: Record<string, unknown>): ClaimedCheck {
  return {
    id: textOf(row['id']),
    checkoutRequestId: textOf(row['checkout_request_id']),
    merchantRequestId: textOf(row['merchant_request_id']),
    shortcode: textOf(row['shortcode']) || null,
  };
}
