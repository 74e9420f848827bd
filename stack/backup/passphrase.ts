/** A passphrase, so that whoever types it on another keyboard or copies it from a letter has the same one. */

const APOSTROPHES = /[\u2018\u2019\u02bb\u02bc]/g;
const SPACES = /\p{Zs}+/gu;
/** A tab and all that begins a line are among them. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/u;
/** What stands for bytes that are no letter: any others would be read as the same. */
const LOST = '\ufffd';

/** What backups are encrypted with. */
export const plainPassphrase = (given: string): string =>
  given.normalize('NFKC').replaceAll(APOSTROPHES, "'").replaceAll(SPACES, ' ').trim();

/** What is wrong with it, as words that follow its name. */
export function passphraseProblem(given: string): string | undefined {
  const older = 'the tool age opens a backup that was made with it (docs/deploy.md)';
  if (CONTROLS.test(given)) return `must be one line, without tabs and other control characters; ${older}`;
  if (given.includes(LOST))
    return `has letters that are not UTF-8; write them anew, and save their file as UTF-8; ${older}`;
  return undefined;
}
