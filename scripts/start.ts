/** Builds the site when something changed, starts the stack and says where everything is. `npm start`. */
import { spawn } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

// A later start finds its modules compiled; imports that stand above would be compiled before this is said.
enableCompileCache(path.join(root, '.cache', 'compiled'));
const { runStack } = await import('../stack/run.ts');
const { loadSettings } = await import('../stack/settings-file.ts');
const { welcome } = await import('./welcome.ts');

loadSettings(root);
await runStack({
  projectDirectory: path.join(root, 'supabase'),
  siteDirectory: path.join(root, 'dist'),
  buildSite,
  ready: (stack, config) => {
    process.stdout.write(welcome(stack.url, config));
  },
});

/** Builds in a process of its own: the tools of the build would stay in the memory of this one. */
function buildSite(): Promise<void> {
  const build = spawn(process.execPath, [path.join(import.meta.dirname, 'build.ts'), '--if-stale'], {
    cwd: root,
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    build.once('error', reject);
    build.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error('The site could not be built; see above.'));
    });
  });
}
