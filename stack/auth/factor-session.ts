import type { AuthRequest } from './auth-request.ts';
import { factorsOf, strengthen } from './factor-rows.ts';
import { isRecent } from './levels.ts';
import type { Session } from './lite-auth.ts';
import { refusal } from './refusal.ts';

/** Long enough to fetch a telephone and put an app on it. */
const RECENT_SECONDS = 600;

export const isVerified = ({ status }: { status: string }): boolean => status === 'verified';

/** The session of the caller's access token, which every token that this service signs names. */
function sessionOf({ sessionId }: AuthRequest): string {
  const id = sessionId();
  if (!id) throw refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  return id;
}

/** Whether the session has shown a second factor, as the database knows it: a token may be older than that. */
export async function isStrong(request: AuthRequest): Promise<boolean> {
  const session = await request.service.repo.findSessionById(sessionOf(request));
  return session?.aal === 'aal2';
}

/**
 * A token that was stolen is not enough to change a factor: the session began minutes ago, or was shown the present
 * password then, by `updateUser({ current_password })`. GoTrue asks for nothing of the kind.
 */
export async function askRecent(request: AuthRequest): Promise<void> {
  if (await isRecent(request.database, sessionOf(request), RECENT_SECONDS)) return;
  throw refusal(400, 'reauthentication_needed', 'Changing a second factor requires reauthentication');
}

/** The session as it goes on once a factor was shown. */
export async function strengthened(
  request: AuthRequest,
  userId: string,
  by: Parameters<typeof strengthen>[2],
): Promise<Session> {
  const { database, service } = request;
  const id = sessionOf(request);
  const user = await service.repo.findUserById(userId);
  if (!user) throw refusal(404, 'user_not_found', 'User not found');
  const token = await strengthen(database, { id, userId }, by);
  const signedInAt = user.last_sign_in_at ?? new Date().toISOString();
  const session = await service.createRefreshResponse(user, id, token, signedInAt);
  Object.assign(session.user, { factors: await factorsOf(database, userId) });
  return session;
}
