import { type RealtimeChannel, RealtimeClient } from '@supabase/realtime-js';

import { getSupabase } from './supabase.ts';

/** One socket for all channels; it carries the user's token and is told when the token changes. */
export async function createHub(): Promise<{
  open: (name: string) => RealtimeChannel;
  close: (channel: RealtimeChannel) => void;
}> {
  const { auth, config } = await getSupabase();
  const client = new RealtimeClient(`${config.url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: config.anonKey },
    accessToken: async () => (await auth.getSession()).data.session?.access_token ?? config.anonKey,
  });
  auth.onAuthStateChange((event) => {
    if (event === 'TOKEN_REFRESHED' || event === 'SIGNED_IN') void client.setAuth();
    if (event === 'SIGNED_OUT') void client.removeAllChannels();
  });
  await client.setAuth();
  // A phone that slept does not always notice that its socket died.
  addEventListener('online', () => client.connect());
  return {
    open: (name) => client.channel(name),
    close: (channel) => void client.removeChannel(channel),
  };
}
