import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where a shop runs that root starts for somebody else. */
const NOBODY = 65_534;

/** The account of a service: another one where this process may choose. */
export const asService = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** A folder that other accounts may walk through, on the disk of the packages, which are linked into it. */
export function scratchFolder(): string {
  const disk = statSync(path.join(ROOT, 'node_modules')).dev;
  const near = [tmpdir(), '/tmp', '/var/tmp', path.dirname(ROOT)].find(
    (folder) => existsSync(folder) && statSync(folder).dev === disk,
  );
  const folder = mkdtempSync(path.join(near ?? tmpdir(), 'mizizi-deploy-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** The files of this repository, as a clone has them, those not committed yet among them. */
export function repositoryFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\0').filter(Boolean);
}

export function copyFiles(files: readonly string[], from: string, to: string): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    cpSync(path.join(from, file), path.join(to, file), { recursive: true, verbatimSymlinks: true });
  }
}

/** What `npm ci` installs: linked, since copying takes minutes; what npm takes away there stays here. */
export function linkModules(to: string): void {
  execFileSync('cp', ['-al', path.join(ROOT, 'node_modules'), path.join(to, 'node_modules')]);
  // Written anew below: a linked file is the same file.
  rmSync(path.join(to, 'node_modules/.installed'), { force: true });
  execFileSync(process.execPath, ['scripts/ensure-deps.mjs', '--installed'], { cwd: to });
}

/** The site that the gate before this one has built. */
export function copySite(to: string): void {
  cpSync(path.join(ROOT, 'dist'), path.join(to, 'dist'), { recursive: true });
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
