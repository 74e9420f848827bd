/**
 * What a database says of the migrations it was brought up with, held against those of this code. Whatever does not match
 * stops the start before anything is changed, with words for whoever runs the shop.
 */
import { createHash } from 'node:crypto';

import type { Sql } from './sql.ts';

/** One row of `supabase_migrations.schema_migrations`. */
export interface HistoryRow {
  version: string;
  name?: string | null;
  /** As the Supabase CLI keeps them; read where there is no checksum. */
  statements?: string[] | null;
  /** Of the file; null where release 1.0 or the Supabase CLI applied it. */
  checksum?: string | null;
}

/** The database was not made by this code, or not by a release of it. */
export class HistoryMismatch extends Error {
  override readonly name = 'HistoryMismatch';
}

/** The last migration of release 1.0; shops that differ up to here are older. */
const LAST_OF_1_0 = '20261121006030';

const UNCHANGED = 'Nothing was changed.';
const WAY_BACK = 'see "Upgrades, and the way back" in docs/deploy.md';

/** Of a migration's text, the same on every system. */
export const checksumOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');

/** The statements are megabytes, which every start would read: a checksum says more. */
const WITH_CHECKSUMS = `jsonb_build_object('version', version, 'name', name, 'checksum', checksum,
  'statements', case when checksum is null then statements end)`;

/** The history of a database; empty when it has none yet. Release 1.0 kept no checksums. */
export async function readHistory(sql: Pick<Sql, 'rows'>): Promise<HistoryRow[]> {
  const [table] = await sql.rows<{ is_there: boolean; keeps_checksums: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as is_there, exists (
       select from pg_attribute where attrelid = to_regclass('supabase_migrations.schema_migrations')
         and attname = 'checksum' and not attisdropped) as keeps_checksums`,
  );
  if (!table?.is_there) return [];
  const rows = await sql.rows<{ row: HistoryRow }>(
    `select ${table.keeps_checksums ? WITH_CHECKSUMS : 'to_jsonb(one)'} as row
     from supabase_migrations.schema_migrations as one order by version`,
  );
  return rows.map(({ row }) => row);
}

/** The migrations that the database lacks; throws `HistoryMismatch` when its history is not the beginning of `known`. */
export function missingMigrations(history: readonly HistoryRow[], known: readonly Migration[]): Migration[] {
  const applied = new Map(history.map((row) => [row.version, row]));
  const last = history.reduce((latest, { version }) => (version > latest ? version : latest), '');
  const hasRelease = known.some(({ version }) => version === LAST_OF_1_0);
  for (const migration of known) {
    if (migration.version > last) break;
    const row = applied.get(migration.version);
    if (row && isSame(row, migration)) continue;
    const file = `${migration.version}_${migration.name}`;
    if (hasRelease && migration.version <= LAST_OF_1_0 && row?.checksum == null)
      throw olderThanReleases(file);
    throw row ? changedSince(file) : leftOut(file);
  }
  const unknown = history.find((row) => known.every(({ version }) => version !== row.version));
  if (unknown && hasRelease && unknown.version <= LAST_OF_1_0) throw olderThanReleases(nameOf(unknown));
  if (unknown) throw newerThanCode(nameOf(unknown));
  return known.filter(({ version }) => !applied.has(version));
}

const nameOf = ({ version, name }: HistoryRow): string => (name ? `${version}_${name}` : version);

function isSame({ checksum, statements }: HistoryRow, { text }: Migration): boolean {
  if (checksum != null) return checksum === checksumOf(text);
  // `migration repair` of the Supabase CLI writes none; its version is all that is known then.
  return statements == null || bareText(statements.join('\n')) === bareText(text);
}

/** Without what splitting a text into statements may lose: comments, spaces, semicolons. */
const bareText = (text: string): string => text.replaceAll(/--[^\n]*/g, '').replaceAll(/[\s;]+/g, '');

const olderThanReleases = (file: string): HistoryMismatch =>
  new HistoryMismatch(
    `This shop was made by a version from before release 1.0, whose database cannot be brought to this one (it differs at ${file}). ` +
      `${UNCHANGED} Start the version that made it, or set DATA_DIR or DATABASE_URL to an empty place for a new shop.`,
  );

const changedSince = (file: string): HistoryMismatch =>
  new HistoryMismatch(
    `The migration ${file} is another one than this database was brought up with. ${UNCHANGED} Put the file back as it was ` +
      'released, or start the version that made this database.',
  );

const leftOut = (file: string): HistoryMismatch =>
  new HistoryMismatch(
    `The database lacks the migration ${file}, though it has later ones: it was made by a version that was never released. ` +
      `${UNCHANGED} Start the version that made it, or restore a backup from before (${WAY_BACK}).`,
  );

const newerThanCode = (name: string): HistoryMismatch =>
  new HistoryMismatch(
    `The database is newer than this version of the product, which does not know its migration ${name}. ${UNCHANGED} Start ` +
      `the newer version again, or restore the backup that was made before it (${WAY_BACK}).`,
  );

/** One file of `supabase/migrations`. */
export interface Migration {
  /** `20260101000000` of `20260101000000_accounts.sql`. */
  version: string;
  name: string;
  text: string;
}
