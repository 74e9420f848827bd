import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  checkForm,
  createAttemptLimiter,
  forgotSchema,
  newPasswordSchema,
  newPasswordsSchema,
  signInSchema,
  signUpSchema,
  stripHtml,
  tooManyAttempts,
} from './auth.schema.ts';

describe('stripHtml', () => {
  it.each([
    ['  Amina  ', 'Amina'],
    ['<b>Amina</b> Otieno', 'Amina Otieno'],
    ['<script>alert(1)</script>Amina', 'Amina'],
    ['<img src=x onerror=alert(1)>Amina', 'Amina'],
    ["N'jeri O'Brien-Kamau", "N'jeri O'Brien-Kamau"],
  ])('%s → %s', (input, expected) => expect(stripHtml(input)).toBe(expected));
});

describe('the sign-in', () => {
  const invalid = 'Please enter a valid email address';

  it.each([
    [{ email: '', password: '' }, 'email', 'Email is required'],
    [{ email: ' <b></b> ', password: '' }, 'email', 'Email is required'],
    [{ email: 'amina', password: '' }, 'email', invalid],
    [{ email: `${'a'.repeat(250)}@x.ke`, password: 'secret' }, 'email', invalid],
    [{ email: 'a b@x.ke', password: 'secret' }, 'email', invalid],
    [{ email: 'a@@x.ke', password: 'secret' }, 'email', invalid],
    [{ email: 'a@b', password: 'secret' }, 'email', invalid],
    [{ email: 'amina@example.com', password: '' }, 'password', 'Password is required'],
    [
      { email: 'amina@example.com', password: '12345' },
      'password',
      'Password must be at least 6 characters long',
    ],
  ])('%o', (values, field, message) =>
    expect(checkForm(signInSchema, values)).toEqual({ ok: false, problem: { field, message } }),
  );

  it('hands over the address without markup and the password as it was typed', () =>
    expect(checkForm(signInSchema, { email: ' <i>amina@example.com</i> ', password: ' <b>12 ' })).toEqual({
      ok: true,
      values: { email: 'amina@example.com', password: ' <b>12 ' },
    }));
});

describe('a new password', () => {
  const problemOf = (password: string): string | undefined =>
    newPasswordSchema.safeParse(password).error?.issues[0]?.message;

  it.each([
    ['Ab1!', 'Password must be at least 8 characters long'],
    ['abcdefg1!', 'Password must contain at least one uppercase letter'],
    ['ABCDEFG1!', 'Password must contain at least one lowercase letter'],
    ['Abcdefgh!', 'Password must contain at least one number'],
    ['Abcdefg1', 'Password must contain at least one special character'],
    ['Abcdefg 1', 'Password must contain at least one special character'],
    [`Aa1!${'x'.repeat(125)}`, 'Password cannot exceed 128 characters'],
    ['Ünïcode-1', 'Password must contain at least one uppercase letter'],
    [`a1!${'x'.repeat(126)}`, 'Password must contain at least one uppercase letter'],
  ])('%s', (password, message) => expect(problemOf(password)).toBe(message));

  it.each(['Abcdef1!', `Aa1!${'x'.repeat(124)}`, 'Ünïcode-B1'])('may be %s', (password) =>
    expect(problemOf(password)).toBeUndefined(),
  );

  it('is typed twice', () => {
    expect(checkForm(newPasswordsSchema, { password: 'Abcdef1!', repeated: 'Abcdef1?' })).toEqual({
      ok: false,
      problem: { field: 'repeated', message: 'The two passwords are not the same' },
    });
    expect(checkForm(newPasswordsSchema, { password: 'abc', repeated: 'abd' })).toMatchObject({
      problem: { field: 'password' },
    });
  });
});

describe('the sign-up', () => {
  const good = { terms: true, name: 'Amina Otieno', email: 'amina@example.com', password: 'Abcdef1!' };
  const badName = 'Please enter a valid name (2-100 characters, letters only)';

  it.each([
    [
      'terms before anything else',
      { ...good, terms: false, name: '' },
      'terms',
      'You must agree to the Terms & Conditions and Privacy Policy',
    ],
    ['name before email', { ...good, name: 'A', email: '' }, 'name', badName],
    ['digits in a name', { ...good, name: 'Amina 2' }, 'name', badName],
    ['a name over 100', { ...good, name: 'a'.repeat(101) }, 'name', badName],
    ['no email', { ...good, email: '', password: '' }, 'email', 'Email is required'],
    ['a bad email', { ...good, email: 'amina@' }, 'email', 'Please enter a valid email address'],
    [
      'a short password',
      { ...good, password: '' },
      'password',
      'Password must be at least 8 characters long',
    ],
  ])('%s', (_case, values, field, message) =>
    expect(checkForm(signUpSchema, values)).toEqual({ ok: false, problem: { field, message } }),
  );

  it.each(['Amina', "Ng'ang'a wa Thiong'o", 'Zoë-Anne', 'Al', '<b>Amina</b> Otieno'])(
    'takes the name %s',
    (name) => expect(checkForm(signUpSchema, { ...good, name }).ok).toBe(true),
  );
});

it('asks for a valid address where a link is sent', () => {
  for (const email of ['', 'amina', '<a>@x.ke'])
    expect(checkForm(forgotSchema, { email })).toEqual({
      ok: false,
      problem: { field: 'email', message: 'Please enter a valid email address' },
    });
  expect(checkForm(forgotSchema, { email: ' amina@example.com ' })).toEqual({
    ok: true,
    values: { email: 'amina@example.com' },
  });
});

describe('attempt limiter', () => {
  const minutes = (count: number): number => count * 60_000;

  describe('the attempt limiter', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('allows as many as it was given, then says how long to wait', () => {
      const limiter = createAttemptLimiter(3);
      expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 0]);
      expect(limiter.take('a')).toBe(15);
      vi.advanceTimersByTime(minutes(10) + 1);
      expect(limiter.take('a')).toBe(5);
      vi.advanceTimersByTime(minutes(4.9));
      expect(limiter.take('a')).toBe(1);
    });

    it('opens again after 15 minutes', () => {
      const limiter = createAttemptLimiter(1);
      limiter.take('a');
      expect(limiter.take('a')).toBe(15);
      vi.advanceTimersByTime(minutes(15));
      expect(limiter.take('a')).toBe(0);
    });

    it('counts each key alone and forgets one after a success', () => {
      const limiter = createAttemptLimiter(1);
      limiter.take('a');
      expect(limiter.take('b')).toBe(0);
      limiter.reset('a');
      expect(limiter.take('a')).toBe(0);
    });
  });

  it('says what was tried too often', () => {
    expect(tooManyAttempts('login', 4)).toBe(
      'Too many login attempts. Please wait 4 minutes before trying again.',
    );
    expect(tooManyAttempts('signup', 15)).toBe(
      'Too many signup attempts. Please wait 15 minutes before trying again.',
    );
    expect(tooManyAttempts('OAuth', 15)).toBe(
      'Too many OAuth attempts. Please wait 15 minutes before trying again.',
    );
  });
});
