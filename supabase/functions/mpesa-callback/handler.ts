import { reasonOf } from '../_shared/log.ts';
import type { Log } from '../_shared/log.ts';
import type { Daraja } from '../_shared/mpesa.ts';
import type { PaymentsDb } from '../_shared/payments-db.ts';
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

const OPEN_STATES = ['starting', 'prompted'];

/**
 * Keeps the callback, answers, and settles the payment afterwards. A callback carries no signature: its address holds
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
  const payment = await payments.findByToken(token);
  if (!payment) {
    // Not kept: anybody could fill the table with such messages.
    deps.log('warn', 'mpesa_callback_unknown_token');
    return;
  }
  const { checkoutRequestId, merchantRequestId } = callback;
  const matched = await payments.matchCallback(token, checkoutRequestId, merchantRequestId);
  await payments.recordMessage('callback', body, matched ? 'received' : 'unmatched', checkoutRequestId);
  if (!matched) {
    // The token is ours but the prompt is not: a success may be money nobody expects, so a person should look.
    const level = callback.resultCode === 0 ? 'error' : 'warn';
    deps.log(level, 'mpesa_callback_unmatched', { payment_id: payment.id, code: callback.resultCode });
    return;
  }
  // The acknowledgement was lost or is slower than the phone: from here on the checks know the prompt too.
  if (payment.state === 'starting')
    await payments.recordPrompt(payment.id, merchantRequestId, checkoutRequestId);

  deps.background(
    settle(callback, OPEN_STATES.includes(payment.state), payments, deps).catch((error: unknown) => {
      deps.log('error', 'mpesa_settle_failed', { payment_id: payment.id, reason: reasonOf(error) });
    }),
  );
}

async function settle(
  callback: StkCallback,
  isOpen: boolean,
  payments: PaymentsDb,
  { daraja, log }: MpesaCallbackDeps,
): Promise<void> {
  const { checkoutRequestId, merchantRequestId, resultCode } = callback;
  const result = readResult(resultCode, 'callback');
  if (result.outcome === 'pending') return;
  if (result.outcome === 'alarm') log('error', 'mpesa_misconfigured', { code: resultCode });
  const news = { checkoutRequestId, merchantRequestId, resultCode, resultText: result.text };
  if (result.outcome !== 'paid') {
    const outcome = await payments.settle({ ...news, source: 'callback' });
    log('info', 'payment_settled', { checkout_request_id: checkoutRequestId, outcome, code: resultCode });
    return;
  }

  const said = daraja ? await daraja.query(checkoutRequestId) : null;
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
  if (isOpen) {
    // Not confirmed yet. check-payments asks again and finds the callback among the kept messages.
    log('warn', 'mpesa_callback_unconfirmed', { checkout_request_id: checkoutRequestId });
    return;
  }
  // Nobody asks again about a closed attempt, and the money may be real: the token and the ids have to do.
  const { amountKes, receipt } = callback;
  const outcome = await payments.settle({ ...news, amountKes, receipt, source: 'callback' });
  log('warn', 'payment_settled_unconfirmed', { checkout_request_id: checkoutRequestId, outcome });
}
