import { setTimeout as sleep } from 'node:timers/promises';

import { type Kysely, sql } from 'kysely';

import type { AuthRequest } from './auth-request.ts';

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
export function correctRefresh({ service, guards, client, database }: AuthRequest): void {
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
      throw error;
    }
  };
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
