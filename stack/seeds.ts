import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Sql } from './sql.ts';

/** What every shop begins with. */
export const CONTENT_SEEDS = [
  'seed.sql',
  'seed.herbs.sql',
  'seed.foods.sql',
  'seed.articles.sql',
  'seed.meal-plans.sql',
] as const;
/** Accounts whose password everybody may know, with their orders; on top of the content. */
export const DEMO_SEEDS = ['seed.demo.sql', 'seed.demo-shop.sql'] as const;

/** One file of rows; it is written to be applied again whenever it changed. */
export interface Seed {
  /** Its name in the history, for example `seed.sql`. */
  path: string;
  text: string;
  hash: string;
}

const HISTORY_SQL = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
`;

/** Reads the seed files that exist. */
export async function readSeeds(files: readonly string[]): Promise<Seed[]> {
  const seeds: Seed[] = [];
  for (const file of files) {
    let text: string;
    try {
      text = await readFile(file, 'utf8');
    } catch (error) {
      if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') continue;
      throw error;
    }
    seeds.push({ path: path.basename(file), text, hash: createHash('sha256').update(text).digest('hex') });
  }
  return seeds;
}

/** Applies the seeds that are new or changed, each in one transaction; answers their names. */
export async function applySeeds(sql: Sql, seeds: readonly Seed[]): Promise<string[]> {
  await sql.exec(HISTORY_SQL);
  const history = await sql.rows<{ path: string; hash: string }>(
    'select path, hash from supabase_migrations.seed_files',
  );
  const applied: string[] = [];
  for (const seed of seeds) {
    if (history.some((row) => row.path === seed.path && row.hash === seed.hash)) continue;
    try {
      await sql.transaction(async (inner) => {
        await inner.exec('set local statement_timeout = 0');
        await inner.exec(seed.text);
        await inner.rows(
          `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
           on conflict (path) do update set hash = excluded.hash`,
          [seed.path, seed.hash],
        );
      });
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      throw new Error(`Seed ${seed.path} failed: ${words}`, { cause: error });
    }
    applied.push(seed.path);
  }
  return applied;
}
