import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, type ServiceFixture, startServiceFixture } from '../service-fixture.ts';

describe('accounts', () => {
  let stack: ServiceFixture;
  beforeAll(async () => {
    stack = await startServiceFixture();
  });
  afterAll(() => stack.close());

  const admin = () => stack.browser({ key: stack.keys.secretKey }).auth.admin;

  describe('access tokens', () => {
    it('carry what those of hosted Supabase carry, also after a refresh', async () => {
      const { browser, userId } = await stack.signedIn('ann@example.com');
      const { data } = await browser.auth.getSession();
      const { data: refreshed } = await browser.auth.refreshSession();
      const tokens = [data.session?.access_token ?? '', refreshed.session?.access_token ?? ''];
      for (const token of tokens) {
        expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'HS256', kid: 'local' });
        expect(decodeJwt(token)).toMatchObject({
          sub: userId,
          role: 'authenticated',
          aud: 'authenticated',
          iss: `${stack.url}/auth/v1`,
          email: 'ann@example.com',
          app_metadata: { provider: 'email', providers: ['email'] },
          user_metadata: {},
          aal: 'aal1',
          is_anonymous: false,
        });
        expect(decodeJwt(token)['session_id']).toBeTruthy();
      }
      expect(decodeJwt(tokens[0] ?? '')['amr']).toMatchObject([{ method: 'password' }]);
      const { data: note, error } = await browser
        .from('notes')
        .insert({ body: 'works' })
        .select('user_id')
        .single();
      expect(error).toBeNull();
      expect(note?.user_id).toBe(userId);
    });

    it('end with the session', async () => {
      const { browser } = await stack.signedIn('ben@example.com');
      const { data } = await browser.auth.getSession();
      await browser.auth.signOut();
      const { error } = await stack.browser().auth.getUser(data.session?.access_token);
      expect(error?.name).toBe('AuthSessionMissingError');
    });
  });

  describe('the admin API', () => {
    it('opens for the secret key alone', async () => {
      const { browser } = await stack.signedIn('cate@example.com');
      for (const stranger of [stack.browser(), browser, stack.browser({ key: 'sb_secret_wrong' })]) {
        const { error } = await stranger.auth.admin.listUsers();
        expect(error?.code).toBe('not_admin');
        const created = await stranger.auth.admin.createUser({ email: 'x@example.com', password: PASSWORD });
        expect(created.error?.code).toBe('not_admin');
      }
    });

    it('creates, reads, lists, changes and deletes users', async () => {
      const created = await admin().createUser({
        email: 'Dan@Example.com',
        password: PASSWORD,
        email_confirm: true,
        user_metadata: { full_name: 'Dan' },
        app_metadata: { plan: 'free' },
      });
      const id = created.data.user?.id ?? '';
      expect(created.data.user).toMatchObject({
        email: 'dan@example.com',
        user_metadata: { full_name: 'Dan' },
        app_metadata: { provider: 'email', plan: 'free' },
      });
      const again = await admin().createUser({ email: 'dan@example.com', password: PASSWORD });
      expect(again.error?.code).toBe('email_exists');
      expect((await admin().createUser({ email: 'no address' })).error?.code).toBe('validation_failed');
      expect((await admin().createUser({ email: 'w@example.com', password: 'weak' })).error?.code).toBe(
        'weak_password',
      );

      expect((await admin().getUserById(id)).data.user?.email).toBe('dan@example.com');
      const page = await admin().listUsers({ page: 1, perPage: 2 });
      expect(page.data.users[0]?.id).toBe(id);
      expect(page.data.users.length).toBeLessThanOrEqual(2);

      const changed = await admin().updateUserById(id, {
        email: 'dan2@example.com',
        password: 'Another-Horse-8!',
        app_metadata: { plan: 'premium' },
      });
      expect(changed.data.user).toMatchObject({
        email: 'dan2@example.com',
        app_metadata: { provider: 'email', plan: 'premium' },
        user_metadata: { full_name: 'Dan' },
      });
      const signIn = () =>
        stack.browser().auth.signInWithPassword({ email: 'dan2@example.com', password: 'Another-Horse-8!' });
      expect((await signIn()).error).toBeNull();

      expect((await admin().deleteUser(id)).error).toBeNull();
      expect((await admin().getUserById(id)).error?.code).toBe('user_not_found');
      expect((await signIn()).error?.code).toBe('invalid_credentials');
    });

    it('bans a user until the ban is lifted', async () => {
      const { browser, userId } = await stack.signedIn('eve@example.com');
      const signIn = () =>
        stack.browser().auth.signInWithPassword({ email: 'eve@example.com', password: PASSWORD });
      await admin().updateUserById(userId, { ban_duration: '1h30m' });
      expect((await signIn()).error?.code).toBe('user_banned');
      expect((await browser.auth.refreshSession()).error?.code).toBe('user_banned');
      await admin().updateUserById(userId, { ban_duration: 'none' });
      expect((await signIn()).error).toBeNull();
    });

    it('invites somebody, who chooses a password', async () => {
      const invited = await admin().inviteUserByEmail('fay@example.com', { data: { full_name: 'Fay' } });
      expect(invited.error).toBeNull();
      const [mail] = stack.mailsTo('fay@example.com');
      expect(mail?.subject).toBe('You are invited to Mizizi');
      const link = new URL(mail?.links[0] ?? '');
      expect(link.pathname).toBe('/auth/reset-password');
      const browser = stack.browser();
      const opened = await browser.auth.verifyOtp({
        token_hash: link.searchParams.get('token_hash') ?? '',
        type: 'invite',
      });
      expect(opened.error).toBeNull();
      expect((await browser.auth.updateUser({ password: PASSWORD })).error).toBeNull();
      const fresh = await stack
        .browser()
        .auth.signInWithPassword({ email: 'fay@example.com', password: PASSWORD });
      expect(fresh.error).toBeNull();
    });
  });
});
