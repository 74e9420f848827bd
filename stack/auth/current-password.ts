import { decodeJwt } from 'jose';
import { type Kysely, sql } from 'kysely';

import { type AuthRequest, plainEmail } from './auth-request.ts';
import { addMethod } from './levels.ts';
import { passwordMatches } from './passwords.ts';
import { refusal } from './refusal.ts';

/** How long a session that a link for a new password opened may set one: as long as the link itself worked. */
const RECOVERY_MS = 3_600_000;

/** What `auth.sessions.tag` says of a session that such a link opened and that has set no password yet. */
const RECOVERY = 'recovery';

/**
 * A new password or address needs the present password: a session alone, as a stolen token is one, would take an account
 * away from its owner. Wrong ones are counted with the sign-ins. Who came by a reset link, or was invited, has shown that
 * the mailbox is theirs; an account without a password gets one only in that way. GoTrue asks so for passwords when
 * `require_current_password` is set; here for addresses too. A password that comes without such a change shows once more
 * who uses the session, which counts for a while: see `askRecent`.
 */
export function askCurrentPassword(
  { service, guards, client, database, sessionId }: AuthRequest,
  given: unknown,
): void {
  const updateUser = service.updateUser.bind(service);

  service.updateUser = async (userId, updates) => {
    const current = sessionId();
    const user = await service.repo.findUserById(userId);
    const moves = updates.email !== undefined && plainEmail(updates.email) !== plainEmail(user?.email);
    const changes = updates.password !== undefined || moves;
    const isGiven = typeof given === 'string' && given !== '';
    if (!user || (!changes && !isGiven)) return updateUser(userId, updates);
    if (changes && current && (await isRecovery(current))) {
      const updated = await updateUser(userId, updates);
      if (updates.password !== undefined) await tag(database, current, null);
      return updated;
    }
    if (!user.encrypted_password) {
      throw required('This account has no password yet. Ask for a reset link to set one first.');
    }
    if (!isGiven) {
      const what = updates.password === undefined ? 'changing the email address' : 'setting new password';
      throw required(`Current password required when ${what}.`);
    }
    const attempt = await guards.signIn(client, plainEmail(user.email));
    if (!(await passwordMatches(given, user.encrypted_password))) {
      throw refusal(400, 'current_password_invalid', 'The current password is not right.');
    }
    await attempt.succeeded();
    if (current && !changes) await addMethod(database, current, 'password');
    return updateUser(userId, updates);
  };

  async function isRecovery(id: string): Promise<boolean> {
    const session = await service.repo.findSessionById(id);
    if (session?.tag !== RECOVERY) return false;
    return Date.now() - new Date(session.created_at).getTime() < RECOVERY_MS;
  }
}

/**
 * Notes a session that a link for a new password opens. Answers the function that writes it, once the request has
 * succeeded: sessions are made within a transaction.
 */
export function noteRecovery({ service }: AuthRequest): (database: Kysely<unknown>) => Promise<void> {
  let opened: string | undefined;
  let method: string | undefined;
  const verifyOtp = service.verifyOtp.bind(service);
  const exchangePkceCode = service.exchangePkceCode.bind(service);
  const createSession = service.createSessionForUser.bind(service);

  service.verifyOtp = (params) => {
    method = params.type;
    return verifyOtp(params);
  };
  service.exchangePkceCode = async (code, verifier) => {
    const flow = code ? await service.repo.findFlowStateByAuthCode(code) : null;
    method = flow?.authentication_method;
    return exchangePkceCode(code, verifier);
  };
  service.createSessionForUser = async (user, ...rest) => {
    const session = await createSession(user, ...rest);
    const isInvited = method === 'signup' && !user.encrypted_password;
    if (method === 'recovery' || isInvited) opened = String(decodeJwt(session.access_token)['session_id']);
    return session;
  };
  return async (database) => {
    if (opened) await tag(database, opened, RECOVERY);
  };
}

async function tag(database: Kysely<unknown>, session: string, value: string | null): Promise<void> {
  await sql`update auth.sessions set tag = ${value} where id = ${session}::uuid`.execute(database);
}

const required = (message: string): Error => refusal(400, 'current_password_required', message);
