/**
 * POST as whoever may see errors → {is_sandbox, disk_left_mb}: whether M-Pesa is Safaricom's sandbox, so that no money comes,
 * and how little room the shop's own disk has left; null while that is enough, or nobody measures it.
 */
import { readEnv } from '../_shared/env.ts';
import { answerMethod, json, refusal } from '../_shared/respond.ts';
import { userClient } from '../_shared/supabase.ts';

const SANDBOX = 'sandbox.safaricom.co.ke';

export default {
  fetch: async (request: Request): Promise<Response> => {
    const early = answerMethod(request);
    if (early) return early;
    const { data: mayRead, error } = await userClient(request).rpc('has_capability', {
      capability: 'telemetry',
    });
    // A visitor may not even ask.
    if (error && error.code !== '42501')
      return refusal(503, 'unavailable', 'The notices could not be read.', 'Please try again in a moment.');
    if (mayRead !== true) return refusal(403, 'not_allowed', 'Only the owner may see this.');
    const left = Number(readEnv('DISK_LEFT_MB') ?? NaN);
    return json(200, {
      is_sandbox: readEnv('MPESA_BASE_URL')?.includes(SANDBOX) ?? false,
      disk_left_mb: Number.isFinite(left) ? left : null,
    });
  },
};
