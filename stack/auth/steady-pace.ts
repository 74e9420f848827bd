/** Longer than looking an address up and writing its mail takes. */
export const PACE_MS = 300;

/** Answers that say nothing about whether an account exists, and must not say it by their time either. */
const SILENT_PATHS = new Set(['/auth/v1/recover', '/auth/v1/resend', '/auth/v1/otp', '/auth/v1/magiclink']);

/**
 * Resolves when the answer to a request that begins now may go out: after the same time for every address. Null for
 * requests that have nothing to hide.
 */
export function steadyPace(method: string, path: string): Promise<void> | null {
  if (method !== 'POST' || !SILENT_PATHS.has(path)) return null;
  return new Promise((resolve) => setTimeout(resolve, PACE_MS));
}
