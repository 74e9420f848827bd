import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { WebSocketServer } from 'ws';

import type { Database } from './database-shape.ts';
import type { StackApp } from './http.ts';
import { type Log, SILENT_LOG } from './log.ts';
import type { RealtimeKeys } from './realtime-claims.ts';
import { CHANGES_ALONE, Connection } from './realtime-connection.ts';
import { Delivery } from './realtime-delivery.ts';
import { decodeBinary, decodeMessage } from './realtime-protocol.ts';
import { dropEndedSessions } from './realtime-sessions.ts';
import { ReadableColumns } from './realtime-tables.ts';

export interface RealtimeDeps extends RealtimeKeys {
  database: Pick<Database, 'sql' | 'as' | 'listen'>;
  log?: Log;
  /** How often it is asked who has fallen silent, and which sessions have ended. */
  sweepMs?: number;
}

const PATH = '/realtime/v1/websocket';
const LARGEST_FRAME_BYTES = 64 * 1024;
/** Clients send a heartbeat every 25 seconds. */
const SILENCE_MS = 90_000;

/**
 * Serves database changes to realtime-js at `/realtime/v1/websocket`: the `postgres_changes` part of Supabase Realtime.
 * The database must have been prepared with `REALTIME_SQL`. `close` cuts all connections.
 */
export async function attachRealtime(server: Server, deps: RealtimeDeps): Promise<{ close: () => void }> {
  const log = deps.log ?? SILENT_LOG;
  const connections = new Set<Connection>();
  const columns = new ReadableColumns(deps.database.sql);
  const delivery = new Delivery(deps.database, connections, log);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME_BYTES });
  const endListening = await deps.database.listen('realtime', (payload) => delivery.accept(payload));

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    if (url?.pathname !== PATH) {
      // The development server has a WebSocket of its own on the same port.
      if (!request.headers['sec-websocket-protocol']?.startsWith('vite-')) refuse(socket, '404 Not Found');
      return;
    }
    const apikey = url.searchParams.get('apikey') ?? request.headers['apikey'];
    if (apikey !== deps.anonKey && apikey !== deps.secretKey) return refuse(socket, '401 Unauthorized');
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const version = url.searchParams.get('vsn')?.startsWith('2') ? 2 : 1;
      const connection = new Connection(webSocket, version, deps, apikey, columns);
      connections.add(connection);
      webSocket.on('message', (data, binary) => {
        if (data instanceof Buffer)
          void connection.receive(binary ? decodeBinary(data) : decodeMessage(data.toString()));
      });
      webSocket.on('close', () => connections.delete(connection));
      webSocket.on('error', (error) => log.debug('a realtime connection broke', { error }));
    });
  };
  server.on('upgrade', upgrade);

  const sweep = setInterval(
    () => {
      for (const connection of connections) {
        if (Date.now() - connection.heardAt > SILENCE_MS) connection.terminate();
      }
      dropEndedSessions(connections, deps.database.sql).catch((error: unknown) =>
        log.warn('it could not be asked which sessions have ended', { error }),
      );
    },
    deps.sweepMs ?? SILENCE_MS / 3,
  );
  sweep.unref();

  return {
    close: () => {
      clearInterval(sweep);
      server.off('upgrade', upgrade);
      for (const connection of connections) connection.terminate();
      sockets.close();
      endListening().catch((error: unknown) => log.debug('the database had stopped notifying', { error }));
    },
  };
}

/** Broadcasts may be sent by HTTP as well; whoever tries is told why none is. */
export function refuseBroadcasts(app: StackApp): void {
  app.all('/realtime/v1/api/*', (context) =>
    context.json({ code: 'not_offered', error: CHANGES_ALONE, message: CHANGES_ALONE }, 501),
  );
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
