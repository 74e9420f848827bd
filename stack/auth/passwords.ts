import { createHash } from 'node:crypto';

import { compare, hash as bcryptHash } from '@node-rs/bcrypt';

import { type AuthRequest, plainEmail } from './auth-request.ts';
import { isBanned, isConfirmed, type UserRow } from './lite-auth.ts';
import { invalidCredentials, refusal } from './refusal.ts';

/** The cost GoTrue uses; about 60 ms off the main thread. */
export const BCRYPT_COST = 10;

/** bcrypt reads no further than this many bytes. */
const BCRYPT_BYTES = 72;
const LONGEST_PASSWORD = 128;
const SHORTEST_PASSWORD = 8;

/** As hosted Supabase has it for `lower_upper_letters_digits_symbols`; the stock service knows far fewer symbols. */
const REQUIRED = [/[a-z]/, /[A-Z]/, /\d/, /[!-/:-@[-`{-~]/];

/** Compared with when there is no account, so that the time of the answer tells nothing. */
const decoyHash = bcryptHash('no account has this password', BCRYPT_COST);

const DIGEST = 'sha256:';

/** What bcrypt is given for a password: a digest of those it would cut off, and of those that look like one. */
export function bcryptInput(password: string): string {
  if (Buffer.byteLength(password) <= BCRYPT_BYTES && !password.startsWith(DIGEST)) return password;
  return `${DIGEST}${createHash('sha256').update(password).digest('base64')}`;
}

/** Whether `password` is the one behind `hash`; takes equally long without a hash and is false then. */
export async function passwordMatches(password: string, hash: string | null | undefined): Promise<boolean> {
  const matches = await compare(bcryptInput(password), hash || (await decoyHash));
  return matches && Boolean(hash);
}

/** Sign-in and password changes: throttled, silent about accounts, and a new password ends other sessions. */
export function correctPasswords({ service, guards, outbox, client, sessionId }: AuthRequest): void {
  const signIn = service.signInWithPassword.bind(service);
  const signUp = service.signUp.bind(service);
  const updateUser = service.updateUser.bind(service);

  service.signInWithPassword = async (email, password) => {
    const address = plainEmail(email);
    if (!address || typeof password !== 'string' || !password) return signIn(email, password);
    const attempt = await guards.signIn(client, address);
    const user = await service.repo.findUserByEmail(address);
    if (user && isConfirmed(user) && user.encrypted_password) {
      const session = await signIn(address, bcryptInput(password));
      await attempt.succeeded();
      return session;
    }
    const matches = await passwordMatches(password, user?.encrypted_password);
    // Only who knows the password learns that the address waits for its confirmation.
    if (!matches || (user && isBanned(user))) throw invalidCredentials();
    throw refusal(400, 'email_not_confirmed', 'Email not confirmed');
  };

  // Long passwords reach the stock service as a digest, which has no upper case or symbol to show for itself.
  const digests = new Set<string>();
  const digested = (password: string): string => {
    service.assertPasswordStrong(password);
    const input = bcryptInput(password);
    if (input !== password) digests.add(input);
    return input;
  };
  service.assertPasswordStrong = (password) => {
    if (digests.has(password)) return;
    if (password.length > LONGEST_PASSWORD) {
      throw refusal(422, 'validation_failed', `Password cannot exceed ${LONGEST_PASSWORD} characters`);
    }
    if (password.length < SHORTEST_PASSWORD) {
      throw refusal(422, 'weak_password', `Password should be at least ${SHORTEST_PASSWORD} characters.`);
    }
    if (!REQUIRED.every((kind) => kind.test(password))) {
      throw refusal(
        422,
        'weak_password',
        'Password should contain at least one lower case letter, upper case letter, digit and symbol.',
      );
    }
  };
  service.signUp = (email, password, data) =>
    signUp(email, typeof password === 'string' && password ? digested(password) : password, data);

  service.updateUser = async (userId, updates) => {
    if (updates.email) {
      const reserved = await guards.mail('email_change', plainEmail(updates.email), client);
      const before = await service.repo.findUserById(userId);
      outbox.ifUnsent(async () => {
        await reserved.giveBack();
        if (before) await service.repo.updateUser(userId, changeable(before));
      });
    }
    const { password } = updates;
    const user = await updateUser(
      userId,
      typeof password === 'string' ? { ...updates, password: digested(password) } : updates,
    );
    const current = sessionId();
    if (password !== undefined) {
      await service.repo.deleteRefreshTokensForUser(userId, current);
      await service.repo.deleteUserSessions(userId, current);
    }
    return user;
  };
}

/** What a change of the account may touch, as it was before. */
function changeable(user: UserRow): Partial<UserRow> {
  const { email_change, email_change_token_new, email_change_sent_at, email_change_confirm_status } = user;
  const { encrypted_password, raw_user_meta_data } = user;
  return {
    email_change,
    email_change_token_new,
    email_change_sent_at,
    email_change_confirm_status,
    encrypted_password,
    raw_user_meta_data,
  };
}
