import { type Kysely, sql } from 'kysely';

import type { UserRow } from './lite-auth.ts';

/** One page of all users, the newest first. */
export async function listUsers(
  database: Kysely<unknown>,
  page: number,
  size: number,
): Promise<{ users: UserRow[]; total: number }> {
  const users = await sql<UserRow>`
    select * from auth.users order by created_at desc, id limit ${size} offset ${(page - 1) * size}
  `.execute(database);
  const count = await sql<{ total: string | number }>`select count(*) as total from auth.users`.execute(
    database,
  );
  return { users: users.rows, total: Number(count.rows[0]?.total ?? 0) };
}

/** Deletes a user; sessions, identities and whatever the app's tables cascade go with it. */
export async function removeUser(database: Kysely<unknown>, id: string): Promise<void> {
  await sql`delete from auth.users where id = ${id}::uuid`.execute(database);
}

/** Deletes a user whom nothing has confirmed yet: the mail that would have asked for it never left. */
export async function removeUnconfirmed(database: Kysely<unknown>, id: string): Promise<void> {
  await sql`
    delete from auth.users where id = ${id}::uuid and email_confirmed_at is null and last_sign_in_at is null
  `.execute(database);
}
