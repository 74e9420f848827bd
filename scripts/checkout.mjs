/** What may be wrong with a checkout, and with the packages in it, before anything runs. Plain JavaScript, see ensure-deps. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { join } from 'node:path';

/** Files that a merge has left in conflict; none where git is not there, or may not read. */
export function unmergedFiles(root) {
  if (!fs.existsSync(join(root, '.git'))) return [];
  const { status, stdout } = spawnSync('git', ['diff', '--name-only', '--diff-filter=U', '-z'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout.split('\0').filter(Boolean) : [];
}

/** Packages that every machine needs and that are gone, as when a folder was cleared by hand. */
export function missingPackages(root, lock) {
  return Object.entries(lock.packages)
    .filter(([path, { optional, devOptional, peer }]) => path !== '' && !optional && !devOptional && !peer)
    .map(([path]) => path)
    .filter((path) => !fs.existsSync(join(root, path, 'package.json')));
}

const ROOM_BYTES = 3 * 1024 * 1024 * 1024;

/**
 * npm removes all packages before it fetches others: without a network neither would be left. So they go aside, unless the
 * disk is too small for both. Answers how to put them back, and how to be done with them.
 */
export function setAside(modules) {
  const aside = asideOf(modules);
  try {
    // Left by an installation that was cut off: those are whole, what lies beside them is not.
    if (fs.existsSync(aside)) fs.rmSync(modules, { recursive: true, force: true });
    else if (fs.existsSync(modules) && hasRoom(modules)) fs.renameSync(modules, aside);
  } catch {
    // A folder that cannot be moved, such as one that is mounted, is replaced where it is.
  }
  const isAside = fs.existsSync(aside);
  return {
    putBack: () => {
      if (!isAside) return;
      fs.rmSync(modules, { recursive: true, force: true });
      fs.renameSync(aside, modules);
    },
    forget: () => fs.rmSync(aside, { recursive: true, force: true }),
  };
}

/** Takes those back that an installation which was cut off left aside, when they are what this version wants. */
export function takeBack(modules, wanted) {
  const aside = asideOf(modules);
  const stamp = join(aside, '.installed');
  if (!fs.existsSync(stamp) || fs.readFileSync(stamp, 'utf8') !== wanted) return;
  fs.rmSync(modules, { recursive: true, force: true });
  fs.renameSync(aside, modules);
}

const asideOf = (modules) => `${modules}.before`;

function hasRoom(folder) {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize > ROOM_BYTES;
}
