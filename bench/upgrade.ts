import path from 'node:path';

import postgres from 'postgres';

import { freshOn } from '../scripts/fresh-database.ts';
import { loadRelease, RELEASES } from '../scripts/release-rows.ts';
import { type Log, SILENT_LOG } from '../stack/log.ts';
import { applyMigrations, readMigrations } from '../stack/migrations.ts';
import { startScratchPostgres } from '../stack/scratch-postgres.ts';
import type { Measure } from './measure.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const [RELEASE] = RELEASES;
const ORDERS = 1_000_000;
const PEOPLE = 200_000;
/** Shorter ones are summed up. */
const TOLD_MS = 300;

/** Signs of an order's number. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const COPY_OF = (column: string): string => `md5(${column}::text || n)::uuid`;
const LETTERS = (from: string): string =>
  [0, 1, 2, 3, 4, 5]
    .map(
      (at) =>
        `substr('${SIGNS}', (1 + (${from} / ${SIGNS.length ** at}::bigint) % ${SIGNS.length})::integer, 1)`,
    )
    .join(' || ');

/** Tables that grow with the orders, and what differs from copy to copy. All else stays as a day of business left it. */
const OF_ORDERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'public.orders': {
    id: COPY_OF('t.id'),
    client_key: COPY_OF('t.client_key'),
    number: `'MZ-' || ${LETTERS('(n * 40 + t.place)')}`,
  },
  'public.order_items': { order_id: COPY_OF('t.order_id') },
  'public.order_events': { order_id: COPY_OF('t.order_id') },
  'public.payments': {
    id: COPY_OF('t.id'),
    order_id: COPY_OF('t.order_id'),
    payable_id: COPY_OF('t.payable_id'),
    merchant_request_id: "t.merchant_request_id || '-' || n",
    checkout_request_id: "t.checkout_request_id || '-' || n",
    receipt: `case when t.receipt is not null then 'S' || ${LETTERS('n')} || substr(t.receipt, 8) end`,
    callback_token: 'md5(t.callback_token || n) || md5(n || t.callback_token)',
  },
  'public.payment_events': { payment_id: COPY_OF('t.payment_id'), order_id: COPY_OF('t.order_id') },
};
const OF_PEOPLE: typeof OF_ORDERS = {
  'auth.users': { id: COPY_OF('t.id'), email: "n || '-' || t.email" },
  'public.safety_profiles': { user_id: COPY_OF('t.user_id') },
};

/** How long a large shop of release 1.0 is closed while it is brought to the present: one transaction, migration by migration. */
export async function measureUpgrade(): Promise<Measure[]> {
  const server = await startScratchPostgres({ shared_buffers: '256MB', max_wal_size: '4GB' });
  const shop = await freshOn(server.url, RELEASE.before);
  const sql = postgres(server.url, { max: 1, onnotice: () => undefined });
  try {
    await loadRelease(server.url, RELEASE.release);
    await sql`set session_replication_role = replica`;
    const [orders] = await sql<{ many: number }[]>`select count(*)::integer as many from public.orders`;
    const [people] = await sql<{ many: number }[]>`select count(*)::integer as many from auth.users`;
    await multiply(sql, OF_ORDERS, Math.ceil(ORDERS / (orders?.many ?? 1)) - 1);
    await multiply(sql, OF_PEOPLE, Math.ceil(PEOPLE / (people?.many ?? 1)) - 1);
    await sql`reset session_replication_role`;
    await sql`vacuum analyze`;

    const times = new Map<string, number>();
    const debug: Log['debug'] = (_, { name, ms } = {}) => void times.set(String(name), Number(ms));
    const startedAt = performance.now();
    await applyMigrations(shop.database.sql, await readMigrations(path.join(ROOT, 'supabase/migrations')), {
      ...SILENT_LOG,
      debug,
    });
    const wholeMs = performance.now() - startedAt;
    const slow = [...times].filter(([, ms]) => ms >= TOLD_MS).toSorted(([, a], [, b]) => b - a);
    const rest = wholeMs - slow.reduce((sum, [, ms]) => sum + ms, 0);
    return [
      {
        what: `${ORDERS.toLocaleString('en')} orders of 1.0 brought to the present`,
        value: wholeMs / 1000,
        unit: 's',
      },
      ...slow.map(([name, ms]) => ({ what: `  ${name}`, value: ms / 1000, unit: 's' })),
      { what: '  all others together', value: rest / 1000, unit: 's' },
    ];
  } finally {
    await sql.end();
    await shop.close();
    await server.stop();
  }
}

/** Adds `copies` of each row that the tables have. */
async function multiply(sql: postgres.Sql, tables: typeof OF_ORDERS, copies: number): Promise<void> {
  for (const [table, changes] of Object.entries(tables)) {
    const columns = await sql<{ name: string }[]>`
      select quote_ident(attname) as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
      order by attnum`;
    const names = columns.map(({ name }) => name);
    const values = names.map((name) => changes[name] ?? `t.${name}`);
    await sql.unsafe(
      `insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
       from (select *, row_number() over () as place from ${table}) t, generate_series(1, ${copies}) n`,
    );
  }
}
