import { createHash } from 'node:crypto';

import { jwtVerify } from 'jose';

import type { Claims } from './database-shape.ts';

export interface RealtimeKeys {
  anonKey: string;
  secretKey: string;
  jwtSecret: string;
}

const TOKEN_ROLES = new Set(['anon', 'authenticated', 'service_role']);

/**
 * Whom a token speaks for. The API keys count as tokens. Throws with a
 * reason for the client when the token is expired, forged or of an unknown role.
 */
export async function claimsOf(token: unknown, keys: RealtimeKeys): Promise<Claims> {
  if (token === undefined || token === null || token === '' || token === keys.anonKey)
    return { role: 'anon' };
  if (token === keys.secretKey) return { role: 'service_role' };
  if (typeof token !== 'string') throw new Error('Unauthorized: Invalid token');
  try {
    const secret = new TextEncoder().encode(keys.jwtSecret);
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'] });
    const { role = 'anon' } = payload;
    if (typeof role === 'string' && TOKEN_ROLES.has(role)) return { ...payload, role };
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ERR_JWT_EXPIRED') {
      throw new Error('InvalidJWTToken: Token has expired', { cause: error });
    }
  }
  throw new Error('Unauthorized: Invalid token');
}

export function isExpired(claims: Claims): boolean {
  return typeof claims['exp'] === 'number' && claims['exp'] * 1000 < Date.now();
}

/** Equal for claims with equal rights: all but what changes with every refresh of a token. */
export function rightsKey({ iat: _iat, exp: _exp, ...rights }: Claims): string {
  return createHash('sha256').update(JSON.stringify(rights)).digest('base64');
}
