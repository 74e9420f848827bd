import { reasonOf } from '../_shared/log.ts';
import type { Log } from '../_shared/log.ts';
import type { Daraja } from '../_shared/mpesa.ts';
import type { ClaimedCheck, PaymentsDb } from '../_shared/payments-db.ts';
import { answerMethod, json, refusal } from '../_shared/respond.ts';
import { readResult } from '../_shared/result-codes.ts';
import { readStkCallback } from '../_shared/stk-callback.ts';

export type CheckPaymentsDeps = {
  /** Whether the caller holds the secret key. */
  isAllowed: (request: Request) => Promise<boolean>;
  payments: () => PaymentsDb;
  /** Null when M-Pesa is not set up. */
  daraja: Daraja | null;
  log: Log;
};

type CheckOutcome = 'settled' | 'pending' | 'unavailable' | 'contradicted' | 'error';

const MAX_CHECKS = 10;

/** Claims what is due and settles what Daraja has decided; the rest is asked again later, as the database plans it. */
export async function checkPayments(request: Request, deps: CheckPaymentsDeps): Promise<Response> {
  const early = answerMethod(request);
  if (early) return early;
  if (!(await deps.isAllowed(request))) return refusal(401, 'not_allowed', 'This needs the secret key.');
  const { daraja } = deps;
  if (!daraja) return refusal(503, 'not_configured', 'M-Pesa is not set up.');
  const payments = deps.payments();
  try {
    const claimed = await payments.claimChecks(MAX_CHECKS);
    const outcomes = await Promise.all(claimed.map((check) => checkOne(check, payments, daraja, deps.log)));
    const count = (outcome: CheckOutcome): number => outcomes.filter((each) => each === outcome).length;
    return json(200, {
      checked: outcomes.length,
      settled: count('settled'),
      pending: count('pending'),
      unavailable: count('unavailable'),
      contradicted: count('contradicted'),
      errors: count('error'),
    });
  } catch (error) {
    deps.log('error', 'check_payments_failed', { reason: reasonOf(error) });
    return refusal(503, 'unavailable', 'The payments could not be checked.');
  }
}

async function checkOne(
  check: ClaimedCheck,
  payments: PaymentsDb,
  daraja: Daraja,
  log: Log,
): Promise<CheckOutcome> {
  const { checkoutRequestId, merchantRequestId, shortcode } = check;
  try {
    const said = await daraja.query(checkoutRequestId, shortcode);
    if (said.kind === 'pending') return 'pending';
    if (said.kind === 'unavailable') {
      log('warn', 'mpesa_query_unavailable', { payment_id: check.id, reason: said.detail });
      return 'unavailable';
    }
    const result = readResult(said.code, 'query');
    if (result.outcome === 'pending') return 'pending';
    if (result.outcome === 'alarm') log('error', 'mpesa_misconfigured', { code: said.code });
    const success = await keptSuccess(check, payments);
    if (success && result.outcome !== 'paid') {
      // A callback said paid and the query says not: money may have moved, so a person decides in the end.
      log('error', 'mpesa_query_contradicts_callback', { payment_id: check.id, code: said.code });
      return 'contradicted';
    }
    const outcome = await payments.settle({
      checkoutRequestId,
      merchantRequestId,
      resultCode: said.code,
      resultText: result.text,
      amountKes: success?.amountKes ?? null,
      receipt: success?.receipt ?? null,
      source: 'query',
      body: said.body,
    });
    log('info', 'payment_settled', { payment_id: check.id, outcome, code: said.code });
    return 'settled';
  } catch (error) {
    // One broken payment must not keep the others from being checked.
    log('error', 'payment_check_failed', { payment_id: check.id, reason: reasonOf(error) });
    return 'error';
  }
}

/** A success that a callback brought while the query could not confirm it: it knows the amount and the receipt. */
async function keptSuccess(
  check: ClaimedCheck,
  payments: PaymentsDb,
): Promise<ReturnType<typeof readStkCallback>> {
  const callbacks = (await payments.callbacksOf(check.id)).map(readStkCallback);
  return callbacks.find((each) => each !== null && each.resultCode === 0 && matches(each, check)) ?? null;
}

function matches(callback: { checkoutRequestId: string }, check: ClaimedCheck): boolean {
  return callback.checkoutRequestId === check.checkoutRequestId;
}
