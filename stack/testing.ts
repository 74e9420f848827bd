/** Starts real stacks for tests, each on a database of its own, and makes real clients for them. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import postgres from 'postgres';
import { inject } from 'vitest';

import { readConfig, type StackConfig } from './config.ts';
import type { Log } from './log.ts';
import { createStack, type Stack } from './stack.ts';

export interface TestStackOptions {
  /** Where the stack gets its database; default: the scratch server of the test run. */
  server?: string;
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
  const { demo = false, project = false, server = inject('postgresUrl') } = options;
  const databaseUrl = await preparedDatabase(server, { project, demo });
  const stack = createStack({
    ...stackOptions({ project, demo }, databaseUrl, options.config),
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
    close: async () => {
      await stack.close();
      await dropDatabase(databaseUrl, server);
    },
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

type Contents = { project: boolean; demo: boolean };

const stackOptions = (
  { project, demo }: Contents,
  databaseUrl: string,
  config: Partial<StackConfig> = {},
) => ({
  config: { ...readConfig({ PORT: '0', DEMO: demo ? '1' : '0' }), databaseUrl, ...config },
  projectDirectory: path.join(ROOT, 'supabase'),
  isThrowaway: true,
  ...(project ? {} : { migrations: [], seedFiles: [] }),
});

/** Works on a scratch server, outside of every test's database. */
async function onServer<T>(server: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const connection = postgres(server, { max: 1, onnotice: () => undefined });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

/** Runs `work` while no other worker of the test run does the same. */
export function byTurns(what: string, work: () => Promise<void>): Promise<void> {
  return onServer(inject('postgresUrl'), async (sql) => {
    // The end of the connection gives the lock back.
    await sql`select pg_advisory_lock(hashtext(${what}))`;
    await work();
  });
}

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

const newName = (): string => `test_${randomUUID().replaceAll('-', '')}`;

/** A new database on the scratch server, empty or with the project; the server goes with the test run. */
export function createTestDatabase(contents?: Contents): Promise<string> {
  const server = inject('postgresUrl');
  if (contents) return preparedDatabase(server, contents);
  return onServer(server, async (sql) => {
    const name = newName();
    await sql.unsafe(`create database ${name}`);
    return addressOf(server, name);
  });
}

function preparedDatabase(server: string, contents: Contents): Promise<string> {
  const name = `${contents.project ? 'project' : 'empty'}${contents.demo ? '_demo' : ''}`;
  return copiedDatabase(
    name,
    async (url) => {
      const stack = createStack(stackOptions(contents, url));
      await stack.start();
      await stack.close();
    },
    server,
  );
}

/** A copy of a database that `make` fills once for the whole run: copying takes a tenth of the time. */
export function copiedDatabase(
  what: string,
  make: (url: string) => Promise<void>,
  server = inject('postgresUrl'),
): Promise<string> {
  const template = `template_${what}`;
  return onServer(server, async (sql) => {
    await sql`select pg_advisory_lock(hashtext(${template}))`;
    const made = await sql`select from pg_database where datname = ${template} and datistemplate`;
    if (made.length === 0) {
      // One that failed may be there, half made.
      await sql.unsafe(`drop database if exists ${template} with (force)`);
      await sql.unsafe(`create database ${template}`);
      await make(addressOf(server, template));
      await sql.unsafe(`alter database ${template} with is_template true allow_connections false`);
    }
    await sql`select pg_advisory_unlock(hashtext(${template}))`;
    const name = newName();
    // Copies files, which takes half of what writing each page to the log takes; nothing here outlives a crash.
    await sql.unsafe(`create database ${name} template ${template} strategy file_copy`);
    return addressOf(server, name);
  });
}

/** Ends whoever still works in it. */
export function dropDatabase(url: string, server = inject('postgresUrl')): Promise<unknown> {
  return onServer(server, (sql) =>
    sql.unsafe(`drop database ${new URL(url).pathname.slice(1)} with (force)`),
  );
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}
