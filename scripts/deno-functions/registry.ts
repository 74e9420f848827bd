/**
 * A registry on this machine with the packages that lie in node_modules, so that Deno gets them as it does on Supabase,
 * from a registry, and nothing from the network.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

interface Package {
  manifest: Manifest;
  archive: Buffer;
}

const BLOCK = 512;

/** Serves the packages `names` of the project in `root`, and all they depend on. */
export async function serveRegistry(
  root: string,
  names: readonly string[],
): Promise<{ url: string; close: () => Promise<void> }> {
  const packages = packagesOf(root, names);
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(request.url ?? '').slice(1);
    const archive = packages.find(({ manifest }) => asked === `-/${archiveName(manifest)}`)?.archive;
    const versions = packages.filter(({ manifest }) => manifest.name === asked);
    if (archive) response.end(archive);
    else if (versions.length > 0) response.end(JSON.stringify(description(versions, url)));
    else response.writeHead(404).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

const archiveName = ({ name, version }: Manifest): string => `${name.replace('/', '-')}-${version}.tgz`;

function description(versions: readonly Package[], url: string): object {
  return {
    name: versions[0]?.manifest.name,
    'dist-tags': { latest: versions.at(-1)?.manifest.version },
    versions: Object.fromEntries(
      versions.map(({ manifest, archive }) => [
        manifest.version,
        {
          ...manifest,
          dist: {
            tarball: `${url}-/${archiveName(manifest)}`,
            integrity: `sha512-${createHash('sha512').update(archive).digest('base64')}`,
          },
        },
      ]),
    ),
  };
}

function packagesOf(root: string, names: readonly string[]): Package[] {
  const found = new Map<string, Package>();
  const visit = (name: string, from: string): void => {
    const folder = folderOf(name, from);
    if (found.has(folder)) return;
    const { version, dependencies } = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    ) as Manifest;
    const manifest = { name, version, ...(dependencies ? { dependencies } : {}) };
    found.set(folder, { manifest, archive: archiveOf(folder) });
    for (const needed of Object.keys(dependencies ?? {})) visit(needed, folder);
  };
  for (const name of names) visit(name, root);
  return [...found.values()];
}

/** Where the package that `from` would import lies: the nearest node_modules that has it. */
function folderOf(name: string, from: string): string {
  const places = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  const folder = places.map((place) => path.join(place, name)).find((place) => exists(place));
  if (folder === undefined) throw new Error(`${name}, which ${from} needs, is not installed.`);
  return folder;
}

const exists = (folder: string): boolean =>
  statSync(path.join(folder, 'package.json'), { throwIfNoEntry: false }) !== undefined;

/** The folder as npm packs it: a compressed tar whose names begin with `package/`. */
function archiveOf(folder: string): Buffer {
  const blocks = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !path.relative(folder, entry.parentPath).includes('node_modules'))
    .flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const content = readFileSync(file);
      const name = path.posix.join('package', path.relative(folder, file).replaceAll(path.sep, '/'));
      return [header(name, content.length), content, Buffer.alloc(-content.length & (BLOCK - 1))];
    });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]));
}

/** A header of ustar; a long name is cut at a slash into its two fields. Numbers are octal. */
function header(name: string, size: number): Buffer {
  const cut = name.length > 100 ? name.indexOf('/', name.length - 101) : -1;
  const block = Buffer.alloc(BLOCK);
  block.write(name.slice(cut + 1), 0, 100);
  for (const [at, digits, value] of [
    [100, 7, 0o644],
    [108, 7, 0],
    [116, 7, 0],
    [124, 11, size],
    [136, 11, 0],
  ] as const)
    block.write(value.toString(8).padStart(digits, '0'), at);
  block.fill(' ', 148, 156);
  block.write('0', 156);
  block.write('ustar', 257);
  block.write('00', 263);
  if (cut > 0) block.write(name.slice(0, cut), 345, 155);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(sum.toString(8).padStart(6, '0'), 148);
  block[154] = 0;
  return block;
}
