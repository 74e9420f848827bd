import { reasonOf } from '../_shared/log.ts';
import type { Log } from '../_shared/log.ts';
import type { MpesaRequestsDb } from '../_shared/mpesa-requests-db.ts';
import { readMpesaResult } from '../_shared/mpesa-result.ts';
import { json, readJsonObject } from '../_shared/respond.ts';

export type TillAnswersDeps = { requests: () => MpesaRequestsDb; log: Log };

/**
 * Keeps how a request to M-Pesa ended. An answer carries no signature: its address ends in a secret that Safaricom alone was
 * given, and its conversation must be that of the request. The name of the function has no word that Safaricom refuses in
 * addresses ("M-PESA", "query", …).
 */
export async function tillAnswers(request: Request, deps: TillAnswersDeps): Promise<Response> {
  try {
    await receive(request, deps);
  } catch (error) {
    deps.log('error', 'till_answer_failed', { reason: reasonOf(error) });
    // Not kept, so it may come once more.
    return json(503, { ResultCode: 1, ResultDesc: 'Try again' });
  }
  // The same words for everybody: a stranger learns nothing, and Safaricom does not call again.
  return json(200, { ResultCode: 0, ResultDesc: 'Accepted' });
}

async function receive(request: Request, { requests, log }: TillAnswersDeps): Promise<void> {
  const [token = '', timeout] =
    new URL(request.url).pathname.split('/till-answers/').at(-1)?.split('/') ?? [];
  const body = request.method === 'POST' ? await readJsonObject(request) : null;
  const result = readMpesaResult(body, timeout === 'timeout');
  if (!result || !/^[\w-]{32,128}$/.test(token)) {
    log('warn', 'till_answer_unreadable');
    return;
  }
  const state = await requests().receive(token, result, body);
  if (state === null) log('warn', 'till_answer_unknown_token', { code: result.code });
  else if (state === 'other_call') log('error', 'till_answer_unmatched', { code: result.code });
  else log('info', 'till_answer', { state, code: result.code });
}
