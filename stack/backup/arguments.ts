import { existsSync } from 'node:fs';

/**
 * The one file that a command was given; undefined without any. Throws at anything else: a passphrase that is taken for a
 * file's name would be its name for good, and of two files one would be forgotten.
 */
export function fileArgument(given: readonly string[], usage: string): string | undefined {
  const [file, ...others] = given;
  if (file !== undefined && file.startsWith('-') && !existsSync(file))
    throw new Error(`There are no options; settings are those of the shop. ${usage}`);
  if (file === '') throw new Error(`The name of the file is empty. ${usage}`);
  if (others.length > 0) throw new Error(`One file at a time. ${usage}`);
  return file;
}
