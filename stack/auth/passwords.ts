import { compare, hash as bcryptHash } from '@node-rs/bcrypt';

import { type AuthRequest, plainEmail } from './auth-request.ts';
import { isBanned, isConfirmed } from './lite-auth.ts';
import { invalidCredentials, refusal } from './refusal.ts';

/** The cost GoTrue uses; about 60 ms off the main thread. */
export const BCRYPT_COST = 10;

/** bcrypt reads no further than this many bytes. */
const LONGEST_PASSWORD = 72;

/** Compared with when there is no account, so that the time of the answer tells nothing; made on first use. */
let decoyHash: Promise<string> | undefined;

/** Whether `password` is the one behind `hash`; takes equally long without a hash and is false then. */
async function passwordMatches(password: string, hash: string | null | undefined): Promise<boolean> {
  decoyHash ??= bcryptHash('no account has this password', BCRYPT_COST);
  const matches = await compare(password, hash || (await decoyHash));
  return matches && Boolean(hash);
}

/** Sign-in and password changes: throttled, silent about accounts, and a new password ends other sessions. */
export function correctPasswords({ service, guards, client, sessionId }: AuthRequest): void {
  const signIn = service.signInWithPassword.bind(service);
  const assertStrong = service.assertPasswordStrong.bind(service);
  const updateUser = service.updateUser.bind(service);

  service.signInWithPassword = async (email, password) => {
    const address = plainEmail(email);
    if (!address || typeof password !== 'string' || !password) return signIn(email, password);
    guards.signIn(client, address);
    const user = await service.repo.findUserByEmail(address);
    if (user && isConfirmed(user) && user.encrypted_password) return signIn(address, password);
    const matches = await passwordMatches(password, user?.encrypted_password);
    // Only who knows the password learns that the address waits for its confirmation.
    if (!matches || (user && isBanned(user))) throw invalidCredentials();
    throw refusal(400, 'email_not_confirmed', 'Email not confirmed');
  };

  service.assertPasswordStrong = (password) => {
    if (Buffer.byteLength(password) > LONGEST_PASSWORD) {
      throw refusal(422, 'validation_failed', 'Password cannot be longer than 72 characters');
    }
    assertStrong(password);
  };

  service.updateUser = async (userId, updates) => {
    if (updates.email) guards.mail('email_change', plainEmail(updates.email), client);
    const user = await updateUser(userId, updates);
    const current = sessionId();
    if (updates.password !== undefined) {
      await service.repo.deleteRefreshTokensForUser(userId, current);
      await service.repo.deleteUserSessions(userId, current);
    }
    return user;
  };
}
