import { vi } from 'vitest';

import { notifySession, SESSION_KEY } from '../session-store.ts';

type Row = { id: string } & Record<string, unknown>;
export type FakeServer = {
  rows: Map<string, Row>;
  /** What arrived, as `METHOD id`, or the name of a function. */
  seen: string[];
  /** Under whose session it did. */
  senders: string[];
  /** Takes the connection away before the request arrives, or after it was carried out. */
  connection: 'up' | 'down' | 'lost answer';
  /** Answers the next writes with this error instead. */
  refusal: { status: number; body: object } | null;
  /** The next read or write is carried out at once, and answered when this is fulfilled. */
  readAnswer: Promise<void> | null;
  writeAnswer: Promise<void> | null;
};

const json = (status: number, body: unknown): Response =>
  new Response(body === null ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/**
 * A PostgREST with one table, behind a connection that can break. Its key is the column `key`; every function adds rows
 * by a list of keys, and answers how many were new.
 */
export function startFakeServer(key = 'id'): FakeServer {
  const server: FakeServer = {
    rows: new Map(),
    seen: [],
    senders: [],
    connection: 'up',
    refusal: null,
    readAnswer: null,
    writeAnswer: null,
  };
  function carryOut(method: string, address: URL, body: string): Response {
    if (method === 'DELETE') {
      const id = address.searchParams.get(key)?.replace('eq.', '') ?? '';
      server.seen.push(`DELETE ${id}`);
      server.rows.delete(id);
      return json(204, null);
    }
    const sent = JSON.parse(body) as Row;
    const [, name] = address.pathname.split('/rpc/');
    if (name !== undefined) {
      server.seen.push(name);
      const ids = Object.values(sent).flat().map(String);
      const added = ids.filter((id) => !server.rows.has(id));
      for (const id of added) server.rows.set(id, { id, [key]: id });
      return json(200, added.length);
    }
    const id = String(sent[key]);
    server.seen.push(`${method} ${id}`);
    server.rows.set(id, sent);
    return json(201, null);
  }
  vi.stubEnv('VITE_SUPABASE_URL', 'https://api.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    if (server.connection === 'down') throw new TypeError('Failed to fetch');
    const method = init.method ?? 'GET';
    if (method === 'GET') {
      const rows = [...server.rows.values()];
      const late = server.readAnswer;
      server.readAnswer = null;
      await late;
      return json(200, rows);
    }
    if (server.refusal) return json(server.refusal.status, server.refusal.body);
    server.senders.push(
      new Headers(init.headers).get('authorization')?.replace('Bearer token-of-', '') ?? '',
    );
    const answer = carryOut(method, new URL(input), init.body as string);
    const late = server.writeAnswer;
    server.writeAnswer = null;
    await late;
    if (server.connection === 'lost answer') {
      server.connection = 'down';
      throw new TypeError('Failed to fetch');
    }
    return answer;
  });
  return server;
}

/** The connection is gone, and comes back. */
export function goOffline(server: FakeServer): void {
  server.connection = 'down';
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}
export function goOnline(server: FakeServer): void {
  server.connection = 'up';
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  dispatchEvent(new Event('online'));
}

/** Signs somebody in on this device; null signs out. */
export function signInAs(id: string | null): void {
  if (id === null) localStorage.removeItem(SESSION_KEY);
  else
    localStorage.setItem(
      SESSION_KEY,
      JSON.stringify({
        access_token: `token-of-${id}`,
        refresh_token: 'refresh',
        token_type: 'bearer',
        expires_in: 3600,
        expires_at: Math.floor(Date.now() / 1000) + 3600,
        user: { id },
      }),
    );
  notifySession();
}
