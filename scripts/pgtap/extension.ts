import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

const ARCHIVE = path.resolve(
  import.meta.dirname,
  '../../node_modules/@electric-sql/pglite/dist/pgtap.tar.gz',
);
const BLOCK = 512;

/**
 * pgTAP as a plain script that creates its functions in schema `extensions`, for
 * a PostgreSQL without the extension's files. Every role may call them.
 */
export function pgtapSql(): string {
  const script = newestScript(gunzipSync(readFileSync(ARCHIVE)))
    .split('\n')
    // psql's commands, and the one call that only works inside CREATE EXTENSION
    .filter((line) => !line.startsWith('\\') && !line.includes('pg_extension_config_dump'))
    .join('\n');
  return [
    'set search_path = extensions, public;',
    'set client_min_messages = warning;',
    script,
    'grant execute on all functions in schema extensions to anon, authenticated, service_role;',
    'grant select on all tables in schema extensions to anon, authenticated, service_role;',
    'reset client_min_messages;',
    'set search_path = public, extensions;',
  ].join('\n');
}

/** The text of the file `pgtap--1.3.5.sql` in the tar archive, whatever its version. */
function newestScript(archive: Buffer): string {
  for (let at = 0; at + BLOCK <= archive.length;) {
    const name = archive.toString('utf8', at, at + 100).replace(/\0.*$/s, '');
    const size = Number.parseInt(archive.toString('utf8', at + 124, at + 136), 8) || 0;
    if (/\/pgtap--\d+\.\d+\.\d+\.sql$/.test(name))
      return archive.toString('utf8', at + BLOCK, at + BLOCK + size);
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  throw new Error(`No pgTAP script in ${ARCHIVE}.`);
}
