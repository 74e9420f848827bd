import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { isSamePlace, type Place, placeIn, placeOf, workerIn } from './data-dir-lock.ts';
import type { Log } from './log.ts';

/** Notes where the shop of a folder was last at work. */
const NOTE = 'place.json';

/**
 * Says once of a shop that it works in a copy: two shops with the same accounts and settings send the same mails and ask
 * M-Pesa about the same payments. Its directory must be ours alone.
 */
export function warnOfCopy(directory: string, log: Log): void {
  const file = path.join(directory, NOTE);
  const here = placeOf(directory);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const before = text === undefined ? undefined : placeIn(text);
  if (before && !isSamePlace(before, here))
    log.warn(words(before, here, existsSync(path.join(directory, 'postgres/postmaster.pid'))));
  const note = `${JSON.stringify(here)}\n`;
  if (text !== note) writeFileSync(file, note, { mode: 0o600 });
}

function words({ folder }: Place, here: Place, wasAtWork: boolean): string {
  const worker = existsSync(folder) ? workerIn(folder) : undefined;
  return (
    `${here.folder} is a copy of ${folder}, or was moved from there${
      wasAtWork
        ? ', while a database was at work in it. Copied so, it may be damaged: better make one from a backup. '
        : '. '
    }` +
    (worker === undefined ? 'If a shop goes on there, ' : `That shop is at work (process ${worker}), so `) +
    `both send the same reminders and messages, ask M-Pesa about the same payments, and accept each other's sign-ins. For ` +
    'a copy that keeps quiet: stop it, leave out SMTP_URL, MPESA_* and BACKUP_S3_*, and remove its vapid.json. If it was ' +
    'moved, nothing is to be done; this is said once'
  );
}

const SECRETS = ['keys.json', 'vapid.json', 'inbox.jsonl', 'postgres.password'];

/** A copy, or a backup of somebody's own, may have opened to everybody on the machine what only the shop may read. */
export function closeSecrets(directory: string, log: Log): void {
  const open = SECRETS.map((name) => path.join(directory, name)).filter(
    (file) => ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o007) !== 0,
  );
  if (open.length === 0) return;
  try {
    for (const file of open) chmodSync(file, 0o600);
  } catch (error) {
    log.warn(
      'others on this machine can read files with secrets; only their owner may close them (chmod 600)',
      {
        files: open,
        error,
      },
    );
    return;
  }
  log.warn(
    'files with secrets could be read by others on this machine, and are closed now; whoever read them can sign in as anybody',
    { files: open },
  );
}
