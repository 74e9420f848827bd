import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, it } from 'vitest';

import { readConfig } from '../stack/config.ts';
import { scratchDirectory } from '../stack/service-fixture.ts';
import { createStack } from '../stack/stack.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');

it('fills a shop that runs with DEMO=0 once, and leaves one alone where somebody has an account', async () => {
  const dataDir = scratchDirectory();
  const fill = () =>
    run(process.execPath, ['scripts/demo-content.ts'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, DEMO: '0', DATABASE_URL: '' },
    });
  const inShop = async (sql: string): Promise<unknown> => {
    const stack = createStack({
      config: readConfig({ DATA_DIR: dataDir, DEMO: '0' }),
      projectDirectory: path.join(root, 'supabase'),
    });
    await stack.start();
    try {
      return (await stack.sql.rows(sql))[0];
    } finally {
      await stack.close();
    }
  };
  expect((await fill()).stdout).toContain('seed.demo.sql');
  expect((await fill()).stdout).toContain('already');
  expect(await inShop("select count(*)::int from auth.users where email = 'admin@demo.mizizi.app'")).toEqual({
    count: 1,
  });
  await inShop(
    "insert into auth.users (id, aud, role, email) values (gen_random_uuid(), 'authenticated', 'authenticated', 'a@example.com')",
  );
  await expect(fill()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('accounts of its own'),
  });
}, 180_000);
