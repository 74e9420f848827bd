/** Builds the site when something changed, starts the stack and says where everything is. `npm start`. */
import { spawn } from 'node:child_process';
import path from 'node:path';

import { runStack } from '../stack/run.ts';
import { loadSettings } from '../stack/settings-file.ts';
import { welcome } from './welcome.ts';

const root = path.resolve(import.meta.dirname, '..');

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
