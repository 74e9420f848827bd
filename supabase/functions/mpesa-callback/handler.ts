import { reasonOf } from '../_shared/log.ts';
import type { Log } from '../_shared/log.ts';
import type { Daraja } from '../_shared/mpesa.ts';
import type { PaymentsDb, Received } from '../_shared/payments-db.ts';
import { json, readJsonObject } from '../_shared/respond.ts';
import { readResult } from '../_shared/result-codes.ts';
import { readStkCallback } from '../_shared/stk-callback.ts';
import type { StkCallback } from '../_shared/stk-callback.ts';

export type MpesaCallbackDeps = {
  payments: () => PaymentsDb;
  /** Null when M-Pesa is not set up. */
  daraja: Daraja | null;
  /** Takes the work that goes on after the answer. */
  background: (task: Promise<void>) => void;
  log: Log;
};

/**
 * Keeps the callback and answers; a success is confirmed and settled afterwards. A callback carries no signature: its address holds
 * a secret token, its ids must be those of the prompt, and a success counts only when Daraja's query says so too.
 */
export async function mpesaCallback(request: Request, deps: MpesaCallbackDeps): Promise<Response> {
  try {
    await receive(request, deps);
  } catch (error) {
    deps.log('error', 'mpesa_callback_failed', { reason: reasonOf(error) });
  }
  // The same words for everybody: a stranger learns nothing, and Safaricom does not call again.
  return json(200, { ResultCode: 0, ResultDesc: 'Accepted' });
}

async function receive(request: Request, deps: MpesaCallbackDeps): Promise<void> {
  const token = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const body = request.method === 'POST' ? await readJsonObject(request) : null;
  const callback = readStkCallback(body);
  if (!callback || !/^[\w-]{32,128}$/.test(token)) {
    deps.log('warn', 'mpesa_callback_unreadable');
    return;
  }
  const payments = deps.payments();
  const { checkoutRequestId, merchantRequestId, resultCode } = callback;
  const result = readResult(resultCode, 'callback');
  const received = await payments.receiveCallback({
    callbackToken: token,
    checkoutRequestId,
    merchantRequestId,
    resultCode,
    body,
    failure: ['paid', 'pending'].includes(result.outcome) ? null : result.text,
  });
  if (!received) {
    // Anybody can make one up. But a prompt from before a restored backup is answered so, too: the receipt, which is not
    // secret, leads to the line of the statement.
    const { receipt, amountKes } = callback;
    deps.log('warn', 'mpesa_callback_unknown_token', {
      code: resultCode,
      ...(receipt === null ? {} : { receipt: receipt.slice(0, 12), amount_kes: amountKes }),
    });
    return;
  }
  if (!received.isMatched) {
    // The token is ours but the prompt is not: a success may be money nobody expects, so a person should look.
    const level = resultCode === 0 ? 'error' : 'warn';
    deps.log(level, 'mpesa_callback_unmatched', { payment_id: received.paymentId, code: resultCode });
    return;
  }
  if (result.outcome === 'alarm') deps.log('error', 'mpesa_misconfigured', { code: resultCode });
  if (received.outcome !== '') {
    const { outcome } = received;
    deps.log('info', 'payment_settled', {
      checkout_request_id: checkoutRequestId,
      outcome,
      code: resultCode,
    });
  }
  if (result.outcome !== 'paid') return;
  deps.background(
    confirm(callback, received, payments, deps).catch((error: unknown) => {
      deps.log('error', 'mpesa_settle_failed', { payment_id: received.paymentId, reason: reasonOf(error) });
    }),
  );
}

/** A success counts once Daraja's query says so too. */
async function confirm(
  callback: StkCallback,
  { paymentId, wasOpen }: Received,
  payments: PaymentsDb,
  { daraja, log }: MpesaCallbackDeps,
): Promise<void> {
  const { checkoutRequestId, merchantRequestId, resultCode } = callback;
  const { text: resultText } = readResult(resultCode, 'callback');
  const news = { checkoutRequestId, merchantRequestId, resultCode, resultText };

  const { shortcode } = await payments.secret(paymentId);
  const said = daraja ? await daraja.query(checkoutRequestId, shortcode) : null;
  if (said?.kind === 'answered' && readResult(said.code, 'query').outcome === 'paid') {
    const { amountKes, receipt } = callback;
    const outcome = await payments.settle({ ...news, amountKes, receipt, source: 'query', body: said.body });
    log('info', 'payment_settled', { checkout_request_id: checkoutRequestId, outcome, code: 0 });
    return;
  }
  if (said?.kind === 'answered' && readResult(said.code, 'query').outcome !== 'pending') {
    log('error', 'mpesa_callback_contradicted', { checkout_request_id: checkoutRequestId, code: said.code });
    return;
  }
  if (wasOpen) {
    // Not confirmed yet. check-payments asks again and finds the callback among the kept messages.
    log('warn', 'mpesa_callback_unconfirmed', { checkout_request_id: checkoutRequestId });
    return;
  }
  // Nobody asks again about a closed attempt, and the money may be real: the token and the ids have to do.
  const { amountKes, receipt } = callback;
  const outcome = await payments.settle({ ...news, amountKes, receipt, source: 'callback' });
  log('warn', 'payment_settled_unconfirmed', { checkout_request_id: checkoutRequestId, outcome });
}
