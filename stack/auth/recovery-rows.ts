import { randomUUID } from 'node:crypto';

import { type Kysely, sql } from 'kysely';

type Database = Kysely<unknown>;

/** The set that somebody has, and how much of it is left. */
export interface RecoverySet {
  factorId: string;
  name: string;
  total: number;
  remaining: number;
}

export async function countCodes(database: Database, userId: string): Promise<RecoverySet | undefined> {
  const { rows } = await sql<RecoverySet>`
    select f.id as "factorId", coalesce(f.friendly_name, '') as name, count(c.id)::integer as total,
      count(c.id) filter (where c.used_at is null)::integer as remaining
    from auth.mfa_factors f left join auth.mfa_recovery_codes c on c.factor_id = f.id
    where f.user_id = ${userId}::uuid and f.factor_type = 'recovery_code' group by f.id
  `.execute(database);
  return rows[0];
}

/** Keeps a first set; answers its factor, or nothing when there is a set already. */
export function insertCodes(
  database: Database,
  userId: string,
  name: string,
  hashes: readonly Buffer[],
): Promise<string | undefined> {
  return database.transaction().execute(async (work) => {
    // Two that ask at the same moment are answered one after the other.
    await sql`select from auth.users where id = ${userId}::uuid for update`.execute(work);
    if (await countCodes(work, userId)) return undefined;
    const id = randomUUID();
    await sql`
      insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
      values (${id}::uuid, ${userId}::uuid, ${name}, 'recovery_code', 'verified', now(), now())
    `.execute(work);
    await insertHashes(work, id, hashes);
    return id;
  });
}

/** The codes of before end with this. */
export async function replaceCodes(
  database: Database,
  factorId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await database.transaction().execute(async (work) => {
    await sql`update auth.mfa_factors set updated_at = now() where id = ${factorId}::uuid`.execute(work);
    await sql`delete from auth.mfa_recovery_codes where factor_id = ${factorId}::uuid`.execute(work);
    await insertHashes(work, factorId, hashes);
  });
}

/** Uses a code up; answers its factor, or nothing when it is none of theirs or was used before. */
export async function spendCode(
  database: Database,
  userId: string,
  hash: Buffer,
): Promise<string | undefined> {
  const { rows } = await sql<{ factor_id: string }>`
    update auth.mfa_recovery_codes c set used_at = now() from auth.mfa_factors f
    where f.id = c.factor_id and f.user_id = ${userId}::uuid and c.used_at is null
      and c.code_hash = decode(${hash.toString('hex')}, 'hex')
    returning c.factor_id
  `.execute(database);
  return rows[0]?.factor_id;
}

/** Whether a code was one of theirs until it was used. */
export async function wasUsed(database: Database, userId: string, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select from auth.mfa_recovery_codes c join auth.mfa_factors f on f.id = c.factor_id
    where f.user_id = ${userId}::uuid and c.used_at is not null
      and c.code_hash = decode(${hash.toString('hex')}, 'hex')
  `.execute(database);
  return rows.length > 0;
}

export async function removeRecovery(database: Database, userId: string): Promise<void> {
  await sql`
    delete from auth.mfa_factors where user_id = ${userId}::uuid and factor_type = 'recovery_code'
  `.execute(database);
}

async function insertHashes(work: Database, factorId: string, hashes: readonly Buffer[]): Promise<void> {
  for (const hash of hashes) {
    await sql`
      insert into auth.mfa_recovery_codes (id, factor_id, code_hash, created_at)
      values (${randomUUID()}::uuid, ${factorId}::uuid, decode(${hash.toString('hex')}, 'hex'), now())
    `.execute(work);
  }
}
