/**
 * Runs the pgTAP tests of `supabase/tests` on a real PostgreSQL: all of them in the database of a shop that was upgraded
 * from the last release, which is the same as that of a new one (`upgrade.test.ts`). Names on the command line choose files
 * (`node scripts/pgtap.ts orders`), which run in a new one, since that is there sooner. Ends with the line
 * `pgtap: N passed, N failed`.
 */
import postgres from 'postgres';

import { startScratchPostgres } from '../stack/scratch-postgres.ts';
import { freshOn, freshPostgres, upgrade } from './fresh-database.ts';
import { runTestFiles } from './pgtap/files.ts';
import { loadRelease, loadRows, readRows, RELEASES } from './release-rows.ts';

const wanted = process.argv.slice(2);
const shop = wanted.length > 0 ? await freshPostgres() : await upgradedShop();
const { passed, failed } = await runTestFiles(shop.url, wanted).finally(() => shop.close());
console.log(`pgtap: ${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** A shop of the last release with its rows, upgraded; then with the rows of a new one, since the tests bring their own. */
async function upgradedShop(): Promise<{ url: string; close: () => Promise<void> }> {
  const [{ release, before }] = RELEASES;
  const server = await startScratchPostgres({});
  try {
    const old = await freshOn(server.url, before);
    await loadRelease(old.url, release);
    await upgrade(old.database);
    const fresh = await freshOn(await emptyBeside(server.url));
    await loadRows(old.url, await readRows(fresh.url));
    await fresh.close();
    await old.close();
    return { url: old.url, close: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** One more database on the same server. */
async function emptyBeside(url: string): Promise<string> {
  const sql = postgres(url, { max: 1 });
  await sql`create database brand_new`;
  await sql.end();
  return Object.assign(new URL(url), { pathname: '/brand_new' }).href;
}
