import { accessSync, constants, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const REASONS: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOENT: 'no folder can be made there',
};

/**
 * Makes the data directory where it is missing, for its owner alone: it holds keys. Throws one line that says what is
 * wrong. Folders are made one by one, since Node's recursive way never comes back from places such as /proc.
 */
export function ensureDataDirectory(directory: string): void {
  try {
    make(directory, directory);
    accessSync(directory, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    const message = error instanceof Error ? error.message : String(error);
    const reason = typeof code === 'string' ? (REASONS[code] ?? message) : message;
    const found = statSync(directory, { throwIfNoEntry: false });
    throw new Error(
      code === 'EACCES' && found?.isDirectory()
        ? notOurs(directory, directory, found.uid)
        : `DATA_DIR ${directory} cannot be used: ${reason}. Set it to a folder where this user may write.`,
      { cause: error },
    );
  }
  refuseOthers(directory);
}

/** What a shop keeps there and needs at once. */
const KEPT = ['keys.json', 'vapid.json', 'inbox.jsonl', 'postgres.password', 'postgres', 'storage'];

/**
 * A folder that was used as root and as another account by turns holds files that only one of them may open. Root itself
 * would leave such files behind in somebody else's folder, and is refused there.
 */
function refuseOthers(directory: string): void {
  const own = process.getuid?.();
  const { uid } = statSync(directory);
  if (own === 0 && uid !== 0)
    throw new Error(
      `DATA_DIR ${directory} belongs to ${nameOf(uid)}, and this is root, whose files that user could not open afterwards. ` +
        `Start the shop as that user, or give the folder to root: chown -R root ${directory}`,
    );
  for (const name of KEPT) {
    const file = path.join(directory, name);
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) continue;
    try {
      accessSync(file, constants.R_OK | constants.W_OK);
    } catch (error) {
      throw new Error(notOurs(directory, file, found.uid), { cause: error });
    }
  }
}

function notOurs(directory: string, file: string, owner: number): string {
  const own = process.getuid?.() ?? -1;
  if (owner === own)
    return `DATA_DIR ${directory} cannot be used: ${file} may not be written. Allow it: chmod -R u+rwX ${directory}`;
  return (
    `DATA_DIR ${directory} cannot be used: ${file} belongs to ${nameOf(owner)}, and this is ${nameOf(own)}, who may not write ` +
    `there. As root: chown -R ${nameOf(own)} ${directory}`
  );
}

/** Of an account, or its number where the system knows no name. */
function nameOf(uid: number): string {
  try {
    const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
    const [name] = lines.map((line) => line.split(':')).find((fields) => fields[2] === String(uid)) ?? [];
    return name || String(uid);
  } catch {
    return String(uid);
  }
}

/** What a restore that was cut off has left is no shop, and a new, empty one must not be made beside it. */
export function refuseHalfRestore(directory: string): void {
  const half = path.join(directory, 'restoring');
  if (!statSync(half, { throwIfNoEntry: false })) return;
  throw new Error(
    `A restore into ${directory} was cut off. Do it again: npm run restore -- <file>. To have a new, empty shop instead, ` +
      `remove ${half} and all that lies beside it.`,
  );
}

function make(folder: string, wanted: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw new Error(folder === wanted ? 'it is no folder' : `${folder} is no folder`);
  const parent = path.dirname(folder);
  if (parent !== folder) make(parent, wanted);
  mkdirSync(folder, folder === wanted ? { mode: 0o700 } : {});
}

/**
 * Whoever works on a shop must be the user who runs it: what root writes there is root's, and a database that root has
 * started is handed to another account, so that the shop would not start any more.
 */
export function refuseOtherUser(directory: string): void {
  const own = process.getuid?.();
  const owner = ownerOf(directory);
  if (own === undefined || owner === undefined || owner === own) return;
  throw new Error(
    `The shop in ${directory} belongs to ${userName(owner)}, and this is ${userName(own)}. Nothing was done. Run it as ` +
      `${userName(owner)}: sudo -u ${userName(owner)} …`,
  );
}

/** Of the keys, which the shop itself has made; of a folder that is closed to this user, of the folder. */
function ownerOf(directory: string): number | undefined {
  try {
    return statSync(path.join(directory, 'keys.json'), { throwIfNoEntry: false })?.uid;
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'EACCES')
      return statSync(directory, { throwIfNoEntry: false })?.uid;
    throw error;
  }
}

/** The name of a user of this machine, or their number as `sudo` takes it. */
export function userName(uid: number): string {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  return lines.find((line) => line.split(':')[2] === String(uid))?.split(':')[0] ?? `#${uid}`;
}
