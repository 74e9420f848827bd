import { beforeEach, describe, expect, it, vi } from 'vitest';

import { planFromQuery } from '../../lib/plan-catalogue.ts';
import { authErrorText, isSpentLink, isUnconfirmed } from './auth-errors.ts';
import { readAuthLink } from './auth-link.queries.ts';
import { rememberRedirect, takeRedirect } from './auth.queries.ts';

it.each([
  ['Invalid login credentials', 'Invalid email or password. Please check your credentials and try again.'],
  ['Email not confirmed', 'Please check your email and click the confirmation link before signing in.'],
  ['Too many requests', 'Too many attempts. Please wait a few minutes before trying again.'],
  ['User already registered', 'An account with this email already exists. Please sign in instead.'],
  ['Password should be at least 6 characters', 'Password must be at least 6 characters long.'],
  ['Signup is disabled', 'New account registration is currently disabled.'],
  ['Email rate limit exceeded', 'Too many emails sent. Please wait before requesting another.'],
  [
    'Error sending confirmation email',
    'We could not send the email just now. Please try again in a few minutes.',
  ],
  ['Something else entirely', 'An unexpected error occurred. Please try again.'],
])('%s → %s', (message, shown) => expect(authErrorText(new Error(message))).toBe(shown));

it.each([
  ['invalid_credentials', 'Invalid email or password. Please check your credentials and try again.'],
  ['over_request_rate_limit', 'Too many attempts. Please wait a few minutes before trying again.'],
  ['over_email_send_rate_limit', 'Too many emails sent. Please wait before requesting another.'],
  ['signup_disabled', 'New account registration is currently disabled.'],
])('knows the code %s whatever the message', (code, shown) =>
  expect(authErrorText({ code, message: 'reworded' })).toBe(shown),
);

const locked = { code: 'over_request_rate_limit' };
it.each([
  [
    { ...locked, message: 'Request rate limit reached, try again in 1 minute' },
    'Too many attempts. Please wait a few minutes before trying again.',
  ],
  [
    { ...locked, message: 'Request rate limit reached, try again in 15 minutes' },
    'Too many attempts. Please wait a few minutes before trying again.',
  ],
  [
    { code: 'mfa_recovery_codes_locked', message: 'Too many failed attempts, try again in 23 hours' },
    'Too many wrong codes. You can try again in 23 hours.',
  ],
  [
    { code: 'over_email_send_rate_limit', message: 'Email rate limit exceeded, try again in 40 minutes' },
    'Too many emails sent. Please wait before requesting another.',
  ],
  [
    {
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 52 seconds.',
    },
    'Too many emails sent. Please wait before requesting another.',
  ],
  [
    {
      code: 'mfa_verification_failed',
      message: 'This TOTP code was used already, wait for the next one',
    },
    'This code was used already. Wait for the next one.',
  ],
  [
    { code: 'mfa_verification_failed', message: 'This recovery code was used already, take another one' },
    'This recovery code was used already. Take another one.',
  ],
])('says when, and what: %o', (error, shown) => expect(authErrorText(error)).toBe(shown));

it('says something even for what is no error', () => {
  expect(authErrorText(undefined)).toBe('An unexpected error occurred. Please try again.');
});

it('recognises a link that a new one helps over', () => {
  expect(isSpentLink('Email link is invalid or has expired')).toBe(true);
  expect(isSpentLink('Authentication failed. Please try again.')).toBe(false);
});

it('recognises an address that waits for confirmation', () => {
  expect(isUnconfirmed({ code: 'email_not_confirmed' })).toBe(true);
  expect(isUnconfirmed(new Error('Email not confirmed'))).toBe(true);
  expect(isUnconfirmed(new Error('Invalid login credentials'))).toBe(false);
});

describe('auth link', () => {
  describe('readAuthLink', () => {
    it.each([
      ['?code=abc', '', { kind: 'code', code: 'abc' }],
      ['?token_hash=t&type=signup', '', { kind: 'token', tokenHash: 't', type: 'signup' }],
      ['?token_hash=t&type=recovery', '', { kind: 'token', tokenHash: 't', type: 'recovery' }],
      ['?token_hash=t&type=nonsense', '', { kind: 'token', tokenHash: 't', type: 'email' }],
      ['', '#access_token=a&refresh_token=r', { kind: 'none' }],
      ['?access_token=a&refresh_token=r', '', { kind: 'none' }],
      [
        '?error=access_denied&error_description=Email+link+is+invalid+or+has+expired',
        '',
        { kind: 'error', message: 'Email link is invalid or has expired' },
      ],
      ['?error=access_denied', '', { kind: 'error', message: 'Authentication failed. Please try again.' }],
      ['', '#error=x&error_description=Gone', { kind: 'error', message: 'Gone' }],
      ['', '', { kind: 'none' }],
    ])('%s %s', (search, hash, link) => expect(readAuthLink(search, hash)).toEqual(link));
  });

  describe('where the person was going', () => {
    beforeEach(() => localStorage.clear());

    it('is taken once', () => {
      rememberRedirect('/checkout');
      expect(takeRedirect()).toBe('/checkout');
      expect(takeRedirect()).toBeNull();
    });

    it('is forgotten with the link, after a day', () => {
      vi.useFakeTimers();
      rememberRedirect('/checkout');
      vi.advanceTimersByTime(24 * 3_600_000 + 1);
      expect(takeRedirect()).toBeNull();
      vi.useRealTimers();
    });

    it('never leads off the site', () => {
      rememberRedirect('//evil.example');
      expect(takeRedirect()).toBeNull();
    });
  });

  it('takes a plan from the address, or the trial', () => {
    expect(planFromQuery('gold')).toBe('gold');
    expect(planFromQuery('platinum')).toBe('free-trial');
    expect(planFromQuery(null)).toBe('free-trial');
  });
});
