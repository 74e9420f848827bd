/**
 * Makes an account an owner of the shop, whose settings are read from the environment as the shop reads them:
 * `npm run make-owner -- someone@example.com`. Works beside a shop that is running, and on one that is not.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';

import postgres from 'postgres';

import { type StackConfig, readConfig } from '../stack/config.ts';
import { DataDirectoryInUse, lockDataDirectory } from '../stack/data-dir-lock.ts';
import { createLog, withoutSecrets } from '../stack/log.ts';
import { ownPostgresUrl, startOwnPostgres } from '../stack/own-postgres.ts';
import { loadSettings } from '../stack/settings-file.ts';

interface Reached {
  url: string;
  leave: () => Promise<void>;
}

const log = createLog({ level: 'error' });

/** The shop's database: where others run it, beside the process that does, or started for this moment. */
async function reach({ databaseUrl, dataDir }: StackConfig): Promise<Reached> {
  if (databaseUrl) return { url: databaseUrl, leave: async () => undefined };
  if (!existsSync(path.join(dataDir, 'postgres')))
    throw new Error(
      `There is no shop in ${dataDir}. Start it once, or set DATA_DIR to where it keeps its data.`,
    );
  try {
    const release = lockDataDirectory(dataDir);
    try {
      const server = await startOwnPostgres(dataDir, log);
      return { url: server.url, leave: () => server.stop().finally(release) };
    } catch (error) {
      release();
      throw error;
    }
  } catch (error) {
    if (!(error instanceof DataDirectoryInUse)) throw error;
    const url = ownPostgresUrl(dataDir);
    if (url === undefined)
      throw new Error('The shop is just starting. Run this again once it is ready.', { cause: error });
    return { url, leave: async () => undefined };
  }
}

async function makeOwner(url: string, email: string): Promise<string> {
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => undefined });
  try {
    const [made] = await sql<{ outcome: string }[]>`select private.make_owner(${email}) as outcome`;
    return made?.outcome === 'made'
      ? `${email} is an owner of this shop now. Its desk is at /admin, after signing in; the diary there has a line about this.`
      : `${email} is an owner of this shop already; nothing was changed.`;
  } catch (error) {
    throw new Error(wordsOf(error), { cause: error });
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [code, hint] = ['code', 'hint'].map((name) => Reflect.get(error, name) as unknown);
  if (code === '42883' || code === '3F000')
    return 'The database is not one of this version of the shop. Start the shop once with this version, then run this again.';
  return withoutSecrets(typeof hint === 'string' ? `${error.message} ${hint}` : error.message);
}

const [email, ...more] = process.argv.slice(2);
try {
  if (email === undefined || more.length > 0 || !/^[^\s@]+@[^\s@]+$/.test(email))
    throw new Error('Say whom: npm run make-owner -- someone@example.com');
  loadSettings(path.resolve(import.meta.dirname, '..'));
  const { url, leave } = await reach(readConfig(process.env));
  process.stdout.write(`${await makeOwner(url, email).finally(leave)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
