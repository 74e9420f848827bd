/**
 * What this layer relies on inside the auth service of `@supabase/lite` 0.10.0. Some of it is private there; the
 * version is pinned, and `liteAuth()` refuses to start with a service that lacks any of it.
 */
import type { HonoContext } from '@supabase/lite';

type PublicAuth = HonoContext['Variables']['authService'];

export type AuthRepository = PublicAuth['repo'];
export type UserRow = NonNullable<Awaited<ReturnType<AuthRepository['findUserById']>>>;
export type IdentityRow = Awaited<ReturnType<AuthRepository['findIdentitiesByUserId']>>[number];
export type UserResponse = Awaited<ReturnType<PublicAuth['getUser']>>;
export type Session = Awaited<ReturnType<PublicAuth['signInWithPassword']>>;
export type VerifyParams = Parameters<PublicAuth['verifyOtp']>[0];

/** What the service says about a mail; the token and code that come with it are replaced by ours. */
export interface MailMeta {
  userId?: string;
}

export interface LiteMailer {
  sendConfirmation: (email: string, token: string, code: string, meta?: MailMeta) => Promise<void>;
  sendRecovery: (email: string, token: string, code: string, meta?: MailMeta) => Promise<void>;
  sendMagicLink: (email: string, token: string, code: string, meta?: MailMeta) => Promise<void>;
  sendEmailChange: (email: string, token: string, code: string, meta?: MailMeta) => Promise<void>;
  sendReauthentication: (email: string, code: string, meta?: MailMeta) => Promise<void>;
}

interface SessionOptions {
  provider?: string;
  authenticationMethod?: string;
}

export interface LiteAuth {
  repo: AuthRepository;
  mailer: LiteMailer;
  config: {
    enable_signup?: boolean;
    enable_refresh_token_rotation?: boolean;
    email?: { enable_signup?: boolean; enable_confirmations?: boolean; double_confirm_changes?: boolean };
  };
  signUp: PublicAuth['signUp'];
  signInWithPassword: PublicAuth['signInWithPassword'];
  signInWithOtp: PublicAuth['signInWithOtp'];
  requestMagicLink: PublicAuth['requestMagicLink'];
  recover: PublicAuth['recover'];
  resend: PublicAuth['resend'];
  verifyOtp: PublicAuth['verifyOtp'];
  refreshSession: PublicAuth['refreshSession'];
  exchangePkceCode: PublicAuth['exchangePkceCode'];
  getUser: PublicAuth['getUser'];
  updateUser: PublicAuth['updateUser'];
  resolveEmailRedirect: (redirectTo?: string | null) => string;
  resolveOAuthReferrer: (redirectTo?: string, referrer?: string) => string;
  isTokenExpired: (user: UserRow, column: string) => boolean;
  assertPasswordStrong: (password: string) => void;
  createSessionForUser: (
    user: UserRow,
    identities: IdentityRow[],
    kind?: string,
    options?: SessionOptions,
  ) => Promise<Session>;
  createRefreshResponse: (
    user: UserRow,
    sessionId: string,
    token: string,
    refreshedAt: string,
  ) => Promise<Session>;
  mapUserToResponse: (user: UserRow, identities: IdentityRow[], kind: string) => UserResponse;
}

const METHODS = [
  'signUp',
  'signInWithPassword',
  'signInWithOtp',
  'requestMagicLink',
  'recover',
  'resend',
  'verifyOtp',
  'refreshSession',
  'exchangePkceCode',
  'getUser',
  'updateUser',
  'resolveEmailRedirect',
  'resolveOAuthReferrer',
  'isTokenExpired',
  'assertPasswordStrong',
  'createSessionForUser',
  'createRefreshResponse',
  'mapUserToResponse',
] as const satisfies (keyof LiteAuth)[];

/** The service with its inner parts in view; throws when an update of the package took one away. */
export function liteAuth(service: PublicAuth): LiteAuth {
  const inner = service as unknown as LiteAuth;
  const missing = METHODS.filter((name) => typeof inner[name] !== 'function');
  if (missing.length > 0) {
    throw new Error(`@supabase/lite changed: its auth service has no ${missing.join(', ')}.`);
  }
  return inner;
}

/** Confirmed in either of the two columns that may say so. */
export function isConfirmed(user: UserRow): boolean {
  return Boolean(user.confirmed_at ?? user.email_confirmed_at);
}

export function isBanned(user: UserRow): boolean {
  return user.banned_until !== null && Date.parse(user.banned_until) > Date.now();
}
