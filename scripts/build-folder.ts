import { accessSync, constants, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What whoever starts the shop can mend; its message says how. */
export class CannotBuild extends Error {
  override readonly name = 'CannotBuild';
}

const NAME = /^build-(\d+)-\d+$/;

/** A folder for one build within `root`, and none of those that builds left which were cut off. */
export function buildFolder(root: string): string {
  const cache = join(root, '.cache');
  try {
    mkdirSync(cache, { recursive: true });
    for (const folder of [root, cache]) accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new CannotBuild(
      `${root} cannot be written, and its site must be built: run "npm run build" there as a user who may, then start again.`,
      { cause: error },
    );
  }
  for (const name of readdirSync(cache)) {
    const pid = NAME.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(join(cache, name), { recursive: true, force: true });
  }
  return join(cache, `build-${process.pid}-${Date.now()}`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && Reflect.get(error, 'code') === 'EPERM';
  }
}
