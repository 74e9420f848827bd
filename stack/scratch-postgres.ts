/**
 * A throwaway PostgreSQL for tests: its own directory under the system's temporary folder, its own free port, no fsync. It ends
 * with this process. Run as a script it prints the address and waits for Ctrl-C.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { endServer, freePort, makeCluster, type ServerSettings, startServer } from './postgres-cluster.ts';
import { anyPrograms } from './postgres-programs.ts';

export interface ScratchPostgres {
  /** Superuser address without a password, for example `postgres://postgres@127.0.0.1:41234/postgres`. */
  url: string;
  /**
   * Ends the server with a signal (SIGINT: fast, SIGQUIT: immediate, SIGKILL: as if it had crashed) and starts it again
   * on the same port after `pauseMs`.
   */
  restart: (signal: NodeJS.Signals, pauseMs: number) => Promise<void>;
  /** Ends the server and removes its directory. Safe to call twice. */
  stop: () => Promise<void>;
}

const SETTINGS: ServerSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  max_connections: '300',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  log_min_messages: 'fatal',
};

/**
 * Starts a server; throws with its own words when there are no programs or it does not come up. `settings`, such as
 * `{ shared_buffers: '256MB' }`, go beyond or instead of those of a small test server.
 */
export async function startScratchPostgres(settings: ServerSettings = {}): Promise<ScratchPostgres> {
  const root = mkdtempSync(path.join(tmpdir(), 'mizizi-postgres-'));
  const remove = (): void => rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  // The server ends a moment later by itself, and leaves nothing that could not be removed.
  process.once('exit', remove);
  try {
    const programs = anyPrograms();
    const data = path.join(root, 'data');
    await makeCluster(programs, data, { isDurable: false });
    const port = await freePort();
    const begin = () => startServer(programs, data, port, { ...SETTINGS, ...settings });
    let server = await begin();
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      restart: async (signal, pauseMs) => {
        await endServer(server, signal);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        server = await begin();
      },
      stop: async () => {
        process.off('exit', remove);
        await endServer(server, 'SIGINT');
        remove();
      },
    };
  } catch (error) {
    process.off('exit', remove);
    remove();
    throw error;
  }
}

if (import.meta.main) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  const { url } = await startScratchPostgres();
  console.log(url);
  setInterval(() => undefined, 60_000);
}
