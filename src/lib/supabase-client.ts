import { AuthClient } from '@supabase/auth-js';
import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';

import type { Database } from './database.types.ts';
import { getConfig, type ProjectConfig } from './env.ts';
import { projectFetch } from './project-fetch.ts';
import { sessionCheck } from './session-check.ts';
import { sessionFetch } from './session-fetch.ts';
import { notifySession, SESSION_KEY } from './session-store.ts';

type Rest = PostgrestClient<Database, { PostgrestVersion: '13' }, 'public'>;

type Auth = InstanceType<typeof AuthClient>;

export type Client = {
  auth: Auth;
  from: Rest['from'];
  rpc: Rest['rpc'];
  functions: FunctionsClient;
  /** Forgets a session that was ended elsewhere. */
  checkSession: () => void;
  config: ProjectConfig;
};

/** Puts the official parts together; the whole of supabase-js would cost three times the bytes. */
export async function createClient(): Promise<Client> {
  const config = await getConfig();
  const auth: Auth = new AuthClient({
    url: `${config.url}/auth/v1`,
    storageKey: SESSION_KEY,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    flowType: 'pkce',
    experimental: { recoveryCodes: true },
    fetch: (input, init) => projectFetch(input, init),
  });
  const checkSession = sessionCheck(auth);
  const asUser = sessionFetch(auth, checkSession);
  const rest: Rest = new PostgrestClient(`${config.url}/rest/v1`, { fetch: asUser });
  const functions = new FunctionsClient(`${config.url}/functions/v1`, { customFetch: asUser });
  auth.onAuthStateChange(() => notifySession());
  return {
    auth,
    from: rest.from.bind(rest) as Rest['from'],
    rpc: rest.rpc.bind(rest) as Rest['rpc'],
    functions,
    checkSession,
    config,
  };
}
