/** The figures of the desk with one thing wrong in each: a sum of another account, refunds that count as received, a lost sign. */
import type postgres from 'postgres';

export interface Mutant {
  /** What was changed, for the message of a test. */
  name: string;
  definition: string;
}

/** Accounts that a figure may name, and what a sum would say if it named another one. */
const ACCOUNTS = [
  'mpesa',
  'cash',
  'bank',
  'in_doubt',
  'owed_back',
  'sales_order',
  'sales_plan',
  'sales_consultation',
];

/** As what an entry of M-Pesa or the till counts in the close of a day. */
const CLASSES = ['came', 'unplaced', 'placed', 'refunds', 'fees', 'moved'];

/** What a bill says of its money: each in the place of the others. */
const COLUMNS = ['sales_kes', 'received_kes', 'refunded_kes', 'asked_kes'];

/** Swaps for what is found, each tried at each place where it stands. */
const SWAPS: readonly (readonly [find: RegExp, swaps: (found: string) => readonly string[]])[] = [
  [
    new RegExp(String.raw`'(?:${ACCOUNTS.join('|')})'(?!\))`, 'g'),
    (found) => ACCOUNTS.map((account) => `'${account}'`).filter((account) => account !== found),
  ],
  [/(?:like|~~) 'sales\\_%'(?:::text)?/g, () => ["= 'in_doubt'", "= 'owed_back'", "= 'mpesa'"]],
  [/refund_id is (?:not )?null/gi, () => ['refund_id is not distinct from e.refund_id']],
  [/refund_id is null/gi, () => ['refund_id is not null']],
  [/refund_id is not null/gi, () => ['refund_id is null']],
  [/(?<![0-9] )- ?sum\(/g, () => ['sum(']],
  [
    /\b[bo]\.(?:sales_kes|received_kes|refunded_kes)\b/g,
    (found) => COLUMNS.map((column) => found.slice(0, 2) + column).filter((column) => column !== found),
  ],
  [
    /(?<=\.class = )'(?:came|unplaced|placed|refunds|fees|moved)'/g,
    (found) => CLASSES.map((counted) => `'${counted}'`).filter((counted) => counted !== found),
  ],
  [/(?<== )provider\.account/g, () => ["'bank'", "'sales_order'", "'in_doubt'"]],
];

/** All that answers a figure out of the ledger; who writes it (`line_positions` says what), and what is told of a single receipt, is tested by itself. */
const FIGURES = `
  select n.nspname || '.' || p.proname as name, pg_get_functiondef(p.oid) as body
  from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private') and p.prokind = 'f' and p.provolatile <> 'v'
    and p.prosrc ~ 'ledger_entries|money_entries|bill_balances|[bo][.](sales|received|refunded)_kes'
    and p.proname not in ('day_differences', 'unplaced_kes')
  union all
  select n.nspname || '.' || c.relname, format('create or replace view %I.%I (%s) as %s', n.nspname, c.relname, (
    select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_catalog.pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0), pg_get_viewdef(c.oid))
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and c.relkind = 'v'
    and c.relname <> 'line_positions' and pg_get_viewdef(c.oid) ~ 'ledger_entries|bill_balances|[bo][.](sales|received|refunded)_kes'`;

export async function ledgerMutants(sql: postgres.Sql): Promise<Mutant[]> {
  const figures = await sql.unsafe<{ name: string; body: string }[]>(FIGURES);
  return figures.flatMap(({ name, body }) =>
    SWAPS.flatMap(([find, swaps]) =>
      [...body.matchAll(find)].flatMap((match) =>
        swaps(match[0]).map((swap) => {
          const before = body.slice(0, match.index).split('\n');
          const place = `${before.length}:${before.at(-1)?.length}`;
          return {
            name: `${name} ${place}: ${match[0]} → ${swap}`,
            definition: body.slice(0, match.index) + swap + body.slice(match.index + match[0].length),
          };
        }),
      ),
    ),
  );
}
