/**
 * Completes package-lock.json for machines of other kinds. npm leaves out a native package (an optional dependency)
 * that its registry does not have or that does not fit the machine at hand; on another machine `npm ci` then finds the
 * lock out of step, or a tool without its binary. The entries are written from what the lock knows: name, version, and
 * the platform in the name. Needs no network; nothing else in the lock changes.
 *
 * `node scripts/fix-lock.mjs` repairs, `node scripts/fix-lock.mjs --check` only says what is missing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const lockFile = fileURLToPath(new URL('../package-lock.json', import.meta.url));

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
  'wasm32',
];

/** `@oxfmt/binding-linux-x64-musl` → `{ os: ['linux'], cpu: ['x64'], libc: ['musl'] }`; throws for a name without any. */
function platformOf(name) {
  const words = name.split(/[-/]/).map((word) => (word === 'windows' ? 'win32' : word));
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  if (os.length + cpu.length === 0) throw new Error(`The name ${name} tells no platform; add it by hand.`);
  const musl = words.some((word) => word.startsWith('musl'));
  const glibc = words.some((word) => word.startsWith('gnu') || word === 'glibc');
  const libc = musl ? ['musl'] : glibc && os.includes('linux') ? ['glibc'] : [];
  return {
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(libc.length > 0 ? { libc } : {}),
    ...(os.length > 0 ? { os } : {}),
  };
}

/** The places where an entry finds a package, the nearest first. */
function placesOf(name, place) {
  const folders = [];
  for (
    let folder = place;
    folder !== '';
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    folders.push(`${folder}/node_modules/${name}`);
  }
  return [...folders, `node_modules/${name}`];
}

function missingEntries(packages) {
  return Object.entries(packages).flatMap(([place, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => placesOf(name, place).every((at) => !packages[at]))
      .map(([name, range]) => {
        const version = range.replace(/^[\^~=v]+/, '');
        if (!/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version))
          throw new Error(`${name} has the range ${range}; add it by hand.`);
        const dev = entry.dev ? { dev: true } : {};
        const { cpu, libc, os } = platformOf(name);
        const added = {
          version,
          ...(cpu && { cpu }),
          ...dev,
          ...(libc && { libc }),
          optional: true,
          ...(os && { os }),
        };
        return [`node_modules/${name}`, added];
      }),
  );
}

const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
const missing = missingEntries(lock.packages);
for (const [place, { version }] of missing)
  console.log(`missing: ${place.replace('node_modules/', '')} ${version}`);
if (missing.length === 0) console.log('package-lock.json is complete.');
else if (process.argv.includes('--check')) process.exitCode = 1;
else {
  const { '': root, ...others } = { ...lock.packages, ...Object.fromEntries(missing) };
  const sorted = Object.entries(others).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = { '': root, ...Object.fromEntries(sorted) };
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json is complete now: ${missing.length} added.`);
}
