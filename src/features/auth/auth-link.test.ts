import { beforeEach, describe, expect, it, vi } from 'vitest';

import { planFromQuery } from '../../lib/plan-catalogue.ts';
import { readAuthLink } from './auth-link.queries.ts';
import { rememberRedirect, takeRedirect } from './pending-redirect.ts';

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
