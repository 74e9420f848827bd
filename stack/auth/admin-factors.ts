import type { AuthRequest } from './auth-request.ts';
import { factorsOf, findFactorOfAnyKind, removeFactor } from './factor-rows.ts';
import { refusal } from './refusal.ts';

/** Somebody's factors, or one of them that is taken away; there are no factors to make or to change from here. */
export async function adminFactors({ database }: AuthRequest, userId: string, method: string, id = '') {
  if (method === 'GET' && id === '') return factorsOf(database, userId);
  const factor = method === 'DELETE' ? await findFactorOfAnyKind(database, id, userId) : undefined;
  if (!factor) throw refusal(404, 'mfa_factor_not_found', 'Factor not found');
  await removeFactor(database, factor);
  return { id: factor.id };
}
