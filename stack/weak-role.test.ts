import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ROLES_SQL } from './bootstrap.sql.ts';
import type { Database } from './database-shape.ts';
import { SILENT_LOG } from './log.ts';
import { openDatabase } from './open-database.ts';
import { type ScratchPostgres, startScratchPostgres } from './scratch-postgres.ts';
import { refuseWeakRole } from './weak-role.ts';

let server: ScratchPostgres;

beforeAll(async () => {
  server = await startScratchPostgres();
  await as('postgres', 'postgres', async ({ sql }) => {
    await sql.exec('create role weak login; create role maker login createrole bypassrls');
    await sql.exec('create database guests');
    await sql.exec('create database weak_shop owner weak');
    await sql.exec('create database maker_shop owner maker');
  });
}, 60_000);
afterAll(() => server?.stop());

async function as(
  role: string,
  name: string,
  work: (database: Database) => Promise<unknown>,
): Promise<unknown> {
  const url = new URL(server.url);
  url.username = role;
  url.pathname = `/${name}`;
  const database = await openDatabase(url.href, SILENT_LOG);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const judge = (role: string, name: string): Promise<unknown> =>
  as(role, name, ({ sql }) => refuseWeakRole(sql));

describe('a role of DATABASE_URL', () => {
  it('is told what it may not, and what a superuser can do about it', async () => {
    await expect(judge('weak', 'guests')).rejects.toThrow(
      /weak of DATABASE_URL may not make schemas.*alter database "guests" owner to "weak";/,
    );
    await expect(judge('weak', 'weak_shop')).rejects.toThrow(
      /may not make the roles anon, authenticated, .*alter role "weak" createrole bypassrls;/,
    );
  });

  it('is enough as a superuser, or with what a superuser was told to give', async () => {
    await expect(judge('postgres', 'guests')).resolves.toBeUndefined();
    await expect(judge('maker', 'maker_shop')).resolves.toBeUndefined();
  });

  it('may act as roles that somebody else made only when it was let in', async () => {
    await as('maker', 'maker_shop', ({ sql }) => sql.exec(ROLES_SQL));
    await expect(judge('maker', 'maker_shop'), 'who made them').resolves.toBeUndefined();
    await expect(judge('weak', 'weak_shop')).rejects.toThrow(
      /may not act as anon, authenticated, service_role.*grant anon, authenticated, service_role to "weak";/,
    );
    await as('postgres', 'postgres', ({ sql }) =>
      sql.exec('grant anon, authenticated, service_role to weak'),
    );
    await expect(judge('weak', 'weak_shop')).resolves.toBeUndefined();
    await as('weak', 'weak_shop', ({ sql }) => sql.exec(ROLES_SQL));
  });
});
