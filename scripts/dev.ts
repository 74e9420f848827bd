/**
 * The product with hot reloading, on one address: Vite serves the site on PORT and hands the API on to the stack, which
 * listens on a free port. `npm run dev`.
 */
import path from 'node:path';

import { createServer } from 'vite';

import { readConfig } from '../stack/config.ts';
import { runStack } from '../stack/run.ts';
import { loadSettings } from '../stack/settings-file.ts';
import { welcome } from './welcome.ts';

const root = path.resolve(import.meta.dirname, '..');

loadSettings(root);
await runStack({
  projectDirectory: path.join(root, 'supabase'),
  adjust: (config) => ({ ...config, port: 0, siteUrl: config.siteUrl ?? `http://localhost:${config.port}` }),
  ready: async (stack, config) => {
    const { host, port } = readConfig(process.env);
    process.env['API_ORIGIN'] = stack.localUrl;
    const vite = await createServer({ root, server: { host, port, strictPort: true } });
    await vite.listen();
    process.stdout.write(welcome(stack.url, config));
  },
});
