import { createHash, randomBytes } from 'node:crypto';

/** The secret of one mail link: 256 random bits, so there is nothing to guess, unlike a hash of a short code. */
export function newLinkToken(): string {
  return randomBytes(32).toString('hex');
}

/** What the database keeps of a link token: whoever reads the table cannot use the links. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const CHALLENGE = /^[\w-]{43,128}$/;
const PKCE_TOKEN = /^pkce_([0-9a-f]{64})_([\w-]{43,128})$/;

/** The S256 code challenge of a request body, if it carries a well-formed one. */
export function codeChallenge(body: Record<string, unknown>): string | null {
  const { code_challenge: challenge, code_challenge_method: method } = body;
  if (typeof challenge !== 'string' || !CHALLENGE.test(challenge)) return null;
  return String(method).toLowerCase() === 's256' ? challenge : null;
}

/** Carries the challenge inside the link, bound to its token; only the browser that asked can redeem the code. */
export function withChallenge(token: string, challenge: string | null): string {
  return challenge ? `pkce_${token}_${challenge}` : token;
}

/** Splits what `withChallenge` joined; null for a plain token. */
export function splitChallenge(token: string): { token: string; challenge: string } | null {
  const [, plain, challenge] = PKCE_TOKEN.exec(token) ?? [];
  return plain && challenge ? { token: plain, challenge } : null;
}
