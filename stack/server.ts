import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

import { getRequestListener } from '@hono/node-server';

import type { NodeBindings } from './peer-address.ts';

/**
 * How long a connection that nobody uses stays open. A proxy in front keeps its own for two minutes (Caddy) or less:
 * were ours shorter, a request that it sends at the moment of closing would be lost, and only those that change nothing
 * are sent again.
 */
const IDLE_MS = 130_000;

export interface ServerOptions {
  fetch: (request: Request, bindings: NodeBindings) => Response | Promise<Response>;
  host: string;
  /** 0 takes a free port. */
  port: number;
}

export interface RunningServer {
  server: Server;
  port: number;
  /** Stops listening, lets requests in flight end within `graceMs`, then cuts what is left. */
  close: (graceMs: number) => Promise<void>;
}

/** Starts to listen. Throws one clear line when the address is taken or not ours. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const listener = getRequestListener(
    (request, bindings) => options.fetch(request, bindings as NodeBindings),
    {
      overrideGlobalObjects: false,
    },
  );
  const server = createServer((request, response) => {
    if (!server.listening) response.setHeader('connection', 'close');
    void listener(request, response);
  });
  server.keepAliveTimeout = IDLE_MS;
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (_request, socket: Duplex) => {
    // Node stops listening for errors here, and one that nobody hears ends the process.
    socket.on('error', () => socket.destroy());
    if (server.listenerCount('upgrade') === 1) {
      // Nobody takes WebSockets yet; clients try again by themselves.
      socket.end('HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nConnection: close\r\n\r\n');
      return;
    }
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
  });
  await listen(server, options);
  return {
    server,
    port: (server.address() as AddressInfo).port,
    close: (graceMs) => close(server, upgraded, graceMs),
  };
}

function listen(server: Server, { host, port }: ServerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new Error(wordsFor(error, host, port), { cause: error })));
    server.listen(port, host, () => resolve());
  });
}

function wordsFor(error: Error, host: string, port: number): string {
  const code: unknown = Reflect.get(error, 'code');
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the other program or set PORT to another number.`;
  if (code === 'EACCES') return `Port ${port} needs more rights. Set PORT to a number above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${host} is no address of this machine.`;
  return `Cannot listen on ${host}:${port}: ${error.message}`;
}

async function close(server: Server, upgraded: Set<Duplex>, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Connections kept alive become idle one by one as their last request ends.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => {
    server.closeAllConnections();
    for (const socket of upgraded) socket.destroy();
  }, graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
