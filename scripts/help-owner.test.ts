import { spawn } from 'node:child_process';
import path from 'node:path';

import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { codeOf } from '../stack/auth/factor-fixture.ts';
import { OF_EVERY_PROCESS, type ProcessFixture, processFixture } from '../stack/process-fixture.ts';
import { copyShop } from '../stack/testing-shop.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const ROOT = path.resolve(import.meta.dirname, '..');
const password = 'Correct-Horse-7!';

let shop: ProcessFixture;
beforeAll(async () => {
  shop = await processFixture(path.join(ROOT, 'supabase'));
  await copyShop(path.join(shop.root, 'data'));
});
afterAll(() => shop.close());

/** As an operator calls it, and what they type. */
function command(name: string, words: string[], typed = ''): Promise<{ code: number | null; said: string }> {
  const env = { ...OF_EVERY_PROCESS, DATA_DIR: path.join(shop.root, 'data'), DEMO: '0' };
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...words], { cwd: ROOT, env });
  let said = '';
  child.stdout.on('data', (data) => (said += String(data)));
  child.stderr.on('data', (data) => (said += String(data)));
  child.stdin.end(typed);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

const person = (): SupabaseClient =>
  createClient(shop.base, shop.keys().anonKey, { auth: { persistSession: false, autoRefreshToken: false } });

it('takes the second step off the account of the last owner, and of nobody else', async () => {
  await shop.untilReady(shop.start({}));
  const admin = createClient(shop.base, shop.keys().secretKey, { auth: { persistSession: false } });
  for (const email of ['owner@example.com', 'asha@example.com'])
    await admin.auth.admin.createUser({ email, password, email_confirm: true });
  expect((await command('make-owner', ['owner@example.com'])).code).toBe(0);
  const owner = person();
  await owner.auth.signInWithPassword({ email: 'owner@example.com', password });
  const begun = await owner.auth.mfa.enroll({ factorType: 'totp', issuer: 'Mizizi' });
  if (begun.error) throw begun.error;
  const code = codeOf(begun.data.totp.secret);
  expect((await owner.auth.mfa.challengeAndVerify({ factorId: begun.data.id, code })).error).toBeNull();
  await owner.rpc('require_second_factor', { role: 'admin', is_required: true });
  expect((await owner.rpc('list_staff')).error).toBeNull();

  expect(await command('help-owner', [])).toMatchObject({
    code: 1,
    said: expect.stringContaining('Say whom') as string,
  });
  expect(await command('help-owner', ['nobody@example.com', '--yes'])).toEqual({
    code: 1,
    said: 'There is no account with this address. See whether the address is right.\n',
  });
  expect(await command('help-owner', ['asha@example.com', '--yes'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('not an owner of the shop') as string,
  });
  for (const typed of ['no\n', '\n', ''])
    expect(await command('help-owner', ['owner@example.com'], typed)).toMatchObject({
      code: 1,
      said: expect.stringContaining('Nothing was changed.') as string,
    });
  expect((await owner.rpc('list_staff')).error).toBeNull();

  const helped = await command('help-owner', ['OWNER@example.com'], 'yes\n');
  expect(helped).toMatchObject({
    code: 0,
    said: expect.stringContaining('account of owner@example.com') as string,
  });
  expect(helped.said).not.toContain(begun.data.totp.secret);
  expect((await owner.rpc('list_staff')).error?.details).toBe('not_allowed');

  const again = person();
  await again.auth.signInWithPassword({ email: 'owner@example.com', password });
  expect((await again.rpc('locked_roles')).data).toEqual(['admin']);
  expect((await again.from('notifications').select('title')).data).toContainEqual({
    title: 'The shop has taken the second step off your account',
  });
});
