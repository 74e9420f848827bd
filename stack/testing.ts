/** Starts real stacks for tests, on either driver, and makes real clients for them. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import postgres from 'postgres';
import { inject } from 'vitest';

import { readConfig, type StackConfig } from './config.ts';
import type { Log } from './log.ts';
import { createStack, type Stack } from './stack.ts';

export type DriverName = 'pglite' | 'postgres';

/** For `describe.each`: everything the stack promises holds on both. */
export const DRIVERS: readonly DriverName[] = ['pglite', 'postgres'];

export interface TestStackOptions {
  /** Default: `pglite`, in memory. `postgres` gets a new database on the scratch server of the test run. */
  driver?: DriverName;
  /** Statements to run once the stack is ready, with the rights of the database's owner. */
  sql?: string;
  /** Applies the project's migrations and catalogue; default: an empty project. */
  project?: boolean;
  /** With `project`, the demo accounts and orders too. */
  demo?: boolean;
  /** Listens on a free port, which functions, Realtime and callbacks need. */
  listen?: boolean;
  config?: Partial<StackConfig>;
  siteDirectory?: string;
  log?: Log;
}

export interface TestUser {
  id: string;
  email: string;
  accessToken: string;
  client: SupabaseClient;
}

export interface TestStack extends Stack {
  /** A client with the rights of a visitor. */
  anon: SupabaseClient;
  /** A client with the secret key. */
  service: SupabaseClient;
  /** Adds a confirmed user and answers a client that is signed in as that one. */
  createUser: (email?: string) => Promise<TestUser>;
}

const ROOT = path.resolve(import.meta.dirname, '..');

/** A ready stack that leaves nothing behind once it is closed. */
export async function startTestStack(options: TestStackOptions = {}): Promise<TestStack> {
  const { driver = 'pglite', demo = false } = options;
  const databaseUrl = await databaseUrlFor(driver);
  const stack = createStack({
    config: { ...readConfig({ PORT: '0', DEMO: demo ? '1' : '0' }), databaseUrl, ...options.config },
    projectDirectory: path.join(ROOT, 'supabase'),
    snapshotDirectory: path.join(ROOT, '.cache'),
    inMemory: true,
    ...(options.project ? {} : { migrations: [], seedFiles: [] }),
    ...(options.siteDirectory ? { siteDirectory: options.siteDirectory } : {}),
    ...(options.log ? { log: options.log } : {}),
  });
  if (options.listen) await stack.listen();
  await stack.start();
  if (options.sql) {
    await stack.sql.exec(options.sql);
    await stack.services.reloadSchema();
  }
  const clientOf = (key: string, accessToken?: string): SupabaseClient =>
    createClient(stack.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      ...(accessToken ? { accessToken: async () => accessToken } : {}),
      ...(options.listen
        ? {}
        : { global: { fetch: async (input, init) => stack.fetch(new Request(input, init)) } }),
    });
  return {
    fetch: stack.fetch,
    listen: stack.listen,
    start: stack.start,
    close: stack.close,
    url: stack.url,
    localUrl: stack.localUrl,
    keys: stack.keys,
    database: stack.database,
    sql: stack.sql,
    services: stack.services,
    anon: clientOf(stack.keys.anonKey),
    service: clientOf(stack.keys.secretKey),
    createUser: async (email = `${randomUUID().slice(0, 8)}@example.com`) => {
      const id = randomUUID();
      await insertUser(stack, id, email);
      const accessToken = await signToken(stack, { sub: id, email, role: 'authenticated' });
      return { id, email, accessToken, client: clientOf(stack.keys.anonKey, accessToken) };
    },
  };
}

/** An access token as the auth API issues it. */
export function signToken(stack: Pick<Stack, 'keys'>, claims: Record<string, unknown>): Promise<string> {
  return new SignJWT({ aud: 'authenticated', ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: 'local' })
    .setIssuedAt(Math.floor(Date.now() / 1000) - 5)
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(stack.keys.jwtSecret));
}

async function insertUser(stack: Stack, id: string, email: string): Promise<void> {
  await stack.sql.transaction(async (sql) => {
    await sql.rows(
      `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
       values ($1, 'authenticated', 'authenticated', $2, now(), '{"provider":"email","providers":["email"]}', '{}')`,
      [id, email],
    );
    await sql.rows(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
       values ($1, 'email', ($2::uuid)::text, $2::uuid, jsonb_build_object('sub', $2::uuid, 'email', $3::text))`,
      [randomUUID(), id, email],
    );
  });
}

/** A new database for a stack of its own; undefined for the embedded driver. */
export async function databaseUrlFor(driver: DriverName): Promise<string | undefined> {
  return driver === 'postgres' ? createTestDatabase() : undefined;
}

/** A new database on the scratch server; the server goes with the test run. */
export async function createTestDatabase(): Promise<string> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const connection = postgres(server, { max: 1, onnotice: () => undefined });
  try {
    await connection.unsafe(`create database ${name}`);
  } finally {
    await connection.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}
