import { randomUUID } from 'node:crypto';

import type { HonoContext } from '@supabase/lite';
import type { Context } from 'hono';
import { decodeJwt } from 'jose';

import type { AuthRequest } from './auth-request.ts';
import { hashLinkToken, splitChallenge } from './link-token.ts';
import type { AuthRepository, UserRow } from './lite-auth.ts';
import { refusalParts } from './refusal.ts';

/** How long links work, in seconds. */
export interface LinkExpiry {
  confirmation: number;
  recovery: number;
}

export const DEFAULT_EXPIRY: LinkExpiry = { confirmation: 24 * 3600, recovery: 3600 };

/** Links are looked up by the hash of their token, expire by kind, and guesses are counted. */
export function correctVerify({ service, guards, client }: AuthRequest, expiry: LinkExpiry): void {
  const verifyOtp = service.verifyOtp.bind(service);
  const exchangePkceCode = service.exchangePkceCode.bind(service);

  service.verifyOtp = async (params) => {
    await guards.verify(client);
    if (!params.token_hash) return verifyOtp(params);
    const token = splitChallenge(params.token_hash)?.token ?? params.token_hash;
    return verifyOtp({ ...params, token_hash: hashLinkToken(token) });
  };

  service.exchangePkceCode = async (code, verifier) => {
    await guards.verify(client);
    return exchangePkceCode(code, verifier);
  };

  service.isTokenExpired = (user, column) => {
    const [sentAt, seconds] = lifetime(user, column, expiry);
    return sentAt === null || Date.now() - new Date(sentAt).getTime() > seconds * 1000;
  };
}

function lifetime(user: UserRow, column: string, expiry: LinkExpiry): [string | null, number] {
  if (column === 'confirmation_token') return [user.confirmation_sent_at, expiry.confirmation];
  if (column.startsWith('email_change_token')) return [user.email_change_sent_at, expiry.confirmation];
  return [user.recovery_sent_at, expiry.recovery];
}

/**
 * The stock route knows neither the type `email`, which stands for a confirmation or a magic link, nor `invite`.
 * Answers the type it knows for the given token.
 */
export async function knownVerifyType(repo: AuthRepository, body: Record<string, unknown>): Promise<unknown> {
  if (body['type'] === 'invite') return 'signup';
  if (body['type'] !== 'email') return body['type'];
  const token = typeof body['token_hash'] === 'string' ? hashLinkToken(body['token_hash']) : '';
  return (await repo.findUserByToken('confirmation_token', token)) ? 'signup' : 'magiclink';
}

/**
 * A clicked `{{ .ConfirmationURL }}` that carries a PKCE challenge: confirms and sends the browser back with a `?code=`
 * that only the client holding the verifier can exchange. Answers null for any other link.
 */
export async function redeemPkceLink(
  context: Context<HonoContext>,
  { service }: AuthRequest,
  redirectTo: string,
): Promise<Response | null> {
  const link = splitChallenge(context.req.query('token') ?? '');
  if (!link) return null;
  const type = context.req.query('type') ?? '';
  const target = new URL(redirectTo);
  try {
    const session = await service.verifyOtp({ token_hash: link.token, type });
    // The code stands in for the session that verifying opened: end that one.
    const sessionId = String(decodeJwt(session.access_token)['session_id']);
    await service.repo.deleteRefreshTokensForSession(sessionId);
    await service.repo.deleteSession(sessionId);
    const code = randomUUID();
    await service.repo.createFlowState({
      id: randomUUID(),
      user_id: session.user.id,
      auth_code: code,
      authentication_method: type,
      code_challenge: link.challenge,
      code_challenge_method: 's256',
      provider_type: 'email',
    });
    target.searchParams.set('code', code);
  } catch (error) {
    const { code, message } = refusalParts(error);
    const problem = { error: 'access_denied', error_code: code, error_description: message };
    for (const [name, value] of Object.entries(problem)) target.searchParams.set(name, value);
    target.hash = new URLSearchParams(problem).toString();
  }
  return context.redirect(target.href, 303);
}
