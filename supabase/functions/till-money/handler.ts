import { wholeNumberOf } from '../_shared/json-values.ts';
import { reasonOf } from '../_shared/log.ts';
import type { Log } from '../_shared/log.ts';
import { json, readJsonObject } from '../_shared/respond.ts';
import type { TillDb } from '../_shared/till-db.ts';
import { readTillMoney } from '../_shared/till-money.ts';

export type TillMoneyDeps = { till: () => TillDb; log: Log; judgeWithinMs?: number };

const ACCEPTED = { ResultCode: '0', ResultDesc: 'Accepted' };
/** M-Pesa waits some seconds; somebody at a counter waits for M-Pesa. */
const JUDGE_WITHIN_MS = 1000;

/**
 * M-Pesa tells of a payment (confirmation), or asks whether to take it (validation). Neither carries a signature: the address holds a
 * secret that Safaricom alone was given, and the name of the function has no word that it refuses in addresses.
 */
export async function tillMoney(request: Request, deps: TillMoneyDeps): Promise<Response> {
  const [secret = '', what] = new URL(request.url).pathname.split('/till-money/').at(-1)?.split('/') ?? [];
  const money = request.method === 'POST' ? readTillMoney(await readJsonObject(request)) : null;
  if (!money || !/^[\w-]{32,128}$/.test(secret)) {
    // What Pull Transactions brings to its address is nowhere documented; it is asked for, and not awaited here.
    if (what !== 'list') deps.log('warn', 'till_money_unreadable', { what });
    return json(200, ACCEPTED);
  }
  if (what === 'validation') return json(200, await judge(secret, money, deps));
  try {
    const outcome = await deps.till().receive(secret, money);
    const level = outcome === 'other_till' || outcome === 'unreadable' ? 'error' : 'info';
    if (outcome === null) deps.log('warn', 'till_money_unknown_address');
    else deps.log(level, 'till_money', { receipt: money.line.receipt.slice(0, 12), outcome });
  } catch (error) {
    deps.log('error', 'till_money_failed', { reason: reasonOf(error) });
    // Not kept, so it may come once more; what does not come again is listed at night.
    return json(503, { ResultCode: '1', ResultDesc: 'Try again' });
  }
  return json(200, ACCEPTED);
}

/** Money is never turned away by a fault of ours: without an answer in time it is taken, and a person looks. */
async function judge(
  secret: string,
  { line }: NonNullable<ReturnType<typeof readTillMoney>>,
  { till, log, judgeWithinMs = JUDGE_WITHIN_MS }: TillMoneyDeps,
): Promise<typeof ACCEPTED> {
  const kes = wholeNumberOf(line.paid_in_kes);
  if (kes === null) return ACCEPTED;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const said = await Promise.race([
      till().judge(secret, line.account, kes),
      new Promise<string>((resolve) => {
        timer = setTimeout(() => resolve('late'), judgeWithinMs);
      }),
    ]);
    log('info', 'till_money_judged', { said });
    return said.startsWith('C2B') ? { ResultCode: said, ResultDesc: 'Rejected' } : ACCEPTED;
  } catch (error) {
    log('error', 'till_money_not_judged', { reason: reasonOf(error) });
    return ACCEPTED;
  } finally {
    clearTimeout(timer);
  }
}
