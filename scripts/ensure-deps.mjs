/**
 * Installs what package-lock.json asks for, when it is not installed yet. Runs before start, dev and test on whatever
 * Node the machine has (20 or newer), so it is plain JavaScript without a dependency. What follows runs on the Node 24
 * of the npm package `node`, which npm puts first in PATH, or on the machine's own when that one cannot be installed.
 * With `--installed`, after somebody's own `npm ci`, it only remembers that everything is there.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { missingPackages, setAside, takeBack, unmergedFiles } from './checkout.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed');
const lock = readFileSync(join(root, 'package-lock.json'));
const hash = createHash('sha256')
  .update(lock)
  .update(readFileSync(join(root, 'package.json')))
  .digest('hex');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20)
  fail(`Node.js ${process.versions.node} is too old: install Node.js 20 or newer from https://nodejs.org.`);

if (process.argv.includes('--installed')) {
  // An installation without the tools of development is no whole one: the product could not be built.
  if (existsSync(join(modules, 'vite'))) writeFileSync(stamp, hash);
  process.exit();
}

const unmerged = unmergedFiles(root);
if (unmerged.length > 0)
  fail(
    `A merge left conflicts in ${unmerged.slice(0, 3).join(', ')}. Nothing was started: finish the merge ("git status" says ` +
      'how), or go back with "git merge --abort", and start again.',
  );

takeBack(modules, hash);
if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
  const missing = missingPackages(root, JSON.parse(lock.toString()));
  if (missing.length > 0) {
    say(`${missing.length} packages are gone from node_modules, ${missing[0]} among them.`);
    await install();
  }
} else await install();

const ownNode = existsSync(join(modules, '.bin', 'node'));
if (!ownNode && (major < 22 || (major === 22 && minor < 18))) {
  fail(
    `npm did not install the project's own Node.js (are install scripts turned off?), and ${process.versions.node} is ` +
      'older than 22.18. Run "npm rebuild node", or install Node.js 24.',
  );
}

async function install() {
  refuseReadOnly();
  say('Installing dependencies: some hundred megabytes, one to five minutes on most connections ...');
  const isOnline = await canReachRegistry();
  if (!isOnline) say('The registry of npm does not answer; trying with what this machine has kept of it ...');
  const former = setAside(modules);
  const wanted = Object.keys(JSON.parse(lock.toString()).packages).filter(Boolean).length;
  const startedAt = Date.now();
  const progress = setInterval(() => {
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    say(`Installing dependencies: ${Math.min(countPackages(), wanted)} of ${wanted} folders, ${seconds} s`);
  }, 10_000);
  const { code } = await npm([
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...(isOnline ? [] : ['--offline']),
  ]);
  clearInterval(progress);
  if (code === 0) former.forget();
  else former.putBack();
  if (code !== 0 && !isOnline)
    fail(
      'The dependencies could not be installed: there is no way to the registry of npm. Connect this machine to the ' +
        'network (or set the proxy that leads there: npm config set proxy) and run the command again.',
    );
  if (code !== 0)
    fail(
      'The dependencies could not be installed; npm says why above. Run the command again when that is mended.',
    );
  writeFileSync(stamp, hash);
}

/** What npm has unpacked so far. */
function countPackages() {
  let many = 0;
  for (const name of list(modules)) many += name.startsWith('@') ? list(join(modules, name)).length : 1;
  return many;
}

function list(folder) {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return []; // npm has not made it yet, or takes it away just now
  }
}

function refuseReadOnly() {
  try {
    accessSync(existsSync(modules) ? modules : root, constants.W_OK);
  } catch {
    fail(
      `This user may not write to ${root}, and the dependencies must be installed there: run "npm ci" as a user who may, ` +
        'then start again.',
    );
  }
}

/** As npm sees it, with its proxy, certificates and registry; a status of any kind is an answer. */
async function canReachRegistry() {
  const { code, said } = await npm(['ping', '--fetch-retries=0', '--fetch-timeout=6000'], 9_000);
  return code === 0 || (code !== null && /\bcode E\d{3}\b/.test(said));
}

/**
 * Runs npm on the machine's own Node: it removes node_modules/.bin/node while it installs. In a group of its own, which
 * ends whole when this process is asked to end. `patience` in milliseconds; without it npm speaks for itself.
 */
function npm(args, patience) {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
  const isWindows = process.platform === 'win32';
  return new Promise((resolve) => {
    const child = spawn('npm', args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: path },
      shell: isWindows,
      detached: !isWindows,
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
        if (patience === undefined) for (const line of String(chunk).split('\n')) if (line.trim()) say(line);
      });
    const signals = ['SIGTERM', 'SIGINT'];
    const end = (signal) => {
      endGroup(child, 'SIGTERM');
      // npm tidies up what it has begun; it is not waited for longer than this.
      setTimeout(() => endGroup(child, 'SIGKILL'), 3_000);
      child.once('close', () => process.exit(signal === 'SIGINT' ? 130 : 143));
    };
    const late = patience === undefined ? undefined : setTimeout(() => endGroup(child, 'SIGKILL'), patience);
    for (const signal of signals) process.once(signal, end);
    child.once('error', (error) => fail(`npm could not be started: ${error.message}.`));
    child.once('close', (code) => {
      clearTimeout(late);
      for (const signal of signals) process.off(signal, end);
      resolve({ code, said });
    });
  });
}

function endGroup(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has just ended.
  }
}

/** As the start will read it, which knows more of such files: the environment comes first, then `.env`. */
function isOpenShop() {
  if (process.env.DEMO !== undefined) return process.env.DEMO.trim() === '0';
  try {
    const lines = readFileSync(join(root, '.env'), 'utf8').matchAll(
      /^\uFEFF?\s*(?:export\s+)?DEMO\s*=\s*(["'`]?)([^#\n]*?)\1\s*(?:#.*)?$/gm,
    );
    return [...lines].at(-1)?.[2].trim() === '0';
  } catch {
    return false; // There is none, or whoever starts may not read it; the start says so.
  }
}

/** A shop that is open for business writes JSON lines alone, for machines. */
function written(level, words) {
  if (!isOpenShop()) return words;
  return JSON.stringify({ time: new Date().toISOString(), level, message: words });
}

function say(words) {
  console.log(written('info', words));
}

function fail(words) {
  console.error(written('error', words));
  process.exit(1);
}
