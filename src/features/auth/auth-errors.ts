import { t } from '../../words/account.ts';

/** What the auth service said, in words for people. Known by its stable code or by the message older servers send. */
const UNEXPECTED = t('An unexpected error occurred. Please try again.');

type Unit = 'second' | 'minute' | 'hour';

/** Said behind the sentence that tells what happened. */
function again(n: number, unit: Unit): string {
  if (unit === 'second')
    return t.count(n, 'You can try again in {n} second.', 'You can try again in {n} seconds.');
  if (unit === 'minute')
    return t.count(n, 'You can try again in {n} minute.', 'You can try again in {n} minutes.');
  return t.count(n, 'You can try again in {n} hour.', 'You can try again in {n} hours.');
}

interface Text {
  codes: readonly string[];
  says: string;
  shown: string;
  /** Whether the service's own "in 15 minutes" is said as well; the sentences of the specification stand alone. */
  tellsWhen?: true;
}

const texts: readonly Text[] = [
  {
    codes: ['invalid_credentials'],
    says: 'invalid login credentials',
    shown: t('Invalid email or password. Please check your credentials and try again.'),
  },
  {
    codes: ['email_not_confirmed'],
    says: 'email not confirmed',
    shown: t('Please check your email and click the confirmation link before signing in.'),
  },
  {
    codes: ['over_email_send_rate_limit'],
    says: 'email rate limit exceeded',
    shown: t('Too many emails sent. Please wait before requesting another.'),
  },
  {
    codes: ['mail_unavailable'],
    says: 'error sending',
    shown: t('We could not send the email just now. Please try again in a few minutes.'),
  },
  {
    codes: ['over_request_rate_limit'],
    says: 'too many requests',
    shown: t('Too many attempts. Please wait a few minutes before trying again.'),
  },
  {
    codes: ['user_already_exists', 'email_exists'],
    says: 'user already registered',
    shown: t('An account with this email already exists. Please sign in instead.'),
  },
  {
    codes: [],
    says: 'password should be at least 6 characters',
    shown: t('Password must be at least 6 characters long.'),
  },
  {
    codes: [],
    says: 'totp code was used already',
    shown: t('This code was used already. Wait for the next one.'),
  },
  {
    codes: [],
    says: 'recovery code was used already',
    shown: t('This recovery code was used already. Take another one.'),
  },
  {
    codes: ['mfa_verification_failed', 'mfa_challenge_expired', 'mfa_ip_address_mismatch'],
    says: 'invalid totp code',
    shown: t('This code is not right, or was used before. Try the next one.'),
  },
  {
    codes: ['mfa_recovery_codes_locked'],
    says: 'too many failed attempts',
    shown: t('Too many wrong codes.'),
    tellsWhen: true,
  },
  {
    codes: ['insufficient_aal'],
    says: 'aal2',
    shown: t('Sign in again with the code of your second step first.'),
  },
  {
    codes: ['reauthentication_needed'],
    says: 'requires reauthentication',
    shown: t('You signed in more than a day ago. Sign out, sign in again and try once more.'),
  },
  {
    codes: ['signup_disabled'],
    says: 'signup is disabled',
    shown: t('New account registration is currently disabled.'),
  },
];

export const ACCOUNT_EXISTS = t('An account with this email already exists. Please sign in instead.');

function read(error: unknown, key: 'code' | 'message' | 'status'): string {
  if (typeof error !== 'object' || error === null) return '';
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The sentence to show for an error of the auth service; one plain sentence, and a line in the log, for the unknown. */
export function authErrorText(error: unknown): string {
  const code = read(error, 'code');
  const message = read(error, 'message').toLowerCase();
  const known = texts.find(({ codes, says }) => codes.includes(code) || message.includes(says));
  const [, wait, unit] = /\b(?:in|after) (\d+) (second|minute|hour)s?\b/.exec(message) ?? [];
  if (known?.tellsWhen && unit) return `${known.shown} ${again(Number(wait), unit as Unit)}`;
  if (known) return known.shown;
  console.warn('The auth service failed', { code, message, status: read(error, 'status') });
  return UNEXPECTED;
}

/** Whether a link of a mail was used before or is too old, so that a new one helps. */
export function isSpentLink(message: string): boolean {
  return /link is invalid or has expired/i.test(message);
}

export function isSamePassword(error: unknown): boolean {
  return read(error, 'code') === 'same_password';
}

/** Whether the session is not fresh enough to set a password without the present one. */
export function isReauthenticationNeeded(error: unknown): boolean {
  return ['current_password_required', 'reauthentication_needed'].includes(read(error, 'code'));
}

export function isUnconfirmed(error: unknown): boolean {
  return (
    read(error, 'code') === 'email_not_confirmed' ||
    read(error, 'message').toLowerCase().includes('email not confirmed')
  );
}
