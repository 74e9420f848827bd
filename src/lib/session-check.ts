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
