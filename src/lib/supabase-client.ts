import { AuthClient } from '@supabase/auth-js';
import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';

import type { Database } from './database.types.ts';
import { getConfig, type ProjectConfig, projectFetch } from './env.ts';
import { sessionFetch } from './session-fetch.ts';
import { notifySession, SESSION_KEY } from './session-store.ts';

type Rest = PostgrestClient<Database, { PostgrestVersion: '13' }, 'public'>;

type Auth = InstanceType<typeof AuthClient>;

export type Client = {
  auth: Auth;
  from: Rest['from'];
  rpc: Rest['rpc'];
  /** Tables and functions under the session of this member; whoever else is signed in by then, nothing is sent. */
  as: (owner: string) => Pick<Rest, 'from' | 'rpc'>;
  functions: FunctionsClient;
  /** Forgets a session that was ended elsewhere. */
  checkSession: () => void;
  config: ProjectConfig;
};

/** What is asked of the auth client: it forgets a session that the auth service no longer knows, and says so to all. */
type Asks = { getUser: () => Promise<{ error: unknown }> };

const BETWEEN_CHECKS_MS = 30_000;

/**
 * Asks whether the session that is kept here goes on, at most twice a minute. It may have been ended on another device;
 * to the database it is nobody's then, so that lists come back empty and writing is refused, without a word why.
 */
export function sessionCheck(auth: Asks, now: () => number = Date.now): () => void {
  let askedAt = -Infinity;
  return () => {
    if (now() - askedAt < BETWEEN_CHECKS_MS) return;
    askedAt = now();
    // Offline, or no server: the next refusal or look at the page asks again. auth-js answers errors, and throws none.
    void auth.getUser();
  };
}

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
  const restOf = (owner?: string): Rest =>
    new PostgrestClient(`${config.url}/rest/v1`, { fetch: (input, init) => asUser(input, init, owner) });
  const rest = restOf();
  const functions = new FunctionsClient(`${config.url}/functions/v1`, { customFetch: asUser });
  auth.onAuthStateChange(() => notifySession());
  return {
    auth,
    from: rest.from.bind(rest) as Rest['from'],
    rpc: rest.rpc.bind(rest) as Rest['rpc'],
    as: restOf,
    functions,
    checkSession,
    config,
  };
}
