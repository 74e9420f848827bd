import { tmpdir } from 'node:os';
import path from 'node:path';

import { createClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createApi } from '../api.ts';
import { authLayer } from '../auth-layer.ts';
import { createHttp, type StackApp } from '../http.ts';
import { createInbox } from '../inbox.ts';
import { makeKeys } from '../keys.ts';
import { SILENT_LOG } from '../log.ts';
import { createMailer } from '../mail.ts';
import { openPreparedDatabase } from '../prepared-database.ts';
import { type RunningServer, startServer } from '../server.ts';
import { memoryStorage, scratchDirectory } from '../service-fixture.ts';
import { FileStorageAdapter } from '../storage-adapter.ts';
import { type GoogleSimulator, startGoogleSimulator } from './google.ts';

const keys = makeKeys();
let simulator: GoogleSimulator;
let server: RunningServer;
let site: string;
let closeDatabase: () => Promise<void>;

beforeAll(async () => {
  let app: StackApp = new Hono();
  server = await startServer({
    fetch: (request, env) => app.fetch(request, env),
    host: '127.0.0.1',
    port: 0,
  });
  site = `http://localhost:${server.port}`;
  simulator = await startGoogleSimulator({ siteUrl: site });
  const inbox = createInbox(path.join(scratchDirectory(), 'inbox.jsonl'));
  const mailer = createMailer({ from: 'x@example.com', inbox, templates: 'supabase/templates' });
  const { database, api } = await openPreparedDatabase({
    place: { kind: 'memory' },
    preparation: { migrations: [], seeds: [] },
    snapshotDirectory: path.join(tmpdir(), 'mizizi-fixture-snapshots'),
    log: SILENT_LOG,
    createApi: (opened) =>
      createApi({
        database: opened,
        keys,
        siteUrl: site,
        google: { clientId: simulator.clientId, clientSecret: simulator.clientSecret },
        middlewares: authLayer({ siteUrl: site, ...keys, mailer }).middlewares,
        mailer: { send: async () => undefined },
        storageAdapter: new FileStorageAdapter(scratchDirectory()),
      }),
  });
  closeDatabase = () => database.close();
  app = createHttp({
    api: async (request) =>
      simulator.redirect(await database.isolate(() => api.fetch(request, { peerAddress: null }))),
    anonKey: keys.anonKey,
    siteUrl: site,
    trustProxy: false,
    log: SILENT_LOG,
  });
  simulator.mount(app);
});
afterAll(async () => {
  await server.close(0);
  await simulator.close();
  await closeDatabase();
});

function browser() {
  return createClient(site, keys.anonKey, {
    auth: { flowType: 'pkce', storage: memoryStorage(), autoRefreshToken: false, detectSessionInUrl: false },
  });
}

const follow = async (address: string): Promise<string> =>
  (await fetch(address, { redirect: 'manual' })).headers.get('location') ?? '';

/** Walks from "Continue with Google" to the page with the people; answers its links. */
async function choices(client: ReturnType<typeof browser>): Promise<string[]> {
  const { data } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo: `${site}/auth/callback?redirect=/cart`,
      skipBrowserRedirect: true,
      queryParams: { access_type: 'offline', prompt: 'consent' },
    },
  });
  const chooser = await follow(data.url ?? '');
  expect(chooser.startsWith(`${site}/dev/google?`)).toBe(true);
  const page = await (await fetch(chooser)).text();
  return [...page.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

async function signInAs(index: number) {
  const client = browser();
  const callback = await follow((await choices(client))[index] ?? '');
  const target = new URL(await follow(callback));
  expect([target.pathname, target.searchParams.get('redirect')]).toEqual(['/auth/callback', '/cart']);
  const { data, error } = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '');
  expect(error).toBeNull();
  return data;
}

it('signs the chosen person in, the same account each time', async () => {
  const first = await signInAs(0);
  expect(first.user).toMatchObject({
    email: 'grace.wanjiru@example.com',
    app_metadata: { provider: 'google' },
    user_metadata: { full_name: 'Grace Wanjiru', email_verified: true },
  });
  expect((await signInAs(0)).user?.id).toBe(first.user?.id);
  const other = await signInAs(1);
  expect(other.user?.email).toBe('brian.otieno@example.com');
});

it('comes back with an error when the person cancels', async () => {
  const links = await choices(browser());
  const target = new URL(await follow(links.at(-1) ?? ''));
  expect(target.pathname).toBe('/auth/callback');
  expect(target.searchParams.get('error')).toBe('access_denied');
  expect(target.searchParams.has('code')).toBe(false);
});

it('answers only requests of our own callback', async () => {
  const page = await fetch(`${site}/dev/google?redirect_uri=https://evil.example/`);
  expect(page.status).toBe(400);
  expect((await fetch(`${site}/dev/google`)).status).toBe(400);
});
