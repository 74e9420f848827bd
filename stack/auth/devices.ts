import { decodeJwt } from 'jose';
import { type Kysely, sql } from 'kysely';

import type { AuthRequest } from './auth-request.ts';

/** Longer ones are made up. */
const LONGEST = 400;

/**
 * Notes what browser a session belongs to, as GoTrue does, so that people recognise their devices. Answers the function
 * that writes it, once the request has succeeded: sessions may be made within a transaction.
 */
export function noteDevice(
  { service }: AuthRequest,
  userAgent: string | undefined,
): (database: Kysely<unknown>) => Promise<void> {
  let sessionId: unknown;
  const createSession = service.createSessionForUser.bind(service);
  const createRefresh = service.createRefreshResponse.bind(service);

  service.createSessionForUser = async (...session) => {
    const created = await createSession(...session);
    sessionId = decodeJwt(created.access_token)['session_id'];
    return created;
  };
  service.createRefreshResponse = async (user, refreshed, ...rest) => {
    sessionId = refreshed;
    return createRefresh(user, refreshed, ...rest);
  };

  return async (database) => {
    if (typeof sessionId !== 'string' || !userAgent) return;
    await sql`
      update auth.sessions set user_agent = ${userAgent.slice(0, LONGEST)} where id = ${sessionId}::uuid
    `.execute(database);
  };
}
