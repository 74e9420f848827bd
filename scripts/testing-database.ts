import { SILENT_LOG } from '../stack/log.ts';
import { openDatabase } from '../stack/open-database.ts';
import { copiedDatabase, dropDatabase } from '../stack/testing.ts';
import { type FreshDatabase, freshOn } from './fresh-database.ts';

/** The first test of the run may have made it many minutes ago: its jobs would be late, and the shop away since then. */
const MADE_NOW = `
  update private.jobs set registered_at = now();
  update private.heartbeat set beat_at = now();
  update private.clock set known_at = now();`;

/**
 * An empty database with the migrations applied, as a copy on the server of the test run, where they are applied once.
 * @param before leaves out the migrations from this version on
 */
export async function freshCopy(before?: string): Promise<FreshDatabase> {
  const url = await copiedDatabase(`migrated_${before ?? 'all'}`, async (template) => {
    const made = await freshOn(template, before);
    await made.close();
  });
  const database = await openDatabase(url, SILENT_LOG);
  if (before === undefined) await database.sql.exec(MADE_NOW);
  const close = async (): Promise<void> => {
    await database.close();
    await dropDatabase(url);
  };
  return { database, url, close };
}
