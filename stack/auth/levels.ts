import { randomUUID } from 'node:crypto';

import { decodeJwt } from 'jose';
import { type Kysely, sql } from 'kysely';

import type { AuthRequest } from './auth-request.ts';

/** What a session has shown of its owner: `aal2` after a second factor, and by what means, the latest first. */
export interface Level {
  aal: string;
  amr: { method: string; timestamp: number }[];
}

/** What an access token of this session says of it; a session that is gone has shown nothing. */
export async function readLevel(database: Kysely<unknown>, sessionId: string): Promise<Level> {
  const { rows } = await sql<Level>`
    select coalesce(s.aal, 'aal1') as aal, coalesce((
      select jsonb_agg(jsonb_build_object('method', c.authentication_method,
        'timestamp', floor(extract(epoch from c.updated_at))::bigint) order by c.updated_at desc)
      from auth.mfa_amr_claims c where c.session_id = s.id
    ), '[]') as amr
    from auth.sessions s where s.id = ${sessionId}::uuid
  `.execute(database);
  return rows[0] ?? { aal: 'aal1', amr: [] };
}

/** Notes that a session was opened or strengthened by this means. */
export async function addMethod(database: Kysely<unknown>, sessionId: string, method: string): Promise<void> {
  await sql`
    insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    select ${randomUUID()}::uuid, s.id, now(), now(), ${method} from auth.sessions s where s.id = ${sessionId}::uuid
    on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at
  `.execute(database);
}

/**
 * Whether a session began within so many seconds, or was shown the password once more: codes of a second factor are no
 * sign-in of their own.
 */
export async function isRecent(
  database: Kysely<unknown>,
  sessionId: string,
  seconds: number,
): Promise<boolean> {
  const { rows } = await sql<{ recent: boolean }>`
    select s.created_at > t.since or exists (
      select from auth.mfa_amr_claims c
      where c.session_id = s.id and c.authentication_method = 'password' and c.updated_at > t.since
    ) as recent
    from auth.sessions s, (select now() - ${seconds} * interval '1 second' as since) t
    where s.id = ${sessionId}::uuid
  `.execute(database);
  return rows[0]?.recent === true;
}

/**
 * Notes how sessions are opened. Answers the function that writes it, once the request has succeeded: sessions may be
 * made within a transaction.
 */
export function noteMethod({ service }: AuthRequest): (database: Kysely<unknown>) => Promise<void> {
  const opened = new Map<string, string>();
  const createSession = service.createSessionForUser.bind(service);
  service.createSessionForUser = async (...session) => {
    const created = await createSession(...session);
    const claims = decodeJwt<Pick<Level, 'amr'>>(created.access_token);
    const method = claims.amr[0]?.method;
    if (method) opened.set(String(claims['session_id']), method);
    return created;
  };
  return async (database) => {
    for (const [sessionId, method] of opened) await addMethod(database, sessionId, method);
  };
}
