/** The session as auth-js keeps it in localStorage, read without loading auth-js. */
export const SESSION_KEY = 'mizizi-auth';

export type Session = {
  user: { id: string; email: string; fullName: string; avatarUrl: string | null };
  accessToken: string;
  /** The password was right, and the code of the second step is still to be typed. */
  needsCode?: true;
};

type StoredFactor = { status?: unknown };
type StoredUser = {
  factors?: StoredFactor[];
  id?: unknown;
  email?: unknown;
  user_metadata?: Record<string, unknown> | null;
};
type StoredSession = { access_token?: unknown; user?: StoredUser | null };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether an access token says that a second factor was shown; only the server can tell whether it is right. */
function isStrong(accessToken: string): boolean {
  try {
    const [, payload = ''] = accessToken.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && Reflect.get(claims, 'aal') === 'aal2';
  } catch {
    return false; // no token of ours
  }
}

/** @returns the session in a stored text, or null when there is none or it cannot be read. */
export function parseSession(raw: string | null): Session | null {
  if (!raw) return null;
  try {
    const stored = JSON.parse(raw) as StoredSession | null;
    const id = text(stored?.user?.id);
    const accessToken = text(stored?.access_token);
    if (!id || !accessToken) return null;
    const metadata = stored?.user?.user_metadata ?? {};
    return {
      user: {
        id,
        email: text(stored?.user?.email),
        fullName: text(metadata['full_name']) || text(metadata['name']),
        avatarUrl: text(metadata['avatar_url']) || null,
      },
      accessToken,
      ...(hasFactor(stored?.user) && !isStrong(accessToken) ? { needsCode: true } : {}),
    };
  } catch {
    return null; // corrupt: auth-js clears it when it starts
  }
}

const hasFactor = (user: StoredUser | null | undefined): boolean =>
  Array.isArray(user?.factors) && user.factors.some((factor) => factor.status === 'verified');

let cachedRaw: string | null = null;
let cached: Session | null = null;
const listeners = new Set<() => void>();

function rawSession(): string | null {
  try {
    return localStorage.getItem(SESSION_KEY);
  } catch {
    return null; // storage is switched off: nobody can be signed in
  }
}

/**
 * The session that is kept here, for the pages of the sign-in: its second step may still be to be taken. The same object
 * until the stored text changes, as useSyncExternalStore asks for.
 */
export function readKeptSession(): Session | null {
  const raw = rawSession();
  if (raw !== cachedRaw) {
    cachedRaw = raw;
    cached = parseSession(raw);
  }
  return cached;
}

/** The session of somebody who is signed in; to the database, too, nobody is before the second step. */
export function readSession(): Session | null {
  const kept = readKeptSession();
  return kept?.needsCode ? null : kept;
}

export function notifySession(): void {
  for (const listener of listeners) listener();
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export function forgetSession(): void {
  try {
    for (const key of [SESSION_KEY, `${SESSION_KEY}-code-verifier`, `${SESSION_KEY}-user`])
      localStorage.removeItem(key);
  } catch {
    // storage is switched off: there is nothing to forget
  }
  notifySession();
}
