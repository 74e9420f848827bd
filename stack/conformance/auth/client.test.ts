import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect } from 'vitest';

import { PASSWORD, type ServiceFixture, startServiceFixture } from '../../service-fixture.ts';
import { suite } from '../suite.ts';
import { People } from './people.ts';

describe('sessions, sign-up, sign-in and users', () => {
  const { answers, holds, end } = suite('auth/client');
  let stack: ServiceFixture;
  beforeAll(async () => {
    stack = await startServiceFixture();
  });
  afterAll(() => stack.close());
  const people = new People(() => stack);
  const NEW_PASSWORD = 'Another-Horse-8!';

  answers(() => people.browser(), {
    'sign-up without an address': [
      (auth) => auth.signUp({ password: PASSWORD } as never),
      { data: { user: null, session: null }, error: { name: 'AuthInvalidCredentialsError' } },
    ],
    'sign-up with an address that is none': [
      (auth) => auth.signUp({ email: 'nobody', password: PASSWORD }),
      { error: { status: 400, code: 'validation_failed' } },
    ],
    'sign-up with a weak password': [
      (auth) => auth.signUp({ email: 'weak@example.com', password: 'abc' }),
      {
        error: {
          name: 'AuthWeakPasswordError',
          status: 422,
          code: 'weak_password',
          reasons: expect.any(Array),
        },
      },
    ],
    'sign-up without a password': [
      (auth) => auth.signUp({ email: 'weak@example.com', password: '' }),
      { error: { status: 400, code: 'validation_failed' } },
    ],
    'sign-in of nobody': [
      (auth) => auth.signInWithPassword({ email: 'nobody@example.com', password: PASSWORD }),
      { data: { user: null, session: null }, error: { status: 400, code: 'invalid_credentials' } },
    ],
    'sign-in without an address': [
      (auth) => auth.signInWithPassword({ password: PASSWORD } as never),
      { error: { name: 'AuthInvalidCredentialsError' } },
    ],
    'sign-in by a code of an address that is none': [
      (auth) => auth.signInWithOtp({ email: 'nobody' }),
      { error: { status: 400, code: 'validation_failed' } },
    ],
    'sign-in by a code of nobody, who shall not be made': [
      (auth) => auth.signInWithOtp({ email: 'none@example.com', options: { shouldCreateUser: false } }),
      { error: { status: 422, code: 'otp_disabled' } },
    ],
    'sign-in by telephone is off': [
      (auth) => auth.signInWithOtp({ phone: '+254700000000' }),
      { error: { status: 400, code: 'phone_provider_disabled' } },
    ],
    'sign-in without a name is off': [
      (auth) => auth.signInAnonymously(),
      { error: { status: 422, code: 'anonymous_provider_disabled' } },
    ],
    'sign-in by a token of a provider that is off': [
      (auth) => auth.signInWithIdToken({ provider: 'apple', token: 'x' }),
      { error: { status: 400 } },
    ],
    'a code that is wrong': [
      (auth) => auth.verifyOtp({ email: 'nobody@example.com', token: '123456', type: 'email' }),
      { data: { user: null, session: null }, error: { status: 403, code: 'otp_expired' } },
    ],
    'a link that is wrong': [
      (auth) => auth.verifyOtp({ token_hash: 'wrong', type: 'signup' }),
      { error: { status: 403, code: 'otp_expired' } },
    ],
    'a reset for nobody tells nobody': [(auth) => auth.resetPasswordForEmail('nobody@example.com'), {}],
    'a resend for nobody tells nobody': [
      (auth) => auth.resend({ type: 'signup', email: 'nobody@example.com' }),
      { data: { user: null, session: null }, error: null },
    ],
    'getSession of nobody': [(auth) => auth.getSession(), { session: null }],
    'getUser of nobody': [
      (auth) => auth.getUser(),
      { data: { user: null }, error: { name: 'AuthSessionMissingError' } },
    ],
    'getUser with a token that is none': [
      (auth) => auth.getUser('a.b.c'),
      { data: { user: null }, error: { status: 403, code: 'bad_jwt' } },
    ],
    'updateUser of nobody': [
      (auth) => auth.updateUser({ data: {} }),
      { error: { name: 'AuthSessionMissingError' } },
    ],
    'refreshSession of nobody': [
      (auth) => auth.refreshSession(),
      { error: { name: 'AuthSessionMissingError' } },
    ],
    'refreshSession with a token that is none': [
      (auth) => auth.refreshSession({ refresh_token: 'abcdefghijkl' }),
      { error: { status: 400, code: 'refresh_token_not_found' } },
    ],
    'setSession with tokens that are none': [
      (auth) => auth.setSession({ access_token: 'a.b.c', refresh_token: 'wrong' }),
      { data: { session: null }, error: { name: 'AuthInvalidJwtError' } },
    ],
    'getClaims of nobody': [(auth) => auth.getClaims(), { data: null, error: null }],
    'reauthenticate of nobody': [
      (auth) => auth.reauthenticate(),
      { error: { name: 'AuthSessionMissingError' } },
    ],
    'getUserIdentities of nobody': [
      (auth) => auth.getUserIdentities(),
      { error: { name: 'AuthSessionMissingError' } },
    ],
  });

  holds('sign-up answers the account and no session', async () => {
    const email = people.address();
    const { data, error } = await people.browser().signUp({
      email,
      password: PASSWORD,
      options: { data: { full_name: 'Neema' } },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      confirmation_sent_at: expect.any(String),
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Neema', email, email_verified: false, phone_verified: false },
      identities: [{ provider: 'email', identity_data: { email } }],
      is_anonymous: false,
    });
  });

  holds('sign-up twice does not tell that the address is known', async () => {
    const { email } = await people.member();
    const { data, error } = await people.browser().signUp({ email, password: PASSWORD });
    expect([error, data.user?.identities, data.session]).toEqual([null, [], null]);
  });

  holds('sign-in before the mail was opened', async () => {
    const { auth, email } = await people.newcomer();
    const { error } = await auth.signInWithPassword({ email, password: PASSWORD });
    expect(error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
  });

  holds('the link of the sign-up signs in', async () => {
    const { auth, email } = await people.newcomer({ full_name: 'Otieno' });
    const { data, error } = await auth.verifyOtp({
      token_hash: await people.tokenHash(email),
      type: 'signup',
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Otieno', email_verified: true } });
    expect(data.user?.email_confirmed_at).toBeTruthy();
    expect((await auth.getSession()).data.session?.user.email).toBe(email);
  });

  holds('a link works once', async () => {
    const { auth, email } = await people.newcomer();
    const token_hash = await people.tokenHash(email);
    await auth.verifyOtp({ token_hash, type: 'signup' });
    expect((await people.browser().verifyOtp({ token_hash, type: 'signup' })).error?.code).toBe(
      'otp_expired',
    );
  });

  holds('the code of a sign-in by mail', async () => {
    const { email } = await people.member();
    const auth = people.browser();
    expect(await auth.signInWithOtp({ email })).toMatchObject({
      data: { user: null, session: null },
      error: null,
    });
    await people.tokenHash(email);
    const token = /\b\d{6,8}\b/.exec(stack.mailsTo(email)[0]?.text ?? '')?.[0] ?? '';
    const { data, error } = await auth.verifyOtp({ email, token, type: 'email' });
    expect([error, data.user?.email]).toEqual([null, email]);
  });

  holds('sign-in answers a session', async () => {
    const { email, id } = await people.member();
    const { data, error } = await people.browser().signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: 3600,
      expires_at: expect.any(Number),
      token_type: 'bearer',
      user: { id, email, last_sign_in_at: expect.any(String) },
    });
    expect(data.user).toEqual(data.session?.user);
  });

  holds('sign-in does not mind capitals', async () => {
    const { email, id } = await people.member();
    const { data } = await people
      .browser()
      .signInWithPassword({ email: email.toUpperCase(), password: PASSWORD });
    expect(data.user?.id).toBe(id);
  });

  holds('sign-in with a wrong password', async () => {
    const { email } = await people.member();
    const { error } = await people.browser().signInWithPassword({ email, password: 'Wrong-Horse-7!' });
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  });

  holds('refreshSession answers new tokens of the same session', async () => {
    const { auth } = await people.member();
    const { data: before } = await auth.getSession();
    const { data, error } = await auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before.session?.refresh_token);
    const [first, second] = [before.session, data.session].map((one) => decodeJwt(one?.access_token ?? ''));
    expect(second?.['session_id']).toBe(first?.['session_id']);
  });

  holds('refreshSession with a token that is passed in', async () => {
    const { auth, id } = await people.member();
    const { data } = await auth.getSession();
    const refreshed = await people
      .browser()
      .refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
    expect([refreshed.error, refreshed.data.user?.id]).toEqual([null, id]);
  });

  holds('setSession takes over a session', async () => {
    const { auth, id } = await people.member();
    const { data } = await auth.getSession();
    if (!data.session) throw new Error('no session');
    const other = people.browser();
    expect((await other.setSession(data.session)).data.user?.id).toBe(id);
    expect((await other.getUser()).data.user?.id).toBe(id);
  });

  holds('getClaims reads the token', async () => {
    const { auth, id, email } = await people.member();
    const { data } = await auth.getClaims();
    expect(data?.claims).toMatchObject({
      sub: id,
      email,
      role: 'authenticated',
      aal: 'aal1',
      aud: 'authenticated',
    });
  });

  holds('getUser answers what is stored', async () => {
    const { auth, id, email } = await people.member();
    await people.admin().updateUserById(id, { user_metadata: { town: 'Lamu' } });
    expect((await auth.getUser()).data.user).toMatchObject({ id, email, user_metadata: { town: 'Lamu' } });
  });

  holds('updateUser adds to what is stored', async () => {
    const { auth } = await people.member();
    await auth.updateUser({ data: { a: 1 } });
    const { data, error } = await auth.updateUser({ data: { b: 2 } });
    expect([error, data.user?.user_metadata]).toEqual([null, expect.objectContaining({ a: 1, b: 2 })]);
  });

  holds('updateUser takes away what is null', async () => {
    const { auth } = await people.member();
    await auth.updateUser({ data: { a: 1 } });
    const { data } = await auth.updateUser({ data: { a: null } });
    expect(data.user?.user_metadata).not.toHaveProperty('a');
  });

  holds('updateUser does not touch the app’s metadata', async () => {
    const { auth } = await people.member();
    const { data } = await auth.updateUser({ app_metadata: { role: 'admin' } } as never);
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
  });

  holds('updateUser with the password there is', async () => {
    const { auth } = await people.member();
    const { error } = await auth.updateUser({ password: PASSWORD, current_password: PASSWORD } as never);
    expect(error).toMatchObject({ status: 422, code: 'same_password' });
  });

  holds('updateUser with a weak password', async () => {
    const { auth } = await people.member();
    const { error } = await auth.updateUser({ password: 'abc', current_password: PASSWORD } as never);
    expect(error).toMatchObject({ status: 422, code: 'weak_password' });
  });

  holds('updateUser with a new password', async () => {
    const { auth, email } = await people.member();
    const { error } = await auth.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD } as never);
    expect(error).toBeNull();
    expect((await people.browser().signInWithPassword({ email, password: NEW_PASSWORD })).error).toBeNull();
    expect((await people.browser().signInWithPassword({ email, password: PASSWORD })).error).not.toBeNull();
  });

  holds('updateUser with an address that somebody has', async () => {
    const [{ auth }, { email }] = [await people.member(), await people.member()];
    const { error } = await auth.updateUser({ email, current_password: PASSWORD } as never);
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  holds('getUserIdentities lists the address', async () => {
    const { auth, email } = await people.member();
    const { data } = await auth.getUserIdentities();
    expect(data?.identities).toMatchObject([{ provider: 'email', identity_data: { email } }]);
  });

  holds('the only identity stays', async () => {
    const { auth } = await people.member();
    const { data } = await auth.getUserIdentities();
    const [identity] = data?.identities ?? [];
    if (!identity) throw new Error('no identity');
    const { error } = await auth.unlinkIdentity(identity);
    expect(error).toMatchObject({ code: 'single_identity_not_deletable' });
  });

  holds('reauthenticate sends a code', async () => {
    const { auth, email } = await people.member();
    expect((await auth.reauthenticate()).error).toBeNull();
    await expect.poll(() => stack.mailsTo(email)).toHaveLength(1);
  });

  holds('resetPasswordForEmail opens a session in which a password is chosen', async () => {
    const { email } = await people.member();
    const auth = people.browser();
    expect(await auth.resetPasswordForEmail(email)).toMatchObject({ data: {}, error: null });
    const opened = await auth.verifyOtp({ token_hash: await people.tokenHash(email), type: 'recovery' });
    expect(opened.data.user?.email).toBe(email);
    expect((await auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
  });

  holds('signOut forgets the session', async () => {
    const { auth } = await people.member();
    expect((await auth.signOut()).error).toBeNull();
    expect((await auth.getSession()).data.session).toBeNull();
  });

  holds('signOut ends the sessions of all devices', async () => {
    const { auth, email } = await people.member();
    const other = people.browser();
    await other.signInWithPassword({ email, password: PASSWORD });
    await auth.signOut();
    expect((await other.refreshSession()).error?.code).toBe('refresh_token_not_found');
  });

  holds('signOut of this device leaves the others', async () => {
    const { auth, email } = await people.member();
    const other = people.browser();
    await other.signInWithPassword({ email, password: PASSWORD });
    await auth.signOut({ scope: 'local' });
    expect((await other.getUser()).error).toBeNull();
  });

  holds('signOut of the others leaves this one', async () => {
    const { auth, email } = await people.member();
    const other = people.browser();
    await other.signInWithPassword({ email, password: PASSWORD });
    await auth.signOut({ scope: 'others' });
    expect((await auth.getUser()).error).toBeNull();
    expect((await other.refreshSession()).error).not.toBeNull();
  });

  holds('a listener hears who comes and goes', async () => {
    const { email } = await people.member();
    const auth = people.browser();
    const heard: string[] = [];
    const { data } = auth.onAuthStateChange((event) => void heard.push(event));
    await auth.signInWithPassword({ email, password: PASSWORD });
    await auth.updateUser({ data: { a: 1 } });
    await auth.refreshSession();
    await auth.signOut();
    data.subscription.unsubscribe();
    expect(heard.filter((event) => event !== 'INITIAL_SESSION')).toEqual([
      'SIGNED_IN',
      'USER_UPDATED',
      'TOKEN_REFRESHED',
      'SIGNED_OUT',
    ]);
  });
  end();
});
