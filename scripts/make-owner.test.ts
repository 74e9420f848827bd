import { execFile } from 'node:child_process';
import { renameSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { OF_EVERY_PROCESS, type ProcessFixture, processFixture } from '../stack/process-fixture.ts';
import { copyShop } from '../stack/testing-shop.ts';
import { startTestSmtp, type TestSmtp } from '../stack/testing-smtp.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '..');
const email = 'first.owner@example.com';
const password = 'Correct-Horse-7!';

let shop: ProcessFixture;
let smtp: TestSmtp;
beforeAll(async () => {
  shop = await processFixture(path.join(ROOT, 'supabase'));
  await copyShop(path.join(shop.root, 'made'));
  smtp = await startTestSmtp();
});
afterAll(() => {
  smtp.close();
  shop.close();
});

interface Told {
  code: number;
  words: string;
}

/** As an operator calls it, with the settings of the shop. */
async function makeOwner(...addresses: string[]): Promise<Told> {
  const env = { ...OF_EVERY_PROCESS, DATA_DIR: path.join(shop.root, 'data'), DEMO: '0' };
  try {
    const { stdout } = await run(process.execPath, ['scripts/make-owner.ts', ...addresses], {
      cwd: ROOT,
      env,
    });
    return { code: 0, words: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, words: stderr };
  }
}

it('makes the first owner of a shop, beside it and on it while it is closed', async () => {
  expect(await makeOwner(email)).toMatchObject({
    code: 1,
    words: expect.stringContaining('There is no shop in') as string,
  });
  renameSync(path.join(shop.root, 'made'), path.join(shop.root, 'data'));
  const running = shop.start({ SMTP_URL: smtp.url });
  await shop.untilReady(running);
  const person = createClient(shop.base, shop.keys().anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

  expect(await makeOwner()).toMatchObject({ code: 1, words: expect.stringContaining('Say whom') as string });
  expect(await makeOwner(email)).toEqual({
    code: 1,
    words: 'There is no account with this address. Sign up at the shop with it first, then run this again.\n',
  });
  await person.auth.signUp({ email, password });
  expect(await makeOwner(email)).toMatchObject({
    code: 1,
    words: expect.stringContaining('not confirmed yet') as string,
  });
  const link = /token_hash=(?:3D)?([\w-]+)/.exec(smtp.received.join('\n').replaceAll('=\n', ''))?.[1] ?? '';
  expect((await person.auth.verifyOtp({ token_hash: link, type: 'signup' })).error).toBe(null);
  expect((await person.rpc('my_capabilities')).data).toEqual([]);

  expect(await makeOwner(email.toUpperCase())).toMatchObject({
    code: 0,
    words: expect.stringContaining('is an owner') as string,
  });
  // At once, without signing in again.
  expect((await person.rpc('my_capabilities')).data).toContain('roles');
  expect((await person.from('audit_log').select('action, actor, detail')).data).toEqual([
    { action: 'role_given', actor: null, detail: { role: 'admin', by: 'the database' } },
  ]);

  running.child.kill('SIGTERM');
  await running.ended;
  expect(await makeOwner(email)).toEqual({
    code: 0,
    words: `${email} is an owner of this shop already; nothing was changed.\n`,
  });
  await shop.untilReady(shop.start({ SMTP_URL: smtp.url }));
  expect((await person.rpc('my_capabilities')).data).toContain('roles');
});
