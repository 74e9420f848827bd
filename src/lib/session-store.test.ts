import { describe, expect, it, vi } from 'vitest';

import {
  forgetSession,
  parseSession,
  readKeptSession,
  readSession,
  SESSION_KEY,
  subscribeSession,
} from './session-store.ts';

const stored = {
  access_token: 'token',
  user: {
    id: 'u1',
    email: 'a@example.com',
    user_metadata: { full_name: 'Achieng Otieno', avatar_url: 'https://x/y' },
  },
};

describe('the stored session', () => {
  it('is read without the auth client', () => {
    expect(parseSession(JSON.stringify(stored))).toEqual({
      accessToken: 'token',
      user: { id: 'u1', email: 'a@example.com', fullName: 'Achieng Otieno', avatarUrl: 'https://x/y' },
    });
  });

  it.each([
    ['verified', 'aal1', true],
    ['verified', 'aal2', undefined],
    ['unverified', 'aal1', undefined],
  ])('with a %s factor and %s waits for a code: %s', (status, aal, needsCode) => {
    const token = `h.${btoa(JSON.stringify({ aal }))}.s`;
    const session = { ...stored, access_token: token, user: { ...stored.user, factors: [{ status }] } };
    expect(parseSession(JSON.stringify(session))?.needsCode).toBe(needsCode);
    localStorage.setItem(SESSION_KEY, JSON.stringify(session));
    expect(readKeptSession()?.user.id).toBe('u1');
    expect(readSession()?.user.id).toBe(needsCode ? undefined : 'u1');
    forgetSession();
  });

  it('takes the name Google gives, and does without one', () => {
    const named = {
      ...stored,
      user: { id: 'u1', email: 'a@example.com', user_metadata: { name: 'Otieno' } },
    };
    expect(parseSession(JSON.stringify(named))?.user).toMatchObject({ fullName: 'Otieno', avatarUrl: null });
    expect(parseSession(JSON.stringify({ access_token: 't', user: { id: 'u1' } }))?.user.fullName).toBe('');
  });

  it.each([null, '', '{', 'null', '[]', '{"access_token":1}', '{"access_token":"t","user":null}'])(
    'is nobody for %j',
    (raw) => expect(parseSession(raw)).toBeNull(),
  );

  it('stays the same object until the text changes, and tells who listens', () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(stored));
    expect(readSession()).toBe(readSession());
    const listener = vi.fn<() => void>();
    const stop = subscribeSession(listener);
    forgetSession();
    expect(listener).toHaveBeenCalledOnce();
    expect(readSession()).toBeNull();
    stop();
  });
});
