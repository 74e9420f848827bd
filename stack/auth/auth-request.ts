import type { Kysely } from 'kysely';

import type { AuthGuards } from './guards.ts';
import type { LiteAuth } from './lite-auth.ts';
import type { Outbox } from './outbox.ts';

/** What the parts of the layer share about one request. */
export interface AuthRequest {
  service: LiteAuth;
  guards: AuthGuards;
  outbox: Outbox;
  /** With the rights of the database's owner. */
  database: Kysely<unknown>;
  /** The network address that asks. */
  client: string;
  /** The session of the caller's access token, once the auth routes have checked it. */
  sessionId: () => string | undefined;
}

/** The form in which an address is looked up and counted; '' for anything that is not a text. */
export function plainEmail(email: unknown): string {
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}
