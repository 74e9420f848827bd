/**
 * Fills a shop that is not running with the accounts and orders of the demo, whatever DEMO says: `npm run demo-content`.
 * For tests and trials of a shop that otherwise runs as a real one; refused where somebody real has an account.
 */
import path from 'node:path';

import { readConfig } from '../stack/config.ts';
import { createLog } from '../stack/log.ts';
import { applySeeds, DEMO_SEEDS, readSeeds } from '../stack/seeds.ts';
import { loadSettings } from '../stack/settings-file.ts';
import { createStack } from '../stack/stack.ts';

const root = path.resolve(import.meta.dirname, '..');
const projectDirectory = path.join(root, 'supabase');
loadSettings(root);
const config = readConfig(process.env);
const stack = createStack({
  config: { ...config, demo: false },
  projectDirectory,
  log: createLog({ level: config.logLevel }),
});
try {
  await stack.start();
  const [strangers] = await stack.sql.rows<{ count: string }>(
    "select count(*) from auth.users where email is null or email !~ '[@.]demo.mizizi.app$'",
  );
  if (Number(strangers?.count) > 0)
    throw new Error(
      'This shop has accounts of its own; the demo brings some whose password everybody knows. Use another DATA_DIR.',
    );
  const seeds = await readSeeds(DEMO_SEEDS.map((name) => path.join(projectDirectory, name)));
  const applied = await applySeeds(stack.sql, seeds);
  process.stdout.write(applied.length > 0 ? `Added ${applied.join(', ')}.\n` : 'It was there already.\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await stack.close();
}
