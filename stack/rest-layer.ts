import type { HonoContext } from '@supabase/lite';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';

import type { Claims as KnownClaims } from './database-shape.ts';
import type { FrequentReads } from './frequent-reads.ts';

type Claims = KnownClaims & { exp: number };
/** As the API key says them. */
const VISITOR: KnownClaims = { role: 'anon' };

/** Signed-in devices whose tokens are remembered; one that was forgotten is checked again. */
const MOST_TOKENS = 2_000;

/**
 * Spares requests of the REST API what `@supabase/lite` does for each of them.
 *
 * It looks up the account and the session of every token and lets the request pass whatever it finds, since REST goes by
 * the token alone, as PostgREST does. Where all requests share one session of the database, each would wait for these.
 *
 * It checks the signature of every token twice, a fifth of this thread's work for an order. A signature that was right
 * stays right: the claims of a token are remembered, with the whole token as their key, until it runs out.
 */
export function restLayer(reads: FrequentReads, anonKey: string): MiddlewareHandler<HonoContext> {
  const known = new LRUCache<string, Claims>({ max: MOST_TOKENS });
  return async (context, next) => {
    if (!context.req.path.startsWith('/rest/v1/')) return next();
    // The service is made anew for every request. Told that there is no such account, it asks for nothing further.
    context.var.authService.repo.findUserById = () => Promise.resolve(null);
    const token = context.var.ignoreAuthorization ? undefined : context.req.header('authorization');
    // The keys are looked at behind this layer: with another one, or none, nothing is answered here.
    const isKeyRight = context.req.header('apikey') === anonKey;
    if (isKeyRight && (token === undefined || token === `Bearer ${anonKey}`))
      return reads.answer(context, VISITOR, next);
    if (!token) return next();
    const claims = known.get(token);
    if (claims && !hasRunOut(claims)) {
      context.set('jwt', claims);
      context.set('userId', claims['sub'] as string);
      context.set('sessionId', claims['session_id'] as string);
      context.set('ignoreAuthorization', true);
      return isKeyRight ? reads.answer(context, claims, next) : next();
    }
    await next();
    // Set by a token that was found to be right, or by an API key in the place of one.
    const { jwt, ignoreAuthorization } = context.var;
    if (!ignoreAuthorization && hasEnd(jwt)) known.set(token, jwt);
    return undefined;
  };
}

const hasEnd = (claims: Record<string, unknown> | undefined): claims is Claims =>
  typeof claims?.['exp'] === 'number';

/** As `jose` counts it: in whole seconds, and not in the last one any more. */
const hasRunOut = ({ exp }: Claims): boolean => exp <= Math.floor(Date.now() / 1000);
