import type { AddressInfo } from 'node:net';

import { type HttpBindings, serve } from '@hono/node-server';

export interface LoopbackServer {
  /** Without a slash at its end. */
  url: string;
  /** Ends open connections too; rejects only when the server could not be closed. A second call does nothing. */
  close: () => Promise<void>;
}

/**
 * Answers on 127.0.0.1 at the given port, or at a free one; rejects when the port is taken. Request and Response stay
 * the platform's: whatever else runs in the process (the shop of a demonstration, other tests) builds its own with them.
 */
export async function serveOnLoopback(
  app: { fetch: (request: Request, env: HttpBindings) => Response | Promise<Response> },
  port = 0,
): Promise<LoopbackServer> {
  const server = serve({
    fetch: (request, env) => app.fetch(request, env as HttpBindings),
    hostname: '127.0.0.1',
    port,
    overrideGlobalObjects: false,
  });
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve, reject) => {
        if (!server.listening) return resolve();
        server.close((error) => (error ? reject(error) : resolve()));
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
