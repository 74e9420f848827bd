import type { Client } from './supabase-client.ts';

export type { Client } from './supabase-client.ts';

let client: Promise<Client> | null = null;

/** The Supabase client. Its code is fetched on first use, so that a first visit does not pay for it. */
export function getSupabase(): Promise<Client> {
  client ??= import('./supabase-client.ts')
    .then((module) => module.createClient())
    .catch((error: unknown) => {
      client = null; // not connected: the next call tries again
      throw error;
    });
  return client;
}
