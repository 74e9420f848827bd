import type { RealtimeChannel } from '@supabase/realtime-js';

import type { Database } from './database.types.ts';
import { getSupabase } from './supabase.ts';

type Tables = Database['public']['Tables'];
type TableName = keyof Tables;

/** One change: `row` is the new row (empty for DELETE), `old` what is known of the former one (its primary key). */
export type RowChange<Name extends TableName> = {
  event: 'INSERT' | 'UPDATE' | 'DELETE';
  row: Partial<Tables[Name]['Row']>;
  old: Partial<Tables[Name]['Row']>;
};

type Watch<Name extends TableName> = {
  table: Name;
  /** PostgREST style: `user_id=eq.<uuid>` */
  filter?: string;
  /** `null` when the server begins to listen, after a lost connection too: what changed before was missed, read again. */
  onChange: (change: RowChange<Name> | null) => void;
};

type Hub = { open: (name: string) => RealtimeChannel; close: (channel: RealtimeChannel) => void };
let hub: Promise<Hub> | null = null;
let channels = 0;

function getHub(): Promise<Hub> {
  hub ??= import('./realtime-hub.ts')
    .then((module) => module.createHub())
    .catch((error: unknown) => {
      hub = null;
      throw error;
    });
  return hub;
}

/** Follows the rows of a table that the signed-in user may read. Returns the function that stops it. */
export function watchRows<Name extends TableName>({ table, filter, onChange }: Watch<Name>): () => void {
  let stopped = false;
  let close = (): void => {};

  async function start(): Promise<void> {
    const { open, close: leave } = await getHub();
    if (stopped) return;
    channels += 1;
    const channel = open(`${table}-${channels}`);
    close = () => leave(channel);
    channel
      .on(
        'postgres_changes',
        { event: '*', schema: 'public', table, ...(filter ? { filter } : {}) },
        (message) => {
          onChange({
            event: message.eventType,
            row: message.new as Partial<Tables[Name]['Row']>,
            old: message.old as Partial<Tables[Name]['Row']>,
          });
        },
      )
      // Being subscribed is not enough: a hosted project begins to listen some seconds after that.
      .on('system', {}, ({ status, extension }: { status: string; extension: string }) => {
        if (status === 'ok' && extension === 'postgres_changes') onChange(null);
        // The server has closed the channel, as it does when the session was ended elsewhere.
        if (status === 'error' && extension === 'system')
          void getSupabase().then((client) => client.checkSession());
      })
      .subscribe();
  }

  const retryWhenOnline = (): void => {
    start().catch(() => {
      // no code or no server yet: one more try as soon as there is a connection
      if (!stopped) addEventListener('online', retryWhenOnline, { once: true });
    });
  };
  retryWhenOnline();
  return () => {
    stopped = true;
    removeEventListener('online', retryWhenOnline);
    close();
  };
}
