/** Builds the site when something changed, starts the stack and says where everything is. `npm start`. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { ConfigError, readConfig, type StackConfig } from '../stack/config.ts';
import { createLog } from '../stack/log.ts';
import { createStack } from '../stack/stack.ts';
import { buildSite } from './build.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function settings(): StackConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** What a newcomer needs to know; the accounts and the inbox exist only with demo content. */
function welcome(url: string, { demo, smtpUrl }: StackConfig): string {
  const lines = ['', `  Mizizi is ready: ${url}`, ''];
  if (demo) {
    lines.push('  Demo accounts (password Mizizi-Demo-2026!):');
    for (const [who, what] of [
      ['admin', "the owner's desk at /admin"],
      ['member', 'premium plan, with orders'],
      ['trial', 'free trial'],
      ['free', 'free plan'],
      ['nutritionist', 'practitioner'],
    ] as const)
      lines.push(`    ${`${who}@demo.mizizi.app`.padEnd(32)} ${what}`);
    lines.push('', `  M-Pesa prompts: ${url}/dev/mpesa`);
  }
  if (smtpUrl === undefined && demo) lines.push(`  Mail:           ${url}/dev/inbox`);
  return `${lines.join('\n')}\n`;
}

const config = settings();
const log = createLog({ level: config.logLevel });
await buildSite({ ifStale: true });

const stack = createStack({
  config,
  projectDirectory: path.join(root, 'supabase'),
  siteDirectory: path.join(root, 'dist'),
  snapshotDirectory: path.join(root, '.cache'),
  log,
});

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    stack.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error('closing failed', { error });
        process.exit(1);
      },
    );
  });

try {
  const url = await stack.listen();
  await stack.start();
  console.log(welcome(url, config));
} catch (error) {
  if (!stopping) {
    console.error(error instanceof Error ? error.message : String(error));
    await stack.close();
    process.exit(1);
  }
}
