import { setTimeout as sleep } from 'node:timers/promises';

import { type Kysely, sql } from 'kysely';

import type { Log } from '../log.ts';
import type { AuthRequest } from './auth-request.ts';
import { refusalParts } from './refusal.ts';

/** How long somebody who holds the same token is waited for. */
const PATIENCE_MS = 3000;
const LOOK_MS = 25;

/**
 * Renewing sessions. Each refresh token is used once: one that comes back after its successor was used means that two
 * hold it, and ends the session for both. Guessing them is counted.
 *
 * Two tabs renew at the same moment, and the stock service would give each a successor, a session in two branches. Here
 * the first to come renews; the others wait for its successor and are answered with that one, as GoTrue does.
 */
export function correctRefresh({ service, guards, client, database }: AuthRequest, log: Log): void {
  const refresh = service.refreshSession.bind(service);
  service.config.enable_refresh_token_rotation = true;
  service.refreshSession = async (token) => {
    const attempt = await guards.refresh(client);
    if (typeof token === 'string' && token && !(await guards.claimRefreshToken(token)))
      await untilRenewed(database, token);
    try {
      return await refresh(token);
    } catch (error) {
      await attempt.failed();
      const wasUsed = refusalParts(error).code === 'refresh_token_already_used';
      if (wasUsed && token && (await endSessionOf(database, token)))
        log.warn('a session ended, because a refresh token of it came back that had been used');
      throw error;
    }
  };
}

/** Its access tokens end with the session: nobody can tell which of the two who hold it is its owner. */
async function endSessionOf(database: Kysely<unknown>, token: string): Promise<boolean> {
  const { rows } = await sql`
    delete from auth.sessions s using auth.refresh_tokens t
    where t.token = ${token} and s.id = t.session_id returning s.id
  `.execute(database);
  return rows.length > 0;
}

/** Waits until a token has a successor; a token that is none never has one, and one whose holder failed neither. */
async function untilRenewed(database: Kysely<unknown>, token: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const { rows } = await sql<{ renewed: boolean }>`
      select exists (select from auth.refresh_tokens where parent = ${token}) as renewed
      from auth.refresh_tokens where token = ${token}
    `.execute(database);
    if (rows[0]?.renewed !== false) return;
    await sleep(LOOK_MS);
  }
}
