import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { ROLES_SQL } from './bootstrap.sql.ts';
import { readConfig } from './config.ts';
import { SILENT_LOG } from './log.ts';
import { openDatabase } from './open-database.ts';
import { startScratchPostgres } from './scratch-postgres.ts';
import { createStack, type Stack } from './stack.ts';

const ROLES = 'anon, authenticated, service_role, supabase_auth_admin';

it('does not start on a dump that was put on a server without our roles', { timeout: 240_000 }, async () => {
  const server = await startScratchPostgres();
  onTestFinished(server.stop);
  const shop = (): Stack =>
    createStack({
      config: { ...readConfig({ PORT: '0', DEMO: '0' }), databaseUrl: server.url },
      projectDirectory: path.resolve(import.meta.dirname, '../supabase'),
      isThrowaway: true,
      seedFiles: [],
    });
  const before = shop();
  await before.start();
  await before.close();

  // What pg_restore leaves where the roles are missing: rows and history, but neither policies nor grants.
  const database = await openDatabase(server.url, SILENT_LOG);
  onTestFinished(() => database.close());
  await database.sql.exec(`drop owned by ${ROLES} cascade; drop role ${ROLES};`);
  const dead = shop();
  await expect(dead.start()).rejects.toThrow(
    'The database was restored from a dump on a server without the roles anon, authenticated, service_role, ' +
      'supabase_auth_admin, so that its rules about who may see what are missing. Nothing was changed.',
  );
  await dead.close();

  // The roles alone do not bring back what the dump would have said about them.
  await database.sql.exec(ROLES_SQL);
  const half = shop();
  await expect(half.start()).rejects.toThrow(/of its \d+ rules about who may see what are missing/);
  await half.close();
});
