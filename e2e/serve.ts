/** Starts the product as a newcomer does, on a data directory of its own that goes when the server does. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dataDirectory = mkdtempSync(join(tmpdir(), 'mizizi-e2e-'));
const port = process.env['E2E_PORT'] ?? '3300';
const server = spawn(process.execPath, ['scripts/start.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: dataDirectory,
    DEMO: '1',
    SITE_URL: `http://localhost:${port}`,
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', (code) => {
  rmSync(dataDirectory, { recursive: true, force: true });
  process.exit(code ?? 0);
});
