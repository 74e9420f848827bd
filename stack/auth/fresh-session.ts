import type { AuthRequest } from './auth-request.ts';
import { refusal } from './refusal.ts';

/** As GoTrue has it for `secure_password_change`. */
const FRESH_MS = 24 * 3_600_000;

/**
 * A new password or address needs a session that began within a day: a phone that was left signed in is not enough to
 * take an account away from its owner. Hosted Supabase asks so for passwords; here for both.
 */
export function correctUpdates({ service, sessionId }: AuthRequest): void {
  const updateUser = service.updateUser.bind(service);

  service.updateUser = async (userId, updates) => {
    const current = sessionId();
    if (current && (updates.password !== undefined || updates.email !== undefined)) {
      const session = await service.repo.findSessionById(current);
      const age = Date.now() - new Date(session?.created_at ?? 0).getTime();
      if (age > FRESH_MS) {
        const what = updates.password === undefined ? 'Email' : 'Password';
        throw refusal(400, 'reauthentication_needed', `${what} update requires reauthentication`);
      }
    }
    return updateUser(userId, updates);
  };
}
