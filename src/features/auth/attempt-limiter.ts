import { t } from '../../words/account.ts';

/** Counts attempts per key in memory, so that a person (or a script in the page) cannot hammer the sign-in. */
const WINDOW_MS = 15 * 60_000;

export type AttemptLimiter = {
  /** Takes one attempt. Answers 0 when it may go ahead, otherwise the minutes left to wait, rounded up. */
  take: (key: string) => number;
  /** Forgets the key after a success. */
  reset: (key: string) => void;
};

/** @param limit attempts allowed per key in 15 minutes, counted from the first one */
export function createAttemptLimiter(limit: number, now: () => number = Date.now): AttemptLimiter {
  const windows = new Map<string, { used: number; endsAt: number }>();
  return {
    take(key) {
      const at = now();
      const open = windows.get(key);
      if (!open || open.endsAt <= at) {
        windows.set(key, { used: 1, endsAt: at + WINDOW_MS });
        return 0;
      }
      if (open.used >= limit) return Math.ceil((open.endsAt - at) / 60_000);
      open.used += 1;
      return 0;
    },
    reset: (key) => void windows.delete(key),
  };
}

export const signInLimiter = createAttemptLimiter(5);
export const signUpLimiter = createAttemptLimiter(3);
export const oauthLimiter = createAttemptLimiter(3);

export function tooManyAttempts(what: 'login' | 'signup' | 'OAuth', minutes: number): string {
  switch (what) {
    case 'login':
      return t('Too many login attempts. Please wait {minutes} minutes before trying again.', { minutes });
    case 'signup':
      return t('Too many signup attempts. Please wait {minutes} minutes before trying again.', { minutes });
    case 'OAuth':
      return t('Too many OAuth attempts. Please wait {minutes} minutes before trying again.', { minutes });
  }
}
