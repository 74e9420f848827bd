/** What a disk or a folder answered, as a sentence for whoever waits for a backup. */
import path from 'node:path';

const codeOf = (error: unknown): unknown =>
  error instanceof Error ? (Reflect.get(error, 'code') as unknown) : undefined;

/** Why `file` could not be written; the error itself where it is about something else. */
export function writeProblem(error: unknown, file: string): unknown {
  const code = codeOf(error);
  const folder = path.dirname(file);
  const words: Record<string, string> = {
    ENOSPC: `there is no space left on its disk. Make room there, or write to another one`,
    EDQUOT: `there is no space left for this user on its disk. Make room there, or write to another one`,
    EFBIG: 'this disk or this user may not have so large a file. Write to another place',
    EROFS: 'its disk is read-only. Write to another place',
    EIO: 'its disk does not answer. Write to another place',
  };
  // These may also be about a file that is read.
  const about = error instanceof Error ? String(Reflect.get(error, 'path')) : '';
  if (about.startsWith(file) || about === folder) {
    words['ENOENT'] = `there is no folder ${folder}. Make it, or attach its disk`;
    words['ENOTDIR'] = `${folder} is no folder`;
    words['EACCES'] = words['EPERM'] = `this user may not write into ${folder}`;
  }
  const found = typeof code === 'string' ? words[code] : undefined;
  return found === undefined
    ? error
    : new Error(`${file} was not written, and older backups are as they were: ${found}.`, { cause: error });
}
