import type { LiteAuth } from './lite-auth.ts';

type AuthErrorClass = new (status: number, code: string, message: string) => Error;

let AuthError: AuthErrorClass | undefined;

/**
 * Learns the error class that the auth routes turn into GoTrue's JSON. The package does not export it, so one call
 * that is always refused before it touches the database tells.
 */
export async function learnAuthError(service: Pick<LiteAuth, 'signInWithPassword'>): Promise<void> {
  if (AuthError) return;
  try {
    await service.signInWithPassword(undefined, undefined);
  } catch (error) {
    if (error instanceof Error && error.name === 'AuthError') {
      AuthError = error.constructor as AuthErrorClass;
      return;
    }
    throw error;
  }
  throw new Error('@supabase/lite changed: a sign-in without an address is not refused any more.');
}

/** An error that clients see as `{code: status, error_code: code, msg: message}`. */
export function refusal(status: number, code: string, message: string): Error {
  if (!AuthError) throw new Error('learnAuthError() must run before the first refusal.');
  return new AuthError(status, code, message);
}

export const invalidCredentials = (): Error =>
  refusal(400, 'invalid_credentials', 'Invalid login credentials');

/** The parts of a refusal that go into a response or a redirect; anything else is an internal error. */
export function refusalParts(error: unknown): { status: number; code: string; message: string } {
  if (AuthError && error instanceof AuthError) {
    const { status, code } = error as Error & { status: number; code: string };
    return { status, code, message: error.message };
  }
  return { status: 500, code: 'unexpected_failure', message: 'Something went wrong. Please try again.' };
}
