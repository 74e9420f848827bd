import { spawn } from 'node:child_process';
import { mkdir, readdir, rename } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const PROGRAM = path.resolve(import.meta.dirname, '../../node_modules/.bin/supabase');
const LONGEST_MS = 300_000;

/** Supabase's CLI in a folder of its own, which knows one database and no account. */
export interface Cli {
  /** Runs a command on the database, such as `['db', 'push']`; answers what it printed, throws when it fails or warns. */
  run: (...command: string[]) => Promise<string>;
  /** Takes files of a folder of `supabase/` away from it, until they are put back. */
  without: (name: string, isTaken: (file: string) => boolean) => Promise<{ putBack: () => Promise<void> }>;
  /** Which addresses outside this machine it asked for. */
  asked: () => string[];
  close: () => Promise<void>;
}

/** @param folder holds a copy of `supabase/`, so that nothing of the repository around it is seen or written */
export async function openCli(folder: string, url: string): Promise<Cli> {
  const asked: string[] = [];
  const proxy = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(403).end();
  });
  proxy.on('connect', (request, socket) => {
    asked.push(request.url ?? '');
    socket.on('error', () => undefined); // it is gone already
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const proxyUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;

  async function run(...command: string[]): Promise<string> {
    const { code, output } = await ended(command);
    if (code !== 0) throw new Error(`supabase ${command.join(' ')} ended with ${code}:\n${output}`);
    if (/warn|deprecat|no longer|▲/i.test(output))
      throw new Error(`supabase ${command.join(' ')} warns:\n${output}`);
    return output;
  }

  function ended(command: string[]): Promise<{ code: number | null; output: string }> {
    return new Promise((resolve, reject) => {
      const child = spawn(PROGRAM, [...command, '--yes', `--remote=${url}?sslmode=disable`], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: LONGEST_MS,
        env: {
          PATH: process.env['PATH'],
          HOME: folder,
          SUPABASE_TELEMETRY_DISABLED: '1',
          DO_NOT_TRACK: '1',
          SUPABASE_NO_UPDATE_NOTIFIER: '1',
          NO_COLOR: '1',
          HTTP_PROXY: proxyUrl,
          HTTPS_PROXY: proxyUrl,
          NO_PROXY: '',
        },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, output }));
    });
  }

  async function without(name: string, isTaken: (file: string) => boolean) {
    const from = path.join(folder, 'supabase', name);
    const to = path.join(folder, `taken-${name}`);
    const taken = (await readdir(from)).filter(isTaken);
    await mkdir(to);
    for (const file of taken) await rename(path.join(from, file), path.join(to, file));
    return {
      putBack: async () => {
        for (const file of taken) await rename(path.join(to, file), path.join(from, file));
      },
    };
  }

  return {
    run,
    without,
    asked: () => asked,
    close: () => new Promise((resolve) => proxy.close(() => resolve())),
  };
}
