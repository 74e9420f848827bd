/** What a shop has to move, and the form in which a hosted project takes it. */
import { countOf, type CountedTable, type RowSource, type Table, tablesOf } from '../row-copy.ts';

/** A table of the project, and where its rows come from in the shop. */
export interface MovedTable extends Table {
  from: string;
}

/** Made by our migrations, in the shop and in the project alike. */
const OURS = /^(public|private)\./;
export const isOurs = ({ name }: { name: string }): boolean => OURS.test(name);

/**
 * GoTrue looks people up by this instance, and reads texts that are null as an error. Links that are under way are dropped:
 * it makes them in another way.
 */
const USERS: Record<string, string> = {
  instance_id: "'00000000-0000-0000-0000-000000000000'::uuid",
  id: 'id',
  aud: "coalesce(aud, 'authenticated')",
  role: "coalesce(role, 'authenticated')",
  email: 'lower(email)',
  encrypted_password: "coalesce(encrypted_password, '')",
  email_confirmed_at: 'email_confirmed_at',
  invited_at: 'invited_at',
  last_sign_in_at: 'last_sign_in_at',
  raw_app_meta_data: "coalesce(raw_app_meta_data, '{}')",
  raw_user_meta_data: "coalesce(raw_user_meta_data, '{}')",
  created_at: 'coalesce(created_at, now())',
  updated_at: 'coalesce(updated_at, created_at, now())',
  phone: "nullif(phone, '')",
  phone_confirmed_at: 'phone_confirmed_at',
  banned_until: 'banned_until',
  is_sso_user: 'is_sso_user',
  deleted_at: 'deleted_at',
  is_anonymous: 'is_anonymous',
  email_change_confirm_status: '0',
  ...Object.fromEntries(
    [
      'confirmation_token',
      'recovery_token',
      'email_change',
      'email_change_token_new',
      'email_change_token_current',
      'phone_change',
      'phone_change_token',
      'reauthentication_token',
    ].map((name) => [name, "''"]),
  ),
};
const IDENTITIES: Record<string, string> = {
  provider_id: 'provider_id',
  user_id: 'user_id',
  identity_data: 'identity_data',
  provider: 'provider',
  last_sign_in_at: 'last_sign_in_at',
  created_at: 'coalesce(created_at, now())',
  updated_at: 'coalesce(updated_at, created_at, now())',
  id: 'id',
};
const FACTORS: Record<string, string> = {
  id: 'id',
  user_id: 'user_id',
  friendly_name: "coalesce(friendly_name, '')",
  factor_type: 'factor_type::text',
  status: 'status::text',
  created_at: 'created_at',
  updated_at: 'updated_at',
  secret: 'secret',
  last_challenged_at: 'last_challenged_at',
};

/** Recovery codes stay behind: Supabase keeps them as argon2id, we as another hash, and nobody has them in plain. */
const ACCOUNTS: MovedTable[] = [
  mapped('auth.users', USERS),
  mapped('auth.identities', IDENTITIES),
  mapped('auth.mfa_factors', FACTORS, "where status = 'verified' and factor_type = 'totp'"),
];

function mapped(name: string, columns: Record<string, string>, condition = ''): MovedTable {
  const names = Object.keys(columns).join(', ');
  const values = Object.entries(columns).map(([column, value]) => `${value} as ${column}`);
  return {
    name,
    columns: names,
    compared: names,
    from: `(select ${values.join(', ')} from ${name} ${condition}) as moved`,
  };
}

/** What is computed from other columns is computed there anew, by another version of PostgreSQL perhaps. */
export async function movedTables(source: Pick<RowSource, 'rows'>): Promise<MovedTable[]> {
  const ours = (await tablesOf(source)).filter(isOurs);
  return [...ACCOUNTS, ...ours.map((table) => ({ ...table, compared: table.columns, from: table.name }))];
}

export async function counted(
  source: Pick<RowSource, 'rows'>,
  tables: readonly MovedTable[],
): Promise<(CountedTable & MovedTable)[]> {
  const all: (CountedTable & MovedTable)[] = [];
  for (const table of tables)
    all.push({ ...table, ...(await countOf(source, { ...table, name: table.from })), name: table.name });
  return all;
}

/** Made for demonstrations, with a password that stands in the README. */
export const DEMO_ACCOUNTS_SQL =
  "select count(*)::int as count from auth.users where email ~ '[@.]demo.mizizi.app$'";

/** What an owner would count, by words that are printed; the same in the shop and in the project. */
export const FACTS_SQL = `
  select (select count(*)::int from auth.users) as accounts,
    (select count(*)::int from auth.users where coalesce(encrypted_password, '') <> '') as "with a password",
    (select count(*)::int from auth.mfa_factors where status = 'verified' and factor_type = 'totp') as "authenticator apps",
    (select count(*)::int from public.user_roles where role <> 'member') as "roles of the team",
    (select count(*)::int from public.orders) as orders,
    (select coalesce(sum(total_kes), 0)::float8 from public.orders) as "orders, KSh",
    (select count(*)::int from public.payments where receipt is not null) as "M-Pesa receipts",
    (select coalesce(sum(coalesce(received_kes, amount_kes)), 0)::float8 from public.payments where receipt is not null)
      as "M-Pesa received, KSh",
    (select coalesce(sum(amount_kes), 0)::float8 from public.refunds) as "refunds, KSh",
    (select count(*)::int from public.consultations) as consultations,
    (select count(*)::int from public.products) as products`;

export type Facts = Record<string, number>;

/** What does not come along, or not as it was; a line for each that is not zero. */
export const LEFT_SQL = `
  select count(*)::int as count, 'accounts have recovery codes: they make new ones in their profile after the move' as words
  from auth.mfa_factors where factor_type = 'recovery_code'
  union all
  select count(*)::int, 'accounts have not confirmed their address: the next sign-in there offers a new mail'
  from auth.users where email_confirmed_at is null
  union all
  select count(*)::int, 'sessions end: everybody signs in again, because the project signs with other keys'
  from auth.sessions
  union all
  select count(*)::int, 'payments wait for M-Pesa: the project asks for their outcome after the move'
  from public.payments where state in ('starting', 'prompted')`;

/** A file that people uploaded, as the shop's database has it. */
export interface Upload {
  bucket: string;
  name: string;
  size: number;
  type: string;
  cacheControl: string;
}

export const uploadsOf = (source: Pick<RowSource, 'rows'>): Promise<Upload[]> =>
  source.rows<Upload>(`
    select bucket_id as bucket, name, coalesce((metadata ->> 'size')::float8, 0) as size,
      coalesce(metadata ->> 'mimetype', 'application/octet-stream') as type,
      coalesce(metadata ->> 'cacheControl', '') as "cacheControl"
    from storage.objects order by bucket_id, name`);
