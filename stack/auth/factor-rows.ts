import { randomUUID } from 'node:crypto';

import type { Factor } from '@supabase/auth-js';
import { type Kysely, sql } from 'kysely';

import { addMethod } from './levels.ts';

type Database = Kysely<unknown>;

export interface FactorRow {
  id: string;
  user_id: string;
  factor_type: string;
  status: 'verified' | 'unverified';
  secret: string | null;
}

/** Somebody's factors as their user object lists them, the oldest first. */
export async function factorsOf(database: Database, userId: string): Promise<Factor[]> {
  const { rows } = await sql<{ factors: Factor[] }>`
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', f.id, 'created_at', f.created_at,
      'updated_at', f.updated_at, 'status', f.status, 'friendly_name', f.friendly_name,
      'factor_type', f.factor_type)) order by f.created_at, f.id), '[]') as factors
    from auth.mfa_factors f where f.user_id = ${userId}::uuid
  `.execute(database);
  return rows[0]?.factors ?? [];
}

export async function findFactor(
  database: Database,
  id: string,
  userId: string,
): Promise<FactorRow | undefined> {
  const { rows } = await sql<FactorRow>`
    select f.id, f.user_id, f.factor_type, f.status, f.secret from auth.mfa_factors f
    where f.id = ${id}::uuid and f.user_id = ${userId}::uuid and f.factor_type = 'totp'
  `.execute(database);
  return rows[0];
}

/** A factor, or the set of recovery codes; none for an id that is no UUID. */
export async function findFactorOfAnyKind(
  database: Database,
  id: string,
  userId: string,
): Promise<FactorRow | undefined> {
  const { rows } = await sql<FactorRow>`
    select f.id, f.user_id, f.factor_type, f.status, f.secret from auth.mfa_factors f
    where f.id::text = ${id} and f.user_id = ${userId}::uuid
  `.execute(database);
  return rows[0];
}

/** Factors that were begun and not finished in time make room, as in GoTrue. */
export async function forgetUnfinished(database: Database, userId: string, seconds: number): Promise<void> {
  await sql`
    delete from auth.mfa_factors where user_id = ${userId}::uuid and status = 'unverified'
      and created_at < now() - ${seconds} * interval '1 second'
  `.execute(database);
}

/** Keeps a factor that is still to be verified; false when another of this person's has the name. */
export async function insertFactor(
  database: Database,
  factor: { id: string; userId: string; name: string; secret: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
    values (${factor.id}::uuid, ${factor.userId}::uuid, ${factor.name}, 'totp', 'unverified', now(), now(),
      ${factor.secret})
    on conflict (friendly_name, user_id) where trim(friendly_name) <> '' do nothing returning id
  `.execute(database);
  return rows.length > 0;
}

/**
 * Removes a factor; sessions that it strengthened are as strong as their sign-in again. Recovery codes stand in for a
 * factor and go with the last one.
 */
export async function removeFactor(database: Database, factor: FactorRow): Promise<void> {
  await database.transaction().execute(async (work) => {
    await sql`delete from auth.mfa_factors where id = ${factor.id}::uuid`.execute(work);
    await sql`
      delete from auth.mfa_factors f where f.user_id = ${factor.user_id}::uuid and f.factor_type = 'recovery_code'
        and not exists (
          select from auth.mfa_factors o
          where o.user_id = f.user_id and o.factor_type <> 'recovery_code' and o.status = 'verified')
    `.execute(work);
    await sql`
      with weakened as (
        update auth.sessions s set aal = 'aal1', factor_id = null
        where s.user_id = ${factor.user_id}::uuid and s.aal = 'aal2'
          and not exists (select from auth.mfa_factors f where f.id = s.factor_id)
        returning s.id
      )
      delete from auth.mfa_amr_claims c using weakened w
      where c.session_id = w.id and c.authentication_method in ('totp', 'mfa/recovery_code')
    `.execute(work);
  });
}

export async function insertChallenge(database: Database, factorId: string, address: string) {
  const id = randomUUID();
  await sql`
    insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
    values (${id}::uuid, ${factorId}::uuid, now(), ${address}::inet)
  `.execute(database);
  return id;
}

export interface ChallengeRow {
  is_used: boolean;
  is_over: boolean;
  address: string;
}

export async function findChallenge(
  database: Database,
  id: string,
  factorId: string,
  seconds: number,
): Promise<ChallengeRow | undefined> {
  const { rows } = await sql<ChallengeRow>`
    select c.verified_at is not null as is_used, host(c.ip_address) as address,
      c.created_at < now() - ${seconds} * interval '1 second' as is_over
    from auth.mfa_challenges c where c.id = ${id}::uuid and c.factor_id = ${factorId}::uuid
  `.execute(database);
  return rows[0];
}

/**
 * What a verified factor changes, all at once: the session is stronger and goes on with a new refresh token, sessions
 * that have shown one factor only end, and so does what was begun and not finished. Answers the refresh token.
 */
export async function strengthen(
  database: Database,
  session: { id: string; userId: string },
  by: { factorId: string; challengeId?: string; method: string },
): Promise<string> {
  const token = randomUUID();
  await database.transaction().execute(async (work) => {
    if (by.challengeId)
      await sql`update auth.mfa_challenges set verified_at = now() where id = ${by.challengeId}::uuid`.execute(
        work,
      );
    await sql`
      update auth.mfa_factors set status = 'verified', updated_at = now()
      where id = ${by.factorId}::uuid and status <> 'verified'
    `.execute(work);
    await sql`delete from auth.mfa_factors where user_id = ${session.userId}::uuid and status = 'unverified'`.execute(
      work,
    );
    await sql`
      update auth.sessions set aal = 'aal2', factor_id = ${by.factorId}::uuid, updated_at = now()
      where id = ${session.id}::uuid
    `.execute(work);
    await addMethod(work, session.id, by.method);
    await sql`
      delete from auth.sessions where user_id = ${session.userId}::uuid and coalesce(aal, 'aal1') = 'aal1'
    `.execute(work);
    await sql`
      with ended as (
        update auth.refresh_tokens set revoked = true, updated_at = now()
        where session_id = ${session.id}::uuid and not revoked returning token, created_at
      )
      insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, parent, created_at, updated_at)
      select ${randomUUID()}, ${token}, ${session.userId}::uuid, ${session.id}::uuid, false,
        (select e.token from ended e order by e.created_at desc limit 1), now(), now()
    `.execute(work);
  });
  return token;
}

/** By mail, where the project can write to people. */
export async function tellOfWrongCodes(database: Database, userId: string): Promise<void> {
  const { rows } = await sql`
    select where to_regprocedure('private.tell_of_wrong_codes(uuid)') is not null
  `.execute(database);
  if (rows.length > 0) await sql`select private.tell_of_wrong_codes(${userId}::uuid)`.execute(database);
}
