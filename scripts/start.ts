/** Builds the site when something changed, starts the stack and says where everything is. `npm start`. */
import { spawn } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';

import type { Log } from '../stack/log.ts';

const root = path.resolve(import.meta.dirname, '..');
/** A build that does not heed SIGTERM is cut off. */
const PATIENCE_MS = 3_000;

// A later start finds its modules compiled; imports that stand above would be compiled before this is said.
enableCompileCache(path.join(root, '.cache', 'compiled'));
// First of all: npm may be gone before the rest is read.
const { endWithNpm } = await import('./npm-parent.ts');
endWithNpm();
const { runStack } = await import('../stack/run.ts');
const { loadSettings } = await import('../stack/settings-file.ts');
const { welcome } = await import('./welcome.ts');

loadSettings(root);
await runStack({
  warnings: leaveOutHostedProject(),
  projectDirectory: path.join(root, 'supabase'),
  siteDirectory: path.join(root, 'dist'),
  buildSite,
  ready: (stack, config) => {
    if (config.demo) process.stdout.write(welcome(stack.url, config));
  },
});

/**
 * A site that was built for a hosted project speaks with that one, while its owner looks at the database here. So what
 * `npm run build` is told of such a project does not count for this start. Empty, it is not read from `.env` either.
 */
function leaveOutHostedProject(): string[] {
  const names = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'].filter((name) => process.env[name]);
  for (const name of names) process.env[name] = '';
  if (names.length === 0) return [];
  return [
    `${names.join(' and ')} count for \`npm run build\` alone: the site that is served here works with this shop’s own database`,
  ];
}

/**
 * Builds in a process of its own: the tools of the build would stay in the memory of this one. What they say is a line of
 * the log; their warnings are for those who work on the site, and told when it could not be built.
 */
async function buildSite(log: Log, signal: AbortSignal): Promise<void> {
  // In a group of its own: Ctrl-C is for this process, which ends the build.
  const build = spawn(process.execPath, [path.join(import.meta.dirname, 'build.ts'), '--if-stale'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const said: string[] = [];
  createInterface({ input: build.stdout }).on('line', (line) => log.info(line));
  createInterface({ input: build.stderr }).on('line', (line) => {
    if (said.push(line) > 40) said.shift();
    log.debug(line);
  });
  const end = (): void => {
    build.kill('SIGTERM');
    setTimeout(() => build.kill('SIGKILL'), PATIENCE_MS).unref();
  };
  signal.addEventListener('abort', end, { once: true });
  const code = await new Promise<number | null>((resolve, reject) => {
    build.once('error', reject);
    build.once('close', resolve);
  });
  signal.removeEventListener('abort', end);
  signal.throwIfAborted();
  if (code === 0) return;
  log.error('the site could not be built', { said: said.join('\n') });
  throw new Error('The site could not be built; see above.');
}
