/** `npm run restore -- file`: puts a backup into an empty DATA_DIR, and with DATABASE_URL into its empty database. */
import path from 'node:path';

import { firstNumber } from '../after-restore.ts';
import { readConfig } from '../config.ts';
import { redirectConsole } from '../console-log.ts';
import { createLog, withoutSecrets } from '../log.ts';
import { readMigrations } from '../migrations.ts';
import { loadSettings } from '../settings-file.ts';
import { fileArgument } from './arguments.ts';
import { restore } from './restore.ts';

try {
  const usage = 'npm run restore -- <file>';
  const file = fileArgument(process.argv.slice(2), usage);
  if (file === undefined) throw new Error(`Which backup? ${usage}`);
  loadSettings(path.resolve(import.meta.dirname, '../..'));
  const config = readConfig(process.env);
  const log = createLog({ level: 'warn' });
  redirectConsole(log);
  const migrations = await readMigrations(path.resolve(import.meta.dirname, '../../supabase/migrations'));
  const { manifest, rows, byHand, waiting, restoredAt } = await restore({
    file: path.resolve(file),
    passphrase: config.backup.passphrase,
    dataDirectory: config.dataDir,
    databaseUrl: config.databaseUrl,
    address: config.siteUrl,
    migrations,
    log,
  });
  const toCome = migrations.length - manifest.migrations.length;
  const lines = [
    `The shop of ${manifest.madeAt}, version ${manifest.version}, is in ${config.dataDir}: ${rows} rows, each as it was. ` +
      `Start it as ever${toCome > 0 ? `, which makes the ${toCome} changes of the database that came since` : ''}.`,
    'Passwords, sign-ins and roles are those of that moment too: whoever has left since has theirs again.' +
      (waiting === 0
        ? ''
        : ` What waits in it goes out then, also if it did since: ${waiting} mails and messages.`),
  ];
  lines.push(
    `What came after ${manifest.madeAt} is not in it, nor are the invoices and credit notes that were issued since. ` +
      `So that no number is given twice, new ones begin a series of their own: ${firstNumber(restoredAt)}. To learn which money came and went ` +
      'meanwhile, import the M-Pesa statement at the desk, under Payments.',
  );
  const { settings = [] } = manifest;
  if (settings.length > 0)
    lines.push(
      `Settings are not in a backup. Set again what was set there, in the file .env: ${settings.join(', ')}.`,
    );
  if (byHand.length > 0)
    lines.push(`Made by hand, and without their policies, grants and triggers now: ${byHand.join(', ')}.`);
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${withoutSecrets(error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
}
