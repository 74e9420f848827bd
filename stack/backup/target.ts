/** Where a backup must not lie. */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Throws when `file` would lie among the files of the shop, or where the site is read from. */
export function refuseTarget(
  file: string,
  { dataDirectory, project }: { dataDirectory: string; project: string },
): void {
  const target = realPath(file);
  const isWithin = (folder: string): boolean => target.startsWith(`${realPath(folder)}${path.sep}`);
  const backups = path.join(dataDirectory, 'backups');
  if (isWithin(dataDirectory) && !isWithin(backups))
    throw new Error(
      `${file} lies in ${dataDirectory}, the folder of the shop itself. Nothing was written. Give a place elsewhere, such ` +
        `as a stick, or none: then it lies in ${backups}.`,
    );
  for (const folder of ['dist', 'public'])
    if (isWithin(path.join(project, folder)))
      throw new Error(
        `${file} lies in ${path.join(project, folder)}, and what lies there can be read by anybody who opens the site. ` +
          'Nothing was written. Give another place.',
      );
}

/** Without links, as far as it exists. */
function realPath(file: string): string {
  const folder = path.dirname(file);
  if (existsSync(file)) return realpathSync(file);
  return folder === file ? file : path.join(realPath(folder), path.basename(file));
}
