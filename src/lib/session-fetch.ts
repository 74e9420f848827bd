import { projectFetch } from './project-fetch.ts';

type Answer = Promise<{ data: { session: { access_token: string } | null } }>;
/** The part of the auth client that is needed here. */
type Tokens = { getSession: () => Answer; refreshSession: () => Answer };

const BETWEEN_REFRESHES_MS = 30_000;

/**
 * `fetch` as the signed-in user, who may be none any more when something is refused: `check` asks then. The clock of a phone may be minutes slow, so that it takes a token for good which the
 * server knows to be over: such a refusal renews the token and sends the request once more.
 */
export function sessionFetch(auth: Tokens, check: () => void, now: () => number = Date.now): typeof fetch {
  let refreshedAt = -Infinity;
  let refreshing: Promise<string | undefined> | undefined;

  /** One refresh for all requests that were refused together; none when the last one changed nothing. */
  function refresh(): Promise<string | undefined> {
    if (now() - refreshedAt < BETWEEN_REFRESHES_MS) return refreshing ?? Promise.resolve(undefined);
    refreshedAt = now();
    refreshing = auth
      .refreshSession()
      .then(({ data }) => data.session?.access_token)
      .finally(() => (refreshing = undefined));
    return refreshing;
  }

  async function tokenInsteadOf(refused: string): Promise<string | undefined> {
    const current = (await auth.getSession()).data.session?.access_token;
    // Another request may have renewed it meanwhile.
    return current === refused ? refresh() : current;
  }

  return async (input, init) => {
    const token = (await auth.getSession()).data.session?.access_token;
    const response = await projectFetch(input, init, token);
    if (response.status < 400 || !token) return response;
    if (response.status !== 401) {
      if (response.status < 500) check();
      return response;
    }
    const renewed = await tokenInsteadOf(token);
    return renewed ? projectFetch(input, init, renewed) : response;
  };
}
