import type { Log } from './log.ts';
import { type Rounds, startRounds } from './rounds.ts';
import type { Sql } from './sql.ts';

export interface UpkeepOptions {
  /** With the rights of the database's owner. */
  sql: Pick<Sql, 'rows' | 'exec'>;
  log: Log;
  /** Pause between two rounds. */
  everyMs?: number;
}

/**
 * Tables that need it, by the rules and numbers of PostgreSQL's autovacuum; and those nobody has looked at yet. All of more
 * than ten pages: PostgreSQL plans for a table it knows nothing of as if it had ten. Once a smaller one was counted, every
 * query would read it whole, and go on to do so while it grows: a plan is kept until the next count.
 */
const DUE = `
  select format('%I.%I', schemaname, counted.relname) as name, is_full
  from (
    select schemaname, relname, relid, n_mod_since_analyze, n_live_tup,
      n_dead_tup > 50 + 0.2 * n_live_tup or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup as is_full
    from pg_catalog.pg_stat_all_tables
  ) as counted
  join pg_catalog.pg_class as class on class.oid = relid
  where schemaname <> 'pg_toast' and class.relkind = 'r'
    and (is_full or n_mod_since_analyze > 50 + 0.1 * n_live_tup or class.reltuples < 0)
    and pg_relation_size(relid) > 10 * current_setting('block_size')::int
  order by 1`;

/**
 * Clears away dead rows and counts what is in the tables. A PostgreSQL server does so by itself; PGlite never does: its
 * tables would grow with every sale, and plans made for a few orders would be kept for thousands. Table by table, so that
 * requests get their turn in between.
 */
export async function keepUp(sql: UpkeepOptions['sql'], isStopped = (): boolean => false): Promise<string[]> {
  const due = await sql.rows<{ name: string; is_full: boolean }>(DUE);
  const done: string[] = [];
  for (const { name, is_full } of due) {
    if (isStopped()) break;
    await sql.exec(is_full ? `vacuum (analyze) ${name}` : `analyze ${name}`);
    done.push(name);
  }
  return done;
}

/** Keeps the database up, round after round. */
export function startUpkeep({ sql, log, everyMs = 10_000 }: UpkeepOptions): Rounds {
  return startRounds({
    round: async (isStopped) => {
      const tables = await keepUp(sql, isStopped);
      if (tables.length > 0) log.debug('tables tidied', { tables });
    },
    failed: (error) => log.error('tables could not be tidied', { error }),
    everyMs,
  });
}
