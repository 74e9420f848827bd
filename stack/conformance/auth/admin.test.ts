import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, type ServiceFixture, startServiceFixture } from '../../service-fixture.ts';
import { suite } from '../suite.ts';
import { People } from './people.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('the admin API', () => {
  const { answers, end } = suite('auth/admin');
  let stack: ServiceFixture;
  beforeAll(async () => {
    stack = await startServiceFixture();
  });
  afterAll(() => stack.close());
  const people = new People(() => stack);

  answers(() => people.admin(), {
    createUser: [
      (admin) => admin.createUser({ email: 'made@example.com', password: PASSWORD }),
      {
        data: {
          user: {
            email: 'made@example.com',
            role: 'authenticated',
            app_metadata: { provider: 'email', providers: ['email'] },
            identities: [{ provider: 'email' }],
          },
        },
        error: null,
      },
    ],
    'createUser with metadata': [
      (admin) =>
        admin.createUser({
          email: 'meta@example.com',
          user_metadata: { town: 'Voi' },
          app_metadata: { plan: 'gold' },
        }),
      {
        data: { user: { user_metadata: { town: 'Voi' }, app_metadata: { plan: 'gold', provider: 'email' } } },
      },
    ],
    'createUser, confirmed': [
      (admin) => admin.createUser({ email: 'sure@example.com', email_confirm: true }),
      { data: { user: { email_confirmed_at: expect.any(String) } } },
    ],
    'createUser with an id': [
      (admin) => admin.createUser({ id: '11111111-1111-4111-8111-111111111111', email: 'id@example.com' }),
      { data: { user: { id: '11111111-1111-4111-8111-111111111111' } } },
    ],
    'createUser with the id of somebody': [
      (admin) => admin.createUser({ id: '11111111-1111-4111-8111-111111111111', email: 'id2@example.com' }),
      { data: { user: null }, error: { status: 422 } },
    ],
    'createUser with an id that is none': [
      (admin) => admin.createUser({ id: 'one', email: 'id3@example.com' }),
      { error: { status: 400, code: 'validation_failed', message: 'ID must conform to the uuid v4 format' } },
    ],
    'createUser with a role': [
      (admin) => admin.createUser({ email: 'role@example.com', role: 'service_role' }),
      { data: { user: { role: 'service_role' } } },
    ],
    'createUser twice': [
      (admin) => admin.createUser({ email: 'MADE@example.com' }),
      { data: { user: null }, error: { status: 422, code: 'email_exists' } },
    ],
    'createUser with an address that is none': [
      (admin) => admin.createUser({ email: 'nobody' }),
      { error: { status: 400, code: 'validation_failed' } },
    ],
    'createUser with a weak password': [
      (admin) => admin.createUser({ email: 'weak@example.com', password: 'abc' }),
      { error: { status: 422, code: 'weak_password' } },
    ],
    listUsers: [
      (admin) => admin.listUsers({ page: 1, perPage: 2 }),
      {
        data: {
          users: [{ email: expect.any(String) }, { email: expect.any(String) }],
          aud: 'authenticated',
          total: expect.any(Number),
          nextPage: 2,
          lastPage: expect.any(Number),
        },
      },
    ],
    'listUsers beyond the last page': [
      (admin) => admin.listUsers({ page: 999, perPage: 50 }),
      { data: { users: [] }, error: null },
    ],
    'getUserById of nobody': [
      (admin) => admin.getUserById(NOBODY),
      { data: { user: null }, error: { status: 404, code: 'user_not_found' } },
    ],
    'updateUserById of nobody': [
      (admin) => admin.updateUserById(NOBODY, { email: 'x@example.com' }),
      { error: { status: 404, code: 'user_not_found' } },
    ],
    'deleteUser of nobody': [
      (admin) => admin.deleteUser(NOBODY),
      { error: { status: 404, code: 'user_not_found' } },
    ],
    'inviteUserByEmail with an address that is none': [
      (admin) => admin.inviteUserByEmail('nobody'),
      { error: { status: 400, code: 'validation_failed' } },
    ],
    'inviteUserByEmail of somebody who is here': [
      (admin) => admin.inviteUserByEmail('sure@example.com'),
      { error: { status: 422, code: 'email_exists' } },
    ],
    inviteUserByEmail: [
      (admin) => admin.inviteUserByEmail('guest@example.com', { data: { town: 'Embu' } }),
      {
        data: {
          user: {
            email: 'guest@example.com',
            user_metadata: { town: 'Embu' },
            invited_at: expect.any(String),
          },
        },
      },
    ],
    'generateLink of a sign-up': [
      (admin) => admin.generateLink({ type: 'signup', email: 'linked@example.com', password: PASSWORD }),
      {
        data: {
          properties: {
            action_link: expect.any(String),
            hashed_token: expect.any(String),
            verification_type: 'signup',
          },
        },
      },
    ],
  });

  answers(() => people.admin(), {
    'generateLink of an invitation': [
      (admin) =>
        admin.generateLink({
          type: 'invite',
          email: 'invited@example.com',
          options: { data: { town: 'Voi' } },
        }),
      {
        data: {
          user: {
            email: 'invited@example.com',
            invited_at: expect.any(String),
            user_metadata: { town: 'Voi' },
          },
          properties: { hashed_token: expect.any(String), verification_type: 'invite' },
        },
      },
    ],
    'generateLink of a sign-up of somebody who is here': [
      (admin) => admin.generateLink({ type: 'signup', email: 'sure@example.com', password: PASSWORD }),
      { error: { status: 422, code: 'email_exists' } },
    ],
    'generateLink of a magic link is refused: it would open an account': [
      (admin) => admin.generateLink({ type: 'magiclink', email: 'sure@example.com' }),
      {
        error: {
          status: 422,
          code: 'validation_failed',
          message: expect.stringContaining('by mail to its owner alone'),
        },
      },
    ],
    'generateLink of a reset is refused: it would open an account': [
      (admin) => admin.generateLink({ type: 'recovery', email: 'sure@example.com' }),
      { error: { status: 422, code: 'validation_failed' } },
    ],
  });

  answers(() => people.browser().admin, {
    'nobody makes links': [
      (admin) => admin.generateLink({ type: 'signup', email: 'x@example.com', password: PASSWORD }),
      { error: { status: 403 } },
    ],
    'nobody lists users': [(admin) => admin.listUsers(), { error: { status: 403 } }],
    'nobody makes users': [
      (admin) => admin.createUser({ email: 'x@example.com' }),
      { error: { status: 403 } },
    ],
    'nobody reads a user': [(admin) => admin.getUserById(NOBODY), { error: { status: 403 } }],
    'nobody deletes a user': [(admin) => admin.deleteUser(NOBODY), { error: { status: 403 } }],
    'nobody invites': [(admin) => admin.inviteUserByEmail('x@example.com'), { error: { status: 403 } }],
  });

  it('getUserById', async () => {
    const { id, email } = await people.member();
    expect((await people.admin().getUserById(id)).data.user).toMatchObject({ id, email });
  });

  it('an id that is none', async () => {
    await expect(people.admin().getUserById('none')).rejects.toThrow(/UUID/);
  });

  it('updateUserById changes the address at once', async () => {
    const { id } = await people.member();
    const email = people.address();
    const { data } = await people.admin().updateUserById(id, { email });
    expect(data.user).toMatchObject({ id, email, identities: [{ identity_data: { email } }] });
  });

  it('updateUserById adds to what is stored', async () => {
    const { id } = await people.member();
    await people.admin().updateUserById(id, { user_metadata: { a: 1 }, app_metadata: { x: 1 } });
    const { data } = await people
      .admin()
      .updateUserById(id, { user_metadata: { b: 2 }, app_metadata: { y: 2 } });
    expect(data.user?.user_metadata).toMatchObject({ a: 1, b: 2 });
    expect(data.user?.app_metadata).toMatchObject({ x: 1, y: 2, provider: 'email' });
  });

  it('updateUserById confirms an address', async () => {
    const { email } = await people.newcomer();
    const { data } = await people.admin().listUsers();
    const id = data.users.find((user) => user.email === email)?.id ?? '';
    await people.admin().updateUserById(id, { email_confirm: true });
    expect((await people.browser().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('updateUserById shuts out and lets in again', async () => {
    const { id, email } = await people.member();
    const signIn = () => people.browser().signInWithPassword({ email, password: PASSWORD });
    const { data } = await people.admin().updateUserById(id, { ban_duration: '24h' });
    expect(Date.parse(data.user?.banned_until ?? '')).toBeGreaterThan(Date.now());
    expect((await signIn()).error?.code).toBe('user_banned');
    await people.admin().updateUserById(id, { ban_duration: 'none' });
    expect((await signIn()).error).toBeNull();
  });

  it.each(['99999999999999h', '1d', '-1h'])(
    'updateUserById with a ban that is none: %s',
    async (ban_duration) => {
      const { id } = await people.member();
      const { error } = await people.admin().updateUserById(id, { ban_duration });
      expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    },
  );

  it('deleteUser ends the account', async () => {
    const { id, auth } = await people.member();
    expect((await people.admin().deleteUser(id)).error).toBeNull();
    expect((await auth.getUser()).error).not.toBeNull();
    expect((await people.admin().getUserById(id)).error?.code).toBe('user_not_found');
  });

  it('deleteUser that keeps the row', async () => {
    const { id } = await people.member();
    expect((await people.admin().deleteUser(id, true)).error).toBeNull();
    expect((await people.admin().getUserById(id)).data.user).toMatchObject({
      deleted_at: expect.any(String),
    });
  });

  it('deleteUser that would keep the row is refused, and deletes nobody', async () => {
    const { id } = await people.member();
    const { error } = await people.admin().deleteUser(id, true);
    expect(error).toMatchObject({ status: 422, message: expect.stringContaining('deleted whole') });
    expect((await people.admin().getUserById(id)).data.user).toMatchObject({ id });
  });

  it.each(['token_hash', 'action_link'])('the link of a sign-up confirms it: %s', async (by) => {
    const email = people.address();
    const link = { type: 'signup', email, password: PASSWORD } as const;
    // A second link takes the place of the first.
    await people.admin().generateLink(link);
    const { data } = await people.admin().generateLink(link);
    const { hashed_token, action_link } = data.properties ?? { hashed_token: '', action_link: '' };
    if (by === 'action_link') await fetch(action_link, { redirect: 'manual' });
    else await people.browser().verifyOtp({ token_hash: hashed_token, type: 'signup' });
    expect(stack.mailsTo(email)).toEqual([]);
    expect((await people.browser().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('an invitation lets its reader choose a password', async () => {
    const email = people.address();
    await people.admin().inviteUserByEmail(email);
    const auth = people.browser();
    await auth.verifyOtp({ token_hash: await people.tokenHash(email), type: 'invite' });
    expect((await auth.updateUser({ password: PASSWORD })).error).toBeNull();
  });

  it('admin.signOut ends the sessions of a token', async () => {
    const { auth } = await people.member();
    const { data } = await auth.getSession();
    expect((await people.admin().signOut(data.session?.access_token ?? '')).error).toBeNull();
    expect((await auth.refreshSession()).error).not.toBeNull();
  });

  it('settings tell what is offered', async () => {
    const response = await fetch(`${stack.url}/auth/v1/settings`, {
      headers: { apikey: stack.keys.anonKey },
    });
    expect(await response.json()).toMatchObject({
      disable_signup: false,
      mailer_autoconfirm: false,
      external: { email: true, phone: false, google: true, anonymous_users: false },
    });
  });

  it('health names the service', async () => {
    const response = await fetch(`${stack.url}/auth/v1/health`, { headers: { apikey: stack.keys.anonKey } });
    expect(await response.json()).toMatchObject({ name: 'GoTrue', version: expect.any(String) });
  });

  it('the way to a provider that is off', async () => {
    const response = await fetch(`${stack.url}/auth/v1/authorize?provider=github`, { redirect: 'manual' });
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ error_code: 'validation_failed' }),
    ]);
  });
  end();
});
