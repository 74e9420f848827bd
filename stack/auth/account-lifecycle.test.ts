import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, type ServiceFixture, serviceFixture } from '../service-fixture.ts';
import { startTestStack } from '../testing.ts';

describe('an account', () => {
  let stack: ServiceFixture;
  beforeAll(async () => {
    stack = serviceFixture(await startTestStack({ project: true, demo: true, listen: true }));
  });
  afterAll(() => stack.close());

  const avatars = (client: SupabaseClient) => client.storage.from('avatars');
  const picture = (size = 2000, type = 'image/webp') => new Blob([new Uint8Array(size)], { type });
  const nameFor = (userId: string) => `${userId}/${crypto.randomUUID()}.webp`;
  /** As if this person had signed in, and given the password last, so long ago. */
  const age = async (userId: string, interval: string) => {
    for (const statement of [
      `update auth.sessions set created_at = now() - interval '${interval}' where user_id = $1`,
      `update auth.mfa_amr_claims c set updated_at = now() - interval '${interval}'
       from auth.sessions s where s.id = c.session_id and s.user_id = $1`,
    ])
      await stack.sql.rows(statement, [userId]);
  };

  it('keeps a small picture in its own folder, which everybody may see', async () => {
    const { browser, userId } = await stack.signedIn('ann@example.com');
    const name = nameFor(userId);
    expect((await avatars(browser).upload(name, picture())).error).toBeNull();
    const { publicUrl } = avatars(browser).getPublicUrl(name).data;
    const shown = await fetch(publicUrl);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');

    const { browser: stranger } = await stack.signedIn('stranger@example.com');
    for (const other of [stranger, stack.browser()]) {
      expect((await avatars(other).upload(nameFor(userId), picture())).error).not.toBeNull();
      expect((await avatars(other).upload(name, picture(), { upsert: true })).error).not.toBeNull();
      expect((await avatars(other).list(userId)).data ?? []).toEqual([]);
      await avatars(other).remove([name]);
    }
    expect((await fetch(publicUrl)).status).toBe(200);
    await avatars(browser).remove([name]);
    expect((await fetch(publicUrl)).ok).toBe(false);
  });

  it('takes no large file, no other type and not more than ten', async () => {
    const { browser, userId } = await stack.signedIn('ben@example.com');
    const large = await avatars(browser).upload(nameFor(userId), picture(1024 * 1024 + 1));
    expect(large.error?.message).toMatch(/exceeded the maximum/);
    const page = await avatars(browser).upload(nameFor(userId), picture(20, 'text/html'));
    expect(page.error?.message).toMatch(/mime type text\/html is not supported/);
    for (let count = 0; count < 10; count += 1)
      expect((await avatars(browser).upload(nameFor(userId), picture())).error).toBeNull();
    expect((await avatars(browser).upload(nameFor(userId), picture())).error).not.toBeNull();
  });

  it('lists its sessions and signs the others out', async () => {
    const { browser } = await stack.signedIn('cate@example.com');
    const phone = stack.browser();
    await phone.auth.signInWithPassword({ email: 'cate@example.com', password: PASSWORD });
    const { data } = await browser.rpc('my_sessions');
    expect(data).toMatchObject([
      { is_current: true, user_agent: 'node' },
      { is_current: false, user_agent: 'node' },
    ]);
    expect((await browser.auth.signOut({ scope: 'others' })).error).toBeNull();
    expect((await browser.rpc('my_sessions')).data).toHaveLength(1);
    expect((await phone.auth.refreshSession()).error).not.toBeNull();
    expect((await browser.auth.refreshSession()).error).toBeNull();
  });

  it('changes password and address only in a session that began today', async () => {
    const { browser, userId } = await stack.signedIn('dan@example.com');
    await age(userId, '25 hours');
    for (const change of [{ password: 'Another-Horse-8!' }, { email: 'dan.new@example.com' }]) {
      expect((await browser.auth.updateUser(change)).error?.code).toBe('reauthentication_needed');
    }
    expect((await browser.auth.updateUser({ data: { full_name: 'Dan' } })).error).toBeNull();
    await browser.auth.signInWithPassword({ email: 'dan@example.com', password: PASSWORD });
    const change = { password: 'Another-Horse-8!', current_password: PASSWORD };
    expect((await browser.auth.updateUser(change)).error).toBeNull();
  });

  it('keeps a chosen name when the account is written by somebody else', async () => {
    const { browser, userId } = await stack.signedIn('eve@example.com');
    await browser.from('profiles').upsert({ user_id: userId, full_name: 'Eve Wambui' });
    const { data } = await browser.auth.updateUser({ data: { full_name: 'Eve of Google' } });
    expect(data.user?.user_metadata['full_name']).toBe('Eve Wambui');
  });

  it('is erased when its time is up, with its files, and not before', async () => {
    const { browser, userId } = await stack.signedIn('fay@example.com');
    const name = nameFor(userId);
    await avatars(browser).upload(name, picture());
    const { publicUrl } = avatars(browser).getPublicUrl(name).data;

    await age(userId, '1 hour');
    const tooLate = await browser.rpc('request_account_deletion', { confirmation: 'DELETE' });
    expect(tooLate.error?.details).toBe('sign_in_again');
    await browser.auth.signInWithPassword({ email: 'fay@example.com', password: PASSWORD });
    const asked = await browser.rpc('request_account_deletion', { confirmation: 'fay@example.com' });
    expect(asked.error).toBeNull();
    const service = stack.browser({ key: stack.keys.secretKey });
    expect((await service.rpc('run_scheduled_jobs')).data).toMatchObject({ erased_accounts: 0 });
    const exported = await browser.rpc('export_my_data');
    expect(exported.data).toMatchObject({
      account: { email: 'fay@example.com', files: [{ name }] },
      tables: { account_deletions: [{ user_id: userId }] },
    });

    await service.from('account_deletions').update({ due_at: '2026-01-01T00:00:00Z' }).eq('user_id', userId);
    // The stack's own timer may come first: what counts is that the account goes.
    await service.rpc('run_scheduled_jobs');
    await expect.poll(() => stack.sql.rows('select from auth.users where id = $1', [userId])).toHaveLength(0);
    const { error } = await browser.auth.signInWithPassword({ email: 'fay@example.com', password: PASSWORD });
    expect(error?.code).toBe('invalid_credentials');
    expect((await browser.auth.refreshSession()).error).not.toBeNull();
    expect((await service.functions.invoke('remove-files')).error).toBeNull();
    expect((await fetch(publicUrl)).ok).toBe(false);
    expect(await stack.sql.rows('select from storage.objects where name = $1', [name])).toHaveLength(0);
    expect((await service.rpc('files_to_remove')).data).toEqual([]);
  });

  it('leaves the removal of files to the secret key', async () => {
    const { browser } = await stack.signedIn('guy@example.com');
    for (const stranger of [browser, stack.browser()]) {
      const { error } = await stranger.functions.invoke('remove-files');
      expect((error as { context?: Response } | null)?.context?.status).toBe(401);
    }
  });
});
