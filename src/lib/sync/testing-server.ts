import { vi } from 'vitest';

import { notifySession, SESSION_KEY } from '../session-store.ts';

type Row = { id: string } & Record<string, unknown>;
export type FakeServer = {
  rows: Map<string, Row>;
  /** What arrived, as `METHOD id`. */
  seen: string[];
  /** Takes the connection away before the request arrives, or after it was carried out. */
  connection: 'up' | 'down' | 'lost answer';
  /** Answers the next writes with this error instead. */
  refusal: { status: number; body: object } | null;
  /** The next read is carried out at once, and answered when this is fulfilled. */
  readAnswer: Promise<void> | null;
};

const json = (status: number, body: unknown): Response =>
  new Response(body === null ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** A PostgREST with one table, behind a connection that can break. */
export function startFakeServer(): FakeServer {
  const server: FakeServer = { rows: new Map(), seen: [], connection: 'up', refusal: null, readAnswer: null };
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
    if (method === 'DELETE') {
      const id = new URL(input).searchParams.get('id')?.replace('eq.', '') ?? '';
      server.seen.push(`DELETE ${id}`);
      server.rows.delete(id);
    } else {
      const row = JSON.parse(init.body as string) as Row;
      server.seen.push(`${method} ${row.id}`);
      server.rows.set(row.id, row);
    }
    if (server.connection === 'lost answer') {
      server.connection = 'down';
      throw new TypeError('Failed to fetch');
    }
    return json(method === 'DELETE' ? 204 : 201, null);
  });
  return server;
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
