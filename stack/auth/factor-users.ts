import { type AuthRequest, plainEmail } from './auth-request.ts';
import { factorsOf } from './factor-rows.ts';
import { isStrong, isVerified } from './factor-session.ts';
import type { Session } from './lite-auth.ts';
import { refusal } from './refusal.ts';

/**
 * Second factors in the user object, from which clients learn that a session is to be strengthened; and, as GoTrue has
 * it, no new password or address from a session that has not been. Comes after what opens transactions: it reads by a
 * connection of its own.
 */
export function correctFactorUsers(request: AuthRequest): void {
  const { service, database } = request;
  const signIn = service.signInWithPassword.bind(service);
  const verifyOtp = service.verifyOtp.bind(service);
  const exchangePkceCode = service.exchangePkceCode.bind(service);
  const refresh = service.refreshSession.bind(service);
  const getUser = service.getUser.bind(service);
  const updateUser = service.updateUser.bind(service);

  const withFactors = async (session: Session): Promise<Session> => {
    await addFactors(session.user);
    return session;
  };
  // Changed in place: the service hangs hidden properties on its answers, which a copy would lose.
  const addFactors = async <User extends { id: string }>(user: User): Promise<User> => {
    const factors = await factorsOf(database, user.id);
    return factors.length > 0 ? Object.assign(user, { factors }) : user;
  };

  service.signInWithPassword = async (...given) => withFactors(await signIn(...given));
  service.verifyOtp = async (...given) => withFactors(await verifyOtp(...given));
  service.exchangePkceCode = async (...given) => withFactors(await exchangePkceCode(...given));
  service.refreshSession = async (...given) => withFactors(await refresh(...given));
  service.getUser = async (...given) => addFactors(await getUser(...given));
  service.updateUser = async (userId, updates) => {
    if (updates.password !== undefined || updates.email !== undefined) {
      const user = await service.repo.findUserById(userId);
      const moves = updates.email !== undefined && plainEmail(updates.email) !== plainEmail(user?.email);
      const factors = updates.password !== undefined || moves ? await factorsOf(database, userId) : [];
      if (factors.some(isVerified) && !(await isStrong(request)))
        throw refusal(
          401,
          'insufficient_aal',
          'AAL2 session is required to update email or password when MFA is enabled.',
        );
    }
    return addFactors(await updateUser(userId, updates));
  };
}
