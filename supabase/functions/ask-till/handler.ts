import { reasonOf } from '../_shared/log.ts';
import type { Log } from '../_shared/log.ts';
import type { ClaimedRequest, MpesaRequestsDb } from '../_shared/mpesa-requests-db.ts';
import type { Daraja } from '../_shared/mpesa.ts';
import { answerMethod, json, refusal } from '../_shared/respond.ts';
import { registerAddresses } from '../_shared/till-calls.ts';
import type { TillDb } from '../_shared/till-db.ts';

export type AskTillDeps = {
  /** Whether the caller holds the secret key. */
  isAllowed: (request: Request) => Promise<boolean>;
  requests: () => MpesaRequestsDb;
  /** Null when M-Pesa is not set up. */
  daraja: Daraja | null;
  /** Where answers come to, without the token that follows. */
  answerBaseUrl: string;
  till: () => TillDb;
  /** The address of the function till-money, where M-Pesa is to be told of it without anybody asking; else null. */
  registerFor: string | null;
  log: Log;
};

const MAX_REQUESTS = 10;

/** Tells what may be asked, and sends what waits; how it ends comes to the function till-answers. */
export async function askTill(request: Request, deps: AskTillDeps): Promise<Response> {
  const early = answerMethod(request);
  if (early) return early;
  if (!(await deps.isAllowed(request))) return refusal(401, 'not_allowed', 'This needs the secret key.');
  try {
    const requests = deps.requests();
    await requests.tellPowers(deps.daraja?.allowed ?? []);
    if (deps.daraja) await deps.till().tellAccount(deps.daraja.account);
    await registerSimulated(deps);
    const claimed = await requests.claim(MAX_REQUESTS);
    const outcomes = await Promise.all(claimed.map((each) => sendOne(each, requests, deps)));
    const count = (outcome: string): number => outcomes.filter((each) => each === outcome).length;
    return json(200, {
      sent: count('accepted'),
      refused: count('refused'),
      unknown: count('unknown'),
      errors: count('error'),
    });
  } catch (error) {
    deps.log('error', 'ask_till_failed', { reason: reasonOf(error) });
    return refusal(503, 'unavailable', 'M-Pesa could not be asked.');
  }
}

/** A simulated M-Pesa learns the addresses by itself; the real one takes them once, by a hand at the desk. */
async function registerSimulated({ daraja, till, registerFor, log }: AskTillDeps): Promise<void> {
  if (!daraja || registerFor === null) return;
  const { registeredFor } = await till().addresses();
  if (registeredFor === registerFor) return;
  const agreed = await registerAddresses(daraja, till(), registerFor);
  if (agreed.kind === 'refused')
    log('warn', 'register_till_refused', { code: agreed.code, reason: agreed.detail });
}

async function sendOne(
  { id, kind, details, token }: ClaimedRequest,
  requests: MpesaRequestsDb,
  { daraja, answerBaseUrl, log }: AskTillDeps,
): Promise<string> {
  try {
    const resultUrl = `${answerBaseUrl}/${token}`;
    const said = daraja
      ? await daraja.ask({ id, kind, details }, { resultUrl, timeoutUrl: `${resultUrl}/timeout` })
      : { kind: 'refused' as const, code: 'not_set_up', detail: 'M-Pesa is not set up', again: false };
    if (said.kind === 'accepted') {
      await requests.sent(id, said.originatorConversationId, said.conversationId);
    } else {
      log('warn', 'mpesa_request_not_accepted', { request_id: id, kind, reason: said.detail });
      // Whether it was taken on is not known: the answer may still come, and it is given out again after a minute.
      if (said.kind === 'refused') await requests.refused(id, said.code, said.detail, said.again);
    }
    return said.kind;
  } catch (error) {
    // One broken request must not keep the others from being sent.
    log('error', 'mpesa_request_failed', { request_id: id, kind, reason: reasonOf(error) });
    return 'error';
  }
}
