/**
 * The shop on a site that was built before (`npm run build`): for images and services, whose files are not theirs to
 * write and which bring no tools to build with.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';

import { runStack } from '../stack/run.ts';
import { loadSettings } from '../stack/settings-file.ts';

const root = path.resolve(import.meta.dirname, '..');
const siteDirectory = path.join(root, 'dist');

loadSettings(root);
await runStack({
  projectDirectory: path.join(root, 'supabase'),
  siteDirectory,
  // Told as what a build says when it fails: in the log, and by the end of the process.
  buildSite: async () => {
    if (!existsSync(path.join(siteDirectory, 'app-shell.html')))
      throw new Error(`There is no site in ${siteDirectory}. Run "npm run build" first.`);
  },
});
