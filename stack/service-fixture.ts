import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createClient, type SupabaseClient } from '@supabase/supabase-js';

import type { Keys } from './keys.ts';
import type { StoredMail } from './mail-message.ts';
import type { Sql } from './sql.ts';
import type { Stack } from './stack.ts';
import { startTestStack } from './testing.ts';

export const PASSWORD = 'Correct-Horse-7!';

/** A running stack with a private table and two buckets, seen through browsers that talk to it over the network. */
export interface ServiceFixture {
  url: string;
  keys: Keys;
  sql: Sql;
  /** A fresh browser: its own session, its own network address. */
  browser: (options?: { key?: string; flowType?: 'pkce' | 'implicit' }) => SupabaseClient;
  /** All mails to an address, the newest first. */
  mailsTo: (address: string) => StoredMail[];
  /** A confirmed user who is signed in. */
  signedIn: (email: string) => Promise<{ browser: SupabaseClient; userId: string }>;
  close: () => Promise<void>;
}

const SCHEMA = `
create table public.notes (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  body text not null,
  hidden text
);
alter table public.notes enable row level security;
grant select (id, user_id, body), insert (body), update (body), delete on public.notes to authenticated;
create policy notes_all_own on public.notes for all to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create table public.alarms (
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  due_at timestamptz not null,
  primary key (user_id, due_at)
);
alter table public.alarms enable row level security;
grant select, insert on public.alarms to authenticated;
create policy alarms_all_own on public.alarms for all to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
alter publication supabase_realtime add table public.notes, public.alarms;
select realtime.sync_triggers();

insert into storage.buckets (id, name, public) values ('pictures', 'pictures', false), ('shown', 'shown', true);
create policy objects_all_own on storage.objects for all to authenticated
  using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
`;

export async function startServiceFixture(): Promise<ServiceFixture> {
  return serviceFixture(await startTestStack({ demo: true, listen: true, sql: SCHEMA }));
}

/** A stack that listens, through the eyes of browsers. */
export function serviceFixture({ url, keys, sql, services, close }: Stack): ServiceFixture {
  let lastAddress = 0;
  const browser: ServiceFixture['browser'] = ({ key = keys.anonKey, flowType = 'pkce' } = {}) => {
    lastAddress += 1;
    return createClient(url, key, {
      auth: { flowType, storage: memoryStorage(), autoRefreshToken: false, detectSessionInUrl: false },
      global: { headers: { 'x-forwarded-for': `10.1.${lastAddress >> 8}.${lastAddress & 255}` } },
    });
  };
  return {
    url,
    keys,
    sql,
    browser,
    mailsTo: (address) => services.inbox.list().filter(({ to }) => to === address),
    signedIn: async (email) => {
      const admin = browser({ key: keys.secretKey });
      const created = await admin.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
      if (created.error) throw created.error;
      const own = browser();
      const { error } = await own.auth.signInWithPassword({ email, password: PASSWORD });
      if (error) throw error;
      return { browser: own, userId: created.data.user.id };
    },
    close,
  };
}

/** What a browser keeps its session in. */
function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}

/** A folder for one test. */
export function scratchDirectory(): string {
  return mkdtempSync(path.join(tmpdir(), 'mizizi-test-'));
}
