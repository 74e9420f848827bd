import type { RealtimePostgresChangesPayload, SupabaseClient } from '@supabase/supabase-js';
import { vi } from 'vitest';

type Row = Record<string, unknown>;
export interface Wanted {
  event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE';
  filter?: string;
  table: string;
}

/** Joins a channel; answers its changes, which grow, and its first status. */
export async function subscribe<Shape extends Row>(
  client: SupabaseClient,
  { event = '*', filter, table }: Wanted,
) {
  const changes: RealtimePostgresChangesPayload<Shape>[] = [];
  const system: string[] = [];
  const channel = client
    .channel(`test ${Math.random()}`)
    .on('system', {}, (payload: { message: string }) => system.push(payload.message))
    .on<Shape>(
      'postgres_changes' as never,
      { event, schema: 'public', table, ...(filter ? { filter } : {}) } as never,
      (change: RealtimePostgresChangesPayload<Shape>) => changes.push(change),
    );
  const status = await new Promise<string>((resolve) => {
    channel.subscribe((state, error) => resolve(error ? `${state} ${error.message}` : state));
  });
  return { changes, system, channel, status };
}

export const until = (condition: () => void) => vi.waitFor(condition, { timeout: 5000, interval: 20 });

/** Long enough for anything that is on its way. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 250));
