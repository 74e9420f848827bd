import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, type ServiceFixture, startServiceFixture } from '../../service-fixture.ts';
import { suite } from '../suite.ts';
import { People } from './people.ts';

describe('sign-up and sign-in', () => {
  const { answers, end } = suite('auth/client');
  let stack: ServiceFixture;
  /** For the cases that leave no trace: a password takes its time. */
  let member: Awaited<ReturnType<People['member']>>;
  beforeAll(async () => {
    stack = await startServiceFixture();
    member = await people.member();
  });
  afterAll(() => stack.close());
  const people = new People(() => stack);

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

  it('sign-up answers the account and no session', async () => {
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

  it('sign-up twice does not tell that the address is known', async () => {
    const { email } = member;
    const { data, error } = await people.browser().signUp({ email, password: PASSWORD });
    expect([error, data.user?.identities, data.session]).toEqual([null, [], null]);
  });

  it('sign-in before the mail was opened', async () => {
    const { auth, email } = await people.newcomer();
    const { error } = await auth.signInWithPassword({ email, password: PASSWORD });
    expect(error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
  });

  it('the link of the sign-up signs in', async () => {
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

  it('a link works once', async () => {
    const { auth, email } = await people.newcomer();
    const token_hash = await people.tokenHash(email);
    await auth.verifyOtp({ token_hash, type: 'signup' });
    expect((await people.browser().verifyOtp({ token_hash, type: 'signup' })).error?.code).toBe(
      'otp_expired',
    );
  });

  it('the code of a sign-in by mail', async () => {
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

  it('sign-in answers a session', async () => {
    const { email, id } = member;
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

  it('sign-in does not mind capitals', async () => {
    const { email, id } = member;
    const { data } = await people
      .browser()
      .signInWithPassword({ email: email.toUpperCase(), password: PASSWORD });
    expect(data.user?.id).toBe(id);
  });

  it('sign-in with a wrong password', async () => {
    const { email } = member;
    const { error } = await people.browser().signInWithPassword({ email, password: 'Wrong-Horse-7!' });
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  });
  end();
});
