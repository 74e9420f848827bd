import { projectFetch } from './env.ts';

type Kept = { access_token: string; user: { id: string } } | null;
type Answer = Promise<{ data: { session: Kept } }>;
/** The part of the auth client that is needed here. */
type Tokens = { getSession: () => Answer; refreshSession: () => Answer };

const BETWEEN_REFRESHES_MS = 30_000;

/** The token of a session; throws where it is not the session of the one for whom it is asked. */
function tokenOf(session: Kept | undefined, owner: string | undefined): string | undefined {
  if (owner !== undefined && session?.user.id !== owner)
    throw new Error('The one for whom this is asked is not signed in any more');
  return session?.access_token;
}

/**
 * `fetch` as the signed-in user, who may be none any more when something is refused: `check` asks then. The clock of a
 * phone may be minutes slow, so that it takes a token for good which the server knows to be over: such a refusal renews
 * the token and sends the request once more. With `owner` it is sent under that member's session or not at all.
 */
export function sessionFetch(auth: Tokens, check: () => void, now: () => number = Date.now) {
  let refreshedAt = -Infinity;
  let refreshing: Promise<Kept | undefined> | undefined;

  /** One refresh for all requests that were refused together; none when the last one changed nothing. */
  function refresh(): Promise<Kept | undefined> {
    if (now() - refreshedAt < BETWEEN_REFRESHES_MS) return refreshing ?? Promise.resolve(undefined);
    refreshedAt = now();
    refreshing = auth
      .refreshSession()
      .then(({ data }) => data.session)
      .finally(() => (refreshing = undefined));
    return refreshing;
  }

  async function sessionInsteadOf(refused: string): Promise<Kept | undefined> {
    const current = (await auth.getSession()).data.session;
    // Another request may have renewed it meanwhile.
    return current?.access_token === refused ? refresh() : current;
  }

  return async (input: RequestInfo | URL, init?: RequestInit, owner?: string): Promise<Response> => {
    const token = tokenOf((await auth.getSession()).data.session, owner);
    const response = await projectFetch(input, init, token);
    if (response.status < 400 || !token) return response;
    if (response.status !== 401) {
      if (response.status < 500) check();
      return response;
    }
    const renewed = tokenOf(await sessionInsteadOf(token), owner);
    return renewed ? projectFetch(input, init, renewed) : response;
  };
}
