/**
 * Runs the pgTAP tests of `supabase/tests` on a real PostgreSQL: all of them in the database of a shop that was brought here
 * from the last release, which is the same as that of a new one (`upgrade.test.ts`). Names on the command line choose files
 * (`node scripts/pgtap.ts orders`), which run in a new one, since that is there sooner. Ends with the line
 * `pgtap: N passed, N failed`.
 */
import postgres from 'postgres';

import { startScratchPostgres } from '../stack/scratch-postgres.ts';
import { freshOn, freshPostgres, upgrade } from './fresh-database.ts';
import { runTestFiles } from './pgtap/files.ts';
import { loadRows, readRows, RELEASES, rowsOfRelease } from './release-rows.ts';

const wanted = process.argv.slice(2);
const shop = wanted.length > 0 ? await freshPostgres() : await upgradedShop();
const { passed, failed } = await runTestFiles(shop.url, wanted).finally(() => shop.close());
console.log(`pgtap: ${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** A shop of the last release with its rows, upgraded; then with the rows of a new one, since the tests bring their own. */
async function upgradedShop(): Promise<{ url: string; close: () => Promise<void> }> {
  const { release, before } = RELEASES.at(-1) ?? RELEASES[0];
  const server = await startScratchPostgres({});
  try {
    const old = await freshOn(server.url, before);
    await loadRows(old.url, rowsOfRelease(release));
    // Release 1.0 kept no checksums.
    if (release === '1.0')
      await old.database.sql.exec('alter table supabase_migrations.schema_migrations drop column checksum');
    await upgrade(old.database);
    const admin = postgres(server.url, { max: 1 });
    await admin.unsafe('create database brand_new');
    await admin.end();
    const url = new URL(server.url);
    url.pathname = '/brand_new';
    const fresh = await freshOn(url.href);
    await loadRows(old.url, await readRows(fresh.url));
    await fresh.close();
    return {
      url: old.url,
      close: async () => {
        await old.close();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
