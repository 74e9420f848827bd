/** `npm run check-backup -- file`: reads a backup from its beginning to its end, and says what is in it. Changes nothing. */
import path from 'node:path';

import { readConfig } from '../config.ts';
import { withoutSecrets } from '../log.ts';
import { readMigrations } from '../migrations.ts';
import { loadSettings } from '../settings-file.ts';
import { fileArgument } from './arguments.ts';
import { ArchiveProblem } from './file-kinds.ts';
import { checkBackup } from './read-backup.ts';

try {
  const usage = 'npm run check-backup -- <file>';
  const given = fileArgument(process.argv.slice(2), usage);
  if (given === undefined) throw new Error(`Which backup? ${usage}`);
  const file = path.resolve(given);
  loadSettings(path.resolve(import.meta.dirname, '../..'));
  const { passphrase } = readConfig(process.env).backup;
  const migrations = await readMigrations(path.resolve(import.meta.dirname, '../../supabase/migrations'));
  const { manifest, bytes, files } = await checkBackup(file, passphrase, migrations).catch(
    (error: unknown) => {
      throw error instanceof ArchiveProblem
        ? new Error(`${file} is no good: ${error.message}.`, { cause: error })
        : error;
    },
  );
  const { version, madeAt, tables, newestOrder } = manifest;
  const orders = tables.find(({ name }) => name === 'public.orders')?.rows ?? 0;
  process.stdout.write(
    `${file} is whole: the shop of ${madeAt}, version ${version}; ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows, ` +
      `${files} files (${(bytes / 1e6).toFixed(1)} MB), ${orders} orders` +
      `${newestOrder ? `, the newest ${newestOrder.number} of ${newestOrder.at}` : ''}\n`,
  );
} catch (error) {
  process.stderr.write(`${withoutSecrets(error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
}
