import { randomUUID } from 'node:crypto';

import { hash as bcryptHash } from '@node-rs/bcrypt';

import { removeUnconfirmed } from './admin-queries.ts';
import { type AuthRequest, plainEmail } from './auth-request.ts';
import { isConfirmed, type UserResponse, type UserRow } from './lite-auth.ts';
import { BCRYPT_COST, bcryptInput } from './passwords.ts';

/**
 * Sign-up and resend as hosted Supabase answers them. The stock service answers a repeated sign-up with 429 and never
 * resends.
 *
 * - A new address gets its mail; when that cannot be sent, there is no account.
 * - An address still to be confirmed gets the mail again. Its password stays: whoever comes second has not proven
 *   to be the owner either.
 * - A confirmed address gets nothing; the answer looks like a new user without identities.
 */
export function correctSignUp({ service, guards, outbox, client, database }: AuthRequest): void {
  const signUp = service.signUp.bind(service);
  const resend = service.resend.bind(service);

  service.signUp = async (email, password, data) => {
    await guards.signUp(client);
    const address = plainEmail(email);
    const closed = service.config.enable_signup === false || service.config.email?.enable_signup === false;
    if (closed || !address || typeof password !== 'string' || !password) return signUp(email, password, data);

    service.assertPasswordStrong(password);
    const user = await service.repo.findUserByEmail(address);
    if (user && isConfirmed(user)) {
      await spendHash(password);
      return { user: decoy(address, data ?? {}) };
    }
    const reserved = await guards.mail('confirmation', address, client);
    outbox.ifUnsent(reserved.giveBack);
    try {
      if (!user) {
        const created = await signUp(address, password, data);
        outbox.ifUnsent(() => removeUnconfirmed(database, created.user.id));
        return created;
      }
      await spendHash(password);
      outbox.add({ template: 'confirmation', to: address, userId: user.id });
      return { user: await describe(user) };
    } catch (error) {
      await reserved.giveBack();
      throw error;
    }
  };

  service.resend = async (type, email) => {
    const address = plainEmail(email);
    if ((type !== 'signup' && type !== 'email_change') || !address) return resend(type, email);
    await guards.mail(type === 'signup' ? 'confirmation' : 'email_change', address, client);
    const user = await service.repo.findUserByEmail(address);
    if (!user) return;
    if (type === 'signup') {
      if (!isConfirmed(user)) outbox.add({ template: 'confirmation', to: address, userId: user.id });
    } else if (user.email_change) {
      outbox.add({ template: 'email_change', to: user.email_change, userId: user.id });
    }
  };

  async function describe(user: UserRow): Promise<UserResponse> {
    const identities = await service.repo.findIdentitiesByUserId(user.id);
    return service.mapUserToResponse(service.repo.parseUserJson(user), identities, 'signup');
  }
}

/** A new account costs a hash: without it here the time of the answer would tell the cases apart. */
async function spendHash(password: string): Promise<void> {
  await bcryptHash(bcryptInput(password), BCRYPT_COST);
}

function decoy(email: string, data: Record<string, unknown>): UserResponse {
  const now = new Date().toISOString();
  const id = randomUUID();
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { ...data, email, email_verified: false, phone_verified: false, sub: id },
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
    confirmation_sent_at: now,
  };
}
