/** Which shop is there already where one is to be restored, for whoever must decide what becomes of it. */
import { existsSync } from 'node:fs';
import path from 'node:path';

import postgres from 'postgres';

import type { Log } from '../log.ts';
import { ownPostgresUrl, startOwnPostgres } from '../own-postgres.ts';

interface Place {
  directory: string;
  databaseUrl: string | undefined;
  /** SITE_URL, when it is set. */
  address: string | undefined;
}

/** Words such as `the shop https://duka.example with 12 orders, the newest of 2026-11-24`; undefined where none can be read. */
export async function shopThere(place: Place, log: Log): Promise<string | undefined> {
  try {
    return await ordersIn(place, log);
  } catch (error) {
    // A shop that does not start is refused all the same, by the names of its files.
    log.debug('the shop that is there could not be read', { error });
    return undefined;
  }
}

async function ordersIn({ directory, databaseUrl, address }: Place, log: Log): Promise<string | undefined> {
  const url = databaseUrl ?? ownPostgresUrl(directory);
  if (url !== undefined) return wordsOf(url, address);
  if (!existsSync(path.join(directory, 'postgres/PG_VERSION'))) return undefined;
  const server = await startOwnPostgres(directory, log);
  try {
    return await wordsOf(server.url, address);
  } finally {
    await server.stop();
  }
}

async function wordsOf(url: string, address: string | undefined): Promise<string | undefined> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connect_timeout: 10 });
  try {
    const [table] = await sql`select to_regclass('public.orders')::text as name`;
    if (table?.['name'] == null) return undefined;
    const [found] = await sql<{ orders: number; newest: Date | null }[]>`
      select count(*)::float8 as orders, max(placed_at) as newest from public.orders`;
    if (!found) return undefined;
    const { orders, newest } = found;
    return (
      `the shop${address === undefined ? '' : ` ${address}`} with ${orders} ${orders === 1 ? 'order' : 'orders'}` +
      (newest ? `, the newest of ${newest.toISOString().slice(0, 10)}` : '')
    );
  } finally {
    await sql.end({ timeout: 1 });
  }
}
