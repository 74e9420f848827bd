/**
 * `npm run move-to-supabase -- --api-url https://<reference>.supabase.co`: says what would be taken to the hosted project and
 * what stands in the way; with `--yes` it does it, with `--reopen` a shop that was moved opens here again.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';

import { readConfig, type StackConfig } from '../config.ts';
import { functionVariables } from '../function-settings.ts';
import { createLog, withoutSecrets } from '../log.ts';
import { readMigrations } from '../migrations.ts';
import { loadSettings } from '../settings-file.ts';
import { withShopDatabase } from '../shop-database.ts';
import { loadVapidKeys } from '../vapid.ts';
import { look, type Look, move, type MoveOptions, reopen } from './move.ts';
import type { Facts } from './shop.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const say = (line: string): void => void process.stdout.write(`${withoutSecrets(line)}\n`);

/** What anybody on the machine could read in the list of processes is taken from the environment, or asked for. */
async function secret(name: string, question: string): Promise<string> {
  const given = process.env[name]?.trim();
  if (given) return given;
  if (!process.stdin.isTTY) throw new Error(`Set ${name}: ${question}`);
  process.stdout.write(`${question}: `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  const answer = await new Promise<string>((resolve) => lines.question('', resolve));
  lines.close();
  process.stdout.write('\n');
  return answer.trim();
}

async function projectOf(apiUrl: string | undefined): Promise<MoveOptions['project']> {
  const address = (apiUrl ?? process.env['MOVE_API_URL'])?.trim().replace(/\/+$/, '');
  if (address === undefined || !/^https?:\/\/[^/\s]+$/.test(address))
    throw new Error('Say where to: npm run move-to-supabase -- --api-url https://<reference>.supabase.co');
  const databaseUrl = await secret(
    'MOVE_DB_URL',
    'the address of the project’s database with its password (dashboard, Connect, Session pooler)',
  );
  if (!/^postgres(ql)?:$/.test(URL.canParse(databaseUrl) ? new URL(databaseUrl).protocol : ''))
    throw new Error(
      'MOVE_DB_URL must begin with postgresql://; other signs than letters and digits of a password are written as %40 and the like.',
    );
  const secretKey = await secret(
    'MOVE_SECRET_KEY',
    'a secret key of the project (dashboard, Settings, API Keys)',
  );
  return { databaseUrl, apiUrl: address, secretKey };
}

const table = (facts: Facts, there?: Facts): void => {
  for (const [name, value] of Object.entries(facts))
    say(`  ${name.padEnd(24)}${String(value).padStart(12)}${there ? String(there[name]).padStart(12) : ''}`);
};

function tell({ facts, uploads, left, obstacles }: Look, apiUrl: string): void {
  say(`What would be moved to ${apiUrl}:`);
  const bytes = uploads.reduce((sum, { size }) => sum + size, 0);
  table({ ...facts, 'pictures and files': uploads.length, 'their size, kB': Math.ceil(bytes / 1000) });
  if (left.length > 0) say('What does not come along:');
  for (const line of left) say(`  ${line}`);
  say('What is in the project of products, articles and settings is replaced by what the shop has.');
  if (obstacles.length > 0) say('What stands in the way:');
  for (const line of obstacles) say(`  - ${line}`);
  say(
    obstacles.length > 0
      ? 'Nothing was changed.'
      : `Nothing was changed yet. Stop the shop, then: npm run move-to-supabase -- --api-url ${apiUrl} --yes`,
  );
}

/** Mails go another way there, and M-Pesa calls the project itself. */
const GOES_ALONG = /^(SITE_URL|MAIL_FROM|VAPID_\w+|SMS_\w+|WHATSAPP_\w+|MPESA_(?!CALLBACK)\w+)$/;

/** What edge functions need to go on as the shop did; push messages only arrive with the same keys. */
function writeSecrets(config: StackConfig): string {
  const file = path.join(config.dataDir, 'supabase-secrets.env');
  const variables = functionVariables(config, {
    mpesa: config.mpesa,
    sms: config.sms,
    whatsapp: config.whatsapp,
    vapid: loadVapidKeys(config.dataDir),
    apiUrl: '',
    siteUrl: config.siteUrl ?? '',
    secretKey: '',
  });
  const lines = Object.entries({ SITE_URL: config.siteUrl, ...variables }).flatMap(([name, value]) =>
    value !== undefined && GOES_ALONG.test(name) ? [`${name}=${JSON.stringify(value)}`] : [],
  );
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return file;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'api-url': { type: 'string' },
      yes: { type: 'boolean', default: false },
      reopen: { type: 'boolean', default: false },
      'db-url': { type: 'string' },
      'secret-key': { type: 'string' },
    },
  });
  if (values['db-url'] !== undefined || values['secret-key'] !== undefined)
    throw new Error(
      'Others on this machine can read what stands in a command. Set MOVE_DB_URL and MOVE_SECRET_KEY in the environment or in .env, ' +
        'or leave them out and be asked; if this machine is not yours alone, change what you have just given.',
    );
  loadSettings(ROOT);
  const config = readConfig(process.env);
  const log = createLog({ level: 'warn' });
  if (values.reopen) {
    await withShopDatabase(config, log, reopen);
    say('The shop may be started here again.');
    return;
  }
  const project = await projectOf(values['api-url']);
  const migrations = await readMigrations(path.join(ROOT, 'supabase/migrations'));
  await withShopDatabase(config, log, async (shopUrl) => {
    const options: MoveOptions = { shopUrl, dataDirectory: config.dataDir, project, migrations, say };
    if (!values.yes) {
      const seen = await look(options);
      tell(seen, project.apiUrl);
      if (seen.obstacles.length > 0) process.exitCode = 1;
      return;
    }
    const { tables, here, there, jobs } = await move(options);
    for (const { name, rows } of tables)
      if (rows > 0) say(`  ${name.padEnd(36)}${String(rows).padStart(10)}`);
    say('Every row was compared. As an owner counts, here and there:');
    table(here, there);
    for (const line of jobs) say(line);
    say(`The shop is in ${project.apiUrl}, and closed here. What is next (docs/deploy.md, “Move a shop to Supabase”):
  1. npx supabase secrets set --env-file ${writeSecrets(config)}; then delete that file.
  2. Build the site with VITE_SUPABASE_URL=${project.apiUrl} and its publishable key, and serve it.
  3. Sign in on it, as a customer and as an owner: the passwords are as they were.
  4. Point the name of the shop (DNS) to it. Until then nobody is lost: the shop here is closed.`);
  });
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${withoutSecrets(error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
}
