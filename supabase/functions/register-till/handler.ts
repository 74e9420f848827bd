import { reasonOf } from '../_shared/log.ts';
import type { Log } from '../_shared/log.ts';
import type { Daraja } from '../_shared/mpesa.ts';
import { answerMethod, json, refusal } from '../_shared/respond.ts';
import { registerAddresses } from '../_shared/till-calls.ts';
import type { TillDb } from '../_shared/till-db.ts';

export type RegisterTillDeps = {
  /** Whether the caller is the job or somebody of the desk of payments. */
  isAllowed: (request: Request) => Promise<boolean>;
  till: () => TillDb;
  /** Null when M-Pesa is not set up. */
  daraja: Daraja | null;
  /** The address of the function till-money. */
  base: string;
  log: Log;
};

/** Words that Safaricom refuses anywhere in an address. */
const REFUSED_WORDS = /m-?pesa|safaricom|exe|cmd|sql|query/i;

/** Asks M-Pesa to tell of each payment as it happens. */
export async function registerTill(request: Request, deps: RegisterTillDeps): Promise<Response> {
  const early = answerMethod(request);
  if (early) return early;
  if (!(await deps.isAllowed(request))) return refusal(403, 'not_allowed', 'You may not do this.');
  const { daraja, base, log } = deps;
  if (!daraja) return refusal(503, 'not_configured', 'M-Pesa is not set up.');
  const word = REFUSED_WORDS.exec(base)?.[0];
  if (word)
    return refusal(
      400,
      'bad_address',
      'Safaricom refuses the address of this shop.',
      `It may not have the word ${word} in it.`,
    );
  try {
    const agreed = await registerAddresses(daraja, deps.till(), base);
    if (agreed.kind === 'agreed') return json(200, { registered: true });
    log('warn', 'register_till_refused', { code: agreed.code, reason: agreed.detail });
    return /already registered|duplicate notification/i.test(agreed.detail)
      ? refusal(
          409,
          'registered_before',
          'Safaricom has other addresses for this number.',
          'Delete them on the Daraja portal under Self Services, URL Management, then try again.',
        )
      : refusal(502, 'refused', 'M-Pesa did not take the addresses.', `${agreed.code} ${agreed.detail}`);
  } catch (error) {
    log('error', 'register_till_failed', { reason: reasonOf(error) });
    return refusal(503, 'unavailable', 'M-Pesa could not be asked.', 'Please try again in a moment.');
  }
}
