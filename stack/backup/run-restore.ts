/** `npm run restore -- file`: puts a backup into an empty DATA_DIR, and with DATABASE_URL into its empty database. */
import path from 'node:path';

import { readConfig } from '../config.ts';
import { redirectConsole } from '../console-log.ts';
import { createLog, withoutSecrets } from '../log.ts';
import { readMigrations } from '../migrations.ts';
import { loadSettings } from '../settings-file.ts';
import { restore } from './restore.ts';

try {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('Which backup? npm run restore -- <file>');
  loadSettings(path.resolve(import.meta.dirname, '../..'));
  const config = readConfig(process.env);
  const log = createLog({ level: 'warn' });
  redirectConsole(log);
  const { manifest, rows } = await restore({
    file: path.resolve(file),
    passphrase: config.backup.passphrase,
    dataDirectory: config.dataDir,
    databaseUrl: config.databaseUrl,
    migrations: await readMigrations(path.resolve(import.meta.dirname, '../../supabase/migrations')),
    log,
  });
  process.stdout.write(
    `The shop of ${manifest.madeAt} is in ${config.dataDir}: ${rows} rows, each as it was. Start it as ever.\n`,
  );
} catch (error) {
  process.stderr.write(`${withoutSecrets(error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
}
