import { type ChildProcess, spawn } from 'node:child_process';
import {
  createServer,
  request as startRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIRECTORY = path.join(ROOT, 'supabase/functions');
const START_MS = 60_000;
const KEPT_OUTPUT = 20_000;

/** One address for functions that each run in a Deno of their own, with the paths of hosted Supabase. */
export class DenoGateway {
  readonly #server: Server;
  readonly #ports = new Map<string, number>();
  readonly #processes: ChildProcess[] = [];
  #output = '';

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request, response) => this.#forward(request, response));
  }

  static async listen(): Promise<DenoGateway> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new DenoGateway(server);
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
      path.join(ROOT, 'node_modules/.bin/deno'),
      [
        'serve',
        '--no-prompt',
        '--no-remote',
        '--cached-only',
        '--allow-net',
        '--allow-env',
        `--config=${path.join(DIRECTORY, 'deno.json')}`,
        '--host=127.0.0.1',
        `--port=${port}`,
        path.join(DIRECTORY, name, 'index.ts'),
      ],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          PATH: process.env['PATH'],
          HOME: process.env['HOME'],
          DENO_DIR: path.join(ROOT, '.cache/deno'),
          NO_COLOR: '1',
          ...environment,
        },
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
