import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, type ServiceFixture, startServiceFixture } from '../../service-fixture.ts';
import { suite } from '../suite.ts';
import { People } from './people.ts';

describe('sessions and users', () => {
  const { end } = suite('auth/users');
  let stack: ServiceFixture;
  /** For the cases that leave no trace: a password takes its time. */
  let member: Awaited<ReturnType<People['member']>>;
  beforeAll(async () => {
    stack = await startServiceFixture();
    member = await people.member();
  });
  afterAll(() => stack.close());
  const people = new People(() => stack);
  const NEW_PASSWORD = 'Another-Horse-8!';

  it('refreshSession answers new tokens of the same session', async () => {
    const { auth } = member;
    const { data: before } = await auth.getSession();
    const { data, error } = await auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before.session?.refresh_token);
    const [first, second] = [before.session, data.session].map((one) => decodeJwt(one?.access_token ?? ''));
    expect(second?.['session_id']).toBe(first?.['session_id']);
  });

  it('refreshSession with a token that is passed in', async () => {
    const { auth, id } = await people.member();
    const { data } = await auth.getSession();
    const refreshed = await people
      .browser()
      .refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
    expect([refreshed.error, refreshed.data.user?.id]).toEqual([null, id]);
  });

  it('setSession takes over a session', async () => {
    const { auth, id } = member;
    const { data } = await auth.getSession();
    if (!data.session) throw new Error('no session');
    const other = people.browser();
    expect((await other.setSession(data.session)).data.user?.id).toBe(id);
    expect((await other.getUser()).data.user?.id).toBe(id);
  });

  it('getClaims reads the token', async () => {
    const { auth, id, email } = member;
    const { data } = await auth.getClaims();
    expect(data?.claims).toMatchObject({
      sub: id,
      email,
      role: 'authenticated',
      aal: 'aal1',
      aud: 'authenticated',
    });
  });

  it('getUser answers what is stored', async () => {
    const { auth, id, email } = member;
    await people.admin().updateUserById(id, { user_metadata: { town: 'Lamu' } });
    expect((await auth.getUser()).data.user).toMatchObject({ id, email, user_metadata: { town: 'Lamu' } });
  });

  it('updateUser adds to what is stored', async () => {
    const { auth } = member;
    await auth.updateUser({ data: { a: 1 } });
    const { data, error } = await auth.updateUser({ data: { b: 2 } });
    expect([error, data.user?.user_metadata]).toEqual([null, expect.objectContaining({ a: 1, b: 2 })]);
  });

  it('updateUser takes away what is null', async () => {
    const { auth } = member;
    await auth.updateUser({ data: { a: 1 } });
    const { data } = await auth.updateUser({ data: { a: null } });
    expect(data.user?.user_metadata).not.toHaveProperty('a');
  });

  it('updateUser does not touch the app’s metadata', async () => {
    const { auth } = member;
    const { data } = await auth.updateUser({ app_metadata: { role: 'admin' } } as never);
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
  });

  it('updateUser with the password there is', async () => {
    const { auth } = member;
    const { error } = await auth.updateUser({ password: PASSWORD, current_password: PASSWORD } as never);
    expect(error).toMatchObject({ status: 422, code: 'same_password' });
  });

  it('updateUser with a weak password', async () => {
    const { auth } = member;
    const { error } = await auth.updateUser({ password: 'abc', current_password: PASSWORD } as never);
    expect(error).toMatchObject({ status: 422, code: 'weak_password' });
  });

  it('updateUser with a new password', async () => {
    const { auth, email } = await people.member();
    const { error } = await auth.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD } as never);
    expect(error).toBeNull();
    expect((await people.browser().signInWithPassword({ email, password: NEW_PASSWORD })).error).toBeNull();
    expect((await people.browser().signInWithPassword({ email, password: PASSWORD })).error).not.toBeNull();
  });

  it('updateUser with an address that somebody has', async () => {
    const [{ auth }, { email }] = [await people.member(), await people.member()];
    const { error } = await auth.updateUser({ email, current_password: PASSWORD } as never);
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it('getUserIdentities lists the address', async () => {
    const { auth, email } = member;
    const { data } = await auth.getUserIdentities();
    expect(data?.identities).toMatchObject([{ provider: 'email', identity_data: { email } }]);
  });

  it('the only identity stays', async () => {
    const { auth } = member;
    const { data } = await auth.getUserIdentities();
    const [identity] = data?.identities ?? [];
    if (!identity) throw new Error('no identity');
    const { error } = await auth.unlinkIdentity(identity);
    expect(error).toMatchObject({ code: 'single_identity_not_deletable' });
  });

  it('reauthenticate sends a code', async () => {
    const { auth, email } = await people.member();
    expect((await auth.reauthenticate()).error).toBeNull();
    await expect.poll(() => stack.mailsTo(email)).toHaveLength(1);
  });

  it('resetPasswordForEmail opens a session in which a password is chosen', async () => {
    const { email } = await people.member();
    const auth = people.browser();
    expect(await auth.resetPasswordForEmail(email)).toMatchObject({ data: {}, error: null });
    const opened = await auth.verifyOtp({ token_hash: await people.tokenHash(email), type: 'recovery' });
    expect(opened.data.user?.email).toBe(email);
    expect((await auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
  });

  it('signOut forgets the session', async () => {
    const { auth } = await people.member();
    expect((await auth.signOut()).error).toBeNull();
    expect((await auth.getSession()).data.session).toBeNull();
  });

  it('signOut ends the sessions of all devices', async () => {
    const { auth, email } = await people.member();
    const other = people.browser();
    await other.signInWithPassword({ email, password: PASSWORD });
    await auth.signOut();
    expect((await other.refreshSession()).error?.code).toBe('refresh_token_not_found');
  });

  it('signOut of this device leaves the others', async () => {
    const { auth, email } = await people.member();
    const other = people.browser();
    await other.signInWithPassword({ email, password: PASSWORD });
    await auth.signOut({ scope: 'local' });
    expect((await other.getUser()).error).toBeNull();
  });

  it('signOut of the others leaves this one', async () => {
    const { auth, email } = await people.member();
    const other = people.browser();
    await other.signInWithPassword({ email, password: PASSWORD });
    await auth.signOut({ scope: 'others' });
    expect((await auth.getUser()).error).toBeNull();
    expect((await other.refreshSession()).error).not.toBeNull();
  });

  it('a listener hears who comes and goes', async () => {
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
