/**
 * Runs the pgTAP tests of `supabase/tests` on a real PostgreSQL. Names on the command line choose files
 * (`node scripts/pgtap.ts orders`). Ends with the line `pgtap: N passed, N failed`.
 */
import { freshPostgres } from './fresh-database.ts';
import { runTestFiles } from './pgtap/files.ts';

const fresh = await freshPostgres();
const { passed, failed } = await runTestFiles(fresh.url, process.argv.slice(2)).finally(() => fresh.close());
console.log(`pgtap: ${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
