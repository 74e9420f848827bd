import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
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
    throw new Error(
      `DATA_DIR ${directory} cannot be used: ${reason}. Set it to a folder where this user may write.`,
      { cause: error },
    );
  }
}

function make(folder: string, wanted: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw new Error(folder === wanted ? 'it is no folder' : `${folder} is no folder`);
  const parent = path.dirname(folder);
  if (parent !== folder) make(parent, wanted);
  mkdirSync(folder, folder === wanted ? { mode: 0o700 } : {});
}
