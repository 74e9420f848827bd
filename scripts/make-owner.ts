/**
 * Makes an account an owner of the shop, whose settings are read from the environment as the shop reads them:
 * `npm run make-owner -- someone@example.com`. Works beside a shop that is running, and on one that is not.
 */
import path from 'node:path';

import postgres from 'postgres';

import { readConfig } from '../stack/config.ts';
import { createLog, withoutSecrets } from '../stack/log.ts';
import { loadSettings } from '../stack/settings-file.ts';
import { withShopDatabase } from '../stack/shop-database.ts';

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
  const log = createLog({ level: 'error' });
  const words = await withShopDatabase(readConfig(process.env), log, (url) => makeOwner(url, email));
  process.stdout.write(`${words}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
