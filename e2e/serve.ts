/**
 * Starts what the journeys walk through, on a data directory of its own that goes when the server does: the shop as an
 * owner runs it, with the parties outside as a process of their own, or with `demo` as a newcomer starts it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseEnv } from 'node:util';

import { demoPort, port, simulatorsPort } from './ports.ts';

const isDemo = process.argv[2] === 'demo';
const dataDirectory = mkdtempSync(join(tmpdir(), 'mizizi-e2e-'));
const settings: NodeJS.ProcessEnv = {
  ...process.env,
  PORT: String(isDemo ? demoPort : port),
  HOST: '127.0.0.1',
  DATA_DIR: dataDirectory,
  DEMO: isDemo ? '1' : '0',
  SITE_URL: `http://localhost:${isDemo ? demoPort : port}`,
};
const ending: (() => void)[] = [() => rmSync(dataDirectory, { recursive: true, force: true })];

if (!isDemo) {
  Object.assign(settings, await startSimulators());
  const { status } = spawnSync(process.execPath, ['scripts/demo-content.ts'], {
    stdio: 'inherit',
    env: settings,
  });
  if (status !== 0) end(status ?? 1);
}
const shop = spawn(process.execPath, ['scripts/start.ts'], { stdio: 'inherit', env: settings });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill('SIGTERM'));
shop.on('exit', (code) => end(code ?? 0));

/** Answers the settings it prints. */
async function startSimulators(): Promise<NodeJS.Dict<string>> {
  const simulators = spawn(process.execPath, ['stack/simulators/run.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(simulatorsPort), SHOP_URL: `http://localhost:${port}` },
  });
  ending.push(() => simulators.kill('SIGTERM'));
  let text = '';
  const lines = createInterface({ input: simulators.stdout });
  lines.on('line', (line) => {
    text += `${line}\n`;
    if (line.startsWith('#')) lines.emit('complete');
  });
  await once(lines, 'complete');
  return parseEnv(text);
}

function end(code: number): never {
  for (const each of ending) each();
  process.exit(code);
}
