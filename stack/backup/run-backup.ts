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
import { backUp } from './back-up.ts';
import { backupName } from './backup-names.ts';

try {
  loadSettings(path.resolve(import.meta.dirname, '../..'));
  const config = readConfig(process.env);
  const { passphrase } = config.backup;
  const folder = path.join(config.dataDir, 'backups');
  const file = path.resolve(
    process.argv[2] ?? path.join(folder, backupName(new Date(), passphrase !== undefined)),
  );
  if (existsSync(file)) throw new Error(`${file} is there already, and is not replaced.`);
  const log = createLog({ level: 'warn' });
  const report = await withShopDatabase(config, log, (url) => {
    if (process.argv[2] === undefined) mkdirSync(folder, { recursive: true, mode: 0o700 });
    return backUp({ url, dataDirectory: config.dataDir, file, passphrase });
  });
  if (report)
    process.stdout.write(
      `${report.file}: ${report.rows} rows, ${report.files} files, ${(report.bytes / 1e6).toFixed(1)} MB` +
        `${passphrase === undefined ? ', not encrypted: keep it where nobody else can read it' : ''}\n`,
    );
} catch (error) {
  process.stderr.write(`${withoutSecrets(error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
}
