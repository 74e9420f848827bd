/**
 * `npm run backup [-- file]`: writes the shop into one file, while it is open or not. Without a name the file lies in
 * DATA_DIR/backups. Ends with 1 and one line that says why when there is no backup.
 */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

import { readConfig } from '../config.ts';
import { createLog, withoutSecrets } from '../log.ts';
import { loadSettings } from '../settings-file.ts';
import { withShopDatabase } from '../shop-database.ts';
import { fileArgument } from './arguments.ts';
import { backUp } from './back-up.ts';
import { backupName } from './backup-names.ts';
import { refuseTarget } from './target.ts';

const NAMED = 10;

try {
  const given = fileArgument(process.argv.slice(2), 'npm run backup, or: npm run backup -- <file>');
  const project = path.resolve(import.meta.dirname, '../..');
  loadSettings(project);
  const config = readConfig(process.env);
  const { passphrase, settings } = config.backup;
  const folder = path.join(config.dataDir, 'backups');
  const file = path.resolve(given ?? path.join(folder, backupName(new Date(), passphrase !== undefined)));
  if (existsSync(file)) throw new Error(`${file} is there already, and is not replaced. Give another name.`);
  refuseTarget(file, { dataDirectory: config.dataDir, project });
  const log = createLog({ level: 'warn' });
  const report = await withShopDatabase(config, log, (url) => {
    if (given === undefined) mkdirSync(folder, { recursive: true, mode: 0o700 });
    return backUp({ url, dataDirectory: config.dataDir, file, passphrase, settings });
  });
  if (report) {
    if (report.missing.length > 0)
      process.stderr.write(
        `${report.missing.length} uploads are not in the backup, since ${config.dataDir}/storage has no file of theirs: ` +
          `${report.missing.slice(0, NAMED).join(', ')}${report.missing.length > NAMED ? ' …' : ''}\n`,
      );
    process.stdout.write(
      `${report.file}: ${report.rows} rows, ${report.files} files, ${(report.bytes / 1e6).toFixed(1)} MB` +
        (passphrase === undefined
          ? ', not encrypted: whoever has it has the accounts and keys of the shop\n'
          : ', encrypted: without BACKUP_PASSPHRASE nobody opens it, so keep that elsewhere too; a lost passphrase is a lost backup\n'),
    );
  }
} catch (error) {
  process.stderr.write(`${withoutSecrets(error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
}
