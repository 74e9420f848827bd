import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import {
  createServer,
  request as startRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { serveRegistry } from './registry.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DENO = path.join(ROOT, 'node_modules/.bin/deno');
const PACKAGES = ['@supabase/supabase-js'];
const START_MS = 60_000;
const KEPT_OUTPUT = 20_000;

/**
 * One address for functions that each run in a Deno of their own, with the paths of hosted Supabase. As there, they lie in
 * a folder without the project around it: no package.json, no node_modules.
 */
export class DenoGateway {
  readonly #server: Server;
  readonly #ports = new Map<string, number>();
  readonly #processes: ChildProcess[] = [];
  readonly #folder: string;
  #output = '';
  #registry = '';

  private constructor(server: Server, folder: string) {
    this.#server = server;
    this.#folder = folder;
    server.on('request', (request, response) => this.#forward(request, response));
  }

  static async listen(): Promise<DenoGateway> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const gateway = new DenoGateway(server, mkdtempSync(path.join(tmpdir(), 'mizizi-functions-')));
    await gateway.#bringAlong();
    return gateway;
  }

  /** Copies what is uploaded, and lets Deno fetch its packages from a registry that has ours and no others. */
  async #bringAlong(): Promise<void> {
    cpSync(path.join(ROOT, 'supabase/functions'), this.#folder, {
      recursive: true,
      filter: (file) => !file.endsWith('.test.ts'),
    });
    const registry = await serveRegistry(ROOT, PACKAGES);
    this.#registry = registry.url;
    try {
      const entries = readdirSync(this.#folder)
        .map((name) => path.join(this.#folder, name, 'index.ts'))
        .filter((file) => existsSync(file));
      const child = spawn(DENO, ['cache', `--config=${this.#config}`, ...entries], {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: this.#environment,
      });
      child.stderr.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
      const code = await new Promise((resolve) => child.once('close', resolve));
      if (code !== 0) throw new Error(`Deno does not find what the functions import:\n${this.#output}`);
    } finally {
      await registry.close();
    }
  }

  get #config(): string {
    return path.join(this.#folder, 'deno.json');
  }

  get #environment(): Record<string, string | undefined> {
    return {
      PATH: process.env['PATH'],
      HOME: this.#folder,
      DENO_DIR: path.join(this.#folder, '.deno'),
      DENO_NO_UPDATE_CHECK: '1',
      // Closed by the time functions run; what came from there is kept under its name.
      NPM_CONFIG_REGISTRY: this.#registry,
      NO_COLOR: '1',
    };
  }

  get url(): string {
    return `http://127.0.0.1:${portOf(this.#server)}`;
  }

  /** What the functions have printed, for a failed run. */
  output(): string {
    return this.#output;
  }

  /** Starts `supabase/functions/<name>` and serves it at `/functions/v1/<alias>`. Throws when it does not answer. */
  async serve(alias: string, name: string, environment: Record<string, string>): Promise<void> {
    const port = await freePort();
    const child = spawn(
      DENO,
      [
        'serve',
        '--no-prompt',
        '--no-remote',
        '--cached-only',
        '--allow-net',
        '--allow-env',
        `--config=${this.#config}`,
        '--host=127.0.0.1',
        `--port=${port}`,
        path.join(this.#folder, name, 'index.ts'),
      ],
      {
        cwd: this.#folder,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...this.#environment, ...environment },
      },
    );
    this.#processes.push(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.#output = `${this.#output}${alias}: ${chunk.toString()}`.slice(-KEPT_OUTPUT);
      });
    }
    await this.#answers(child, name, port);
    this.#ports.set(alias, port);
  }

  async close(): Promise<void> {
    await Promise.all(this.#processes.map(end));
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #answers(child: ChildProcess, name: string, port: number): Promise<void> {
    for (const giveUpAt = Date.now() + START_MS; Date.now() < giveUpAt;) {
      if (child.exitCode !== null) break;
      try {
        const answer = await fetch(`http://127.0.0.1:${port}/${name}`, { method: 'OPTIONS' });
        await answer.body?.cancel();
        return;
      } catch {
        // It does not listen yet.
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
    }
    throw new Error(`Deno does not serve ${name}:\n${this.#output}`);
  }

  #forward(request: IncomingMessage, response: ServerResponse): void {
    const [, alias = '', rest = ''] = /^\/functions\/v1\/([^/?]+)(.*)$/.exec(request.url ?? '') ?? [];
    const port = this.#ports.get(alias);
    if (port === undefined) {
      response.writeHead(404).end('{}');
      return;
    }
    const onward = startRequest(
      { host: '127.0.0.1', port, method: request.method, path: `/${alias}${rest}`, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.writeHead(502).end('{}'));
    request.pipe(onward);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
