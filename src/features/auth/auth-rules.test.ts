import { describe, expect, it } from 'vitest';

import {
  cleanEmail,
  isEmail,
  newPasswordProblem,
  signInProblem,
  signUpProblem,
  stripHtml,
} from './auth-rules.ts';

describe('stripHtml', () => {
  it.each([
    ['  Amina  ', 'Amina'],
    ['<b>Amina</b> Otieno', 'Amina Otieno'],
    ['<script>alert(1)</script>Amina', 'Amina'],
    ['<img src=x onerror=alert(1)>Amina', 'Amina'],
    ["N'jeri O'Brien-Kamau", "N'jeri O'Brien-Kamau"],
  ])('%s → %s', (input, expected) => expect(stripHtml(input)).toBe(expected));

  it('cleans addresses', () => expect(cleanEmail(' <i>amina@example.com</i> ')).toBe('amina@example.com'));
});

describe('signInProblem', () => {
  it.each([
    [{ email: '', password: '' }, 'email', 'Email is required'],
    [{ email: 'amina', password: '' }, 'email', 'Please enter a valid email address'],
    [{ email: `${'a'.repeat(250)}@x.ke`, password: 'secret' }, 'email', 'Please enter a valid email address'],
    [{ email: 'amina@example.com', password: '' }, 'password', 'Password is required'],
    [
      { email: 'amina@example.com', password: '12345' },
      'password',
      'Password must be at least 6 characters long',
    ],
  ])('%o', (values, field, message) => expect(signInProblem(values)).toEqual({ field, message }));

  it('passes a valid pair', () =>
    expect(signInProblem({ email: 'amina@example.com', password: '123456' })).toBeNull());
});

describe('newPasswordProblem', () => {
  it.each([
    ['Ab1!', 'Password must be at least 8 characters long'],
    ['abcdefg1!', 'Password must contain at least one uppercase letter'],
    ['ABCDEFG1!', 'Password must contain at least one lowercase letter'],
    ['Abcdefgh!', 'Password must contain at least one number'],
    ['Abcdefg1', 'Password must contain at least one special character'],
    [`Aa1!${'x'.repeat(125)}`, 'Password cannot exceed 128 characters'],
  ])('%s', (password, message) => expect(newPasswordProblem(password)).toBe(message));

  it('takes 8 and 128 characters', () => {
    expect(newPasswordProblem('Abcdef1!')).toBeNull();
    expect(newPasswordProblem(`Aa1!${'x'.repeat(124)}`)).toBeNull();
  });
});

describe('signUpProblem', () => {
  const good = { name: 'Amina Otieno', email: 'amina@example.com', password: 'Abcdef1!', agreed: true };
  const badName = 'Please enter a valid name (2-100 characters, letters only)';

  it.each([
    [
      'terms before anything else',
      { ...good, agreed: false, name: '' },
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
  ])('%s', (_case, values, field, message) => expect(signUpProblem(values)).toEqual({ field, message }));

  it.each(['Amina', "Ng'ang'a wa Thiong'o", 'Zoë-Anne', 'Al'])('takes the name %s', (name) =>
    expect(signUpProblem({ ...good, name })).toBeNull(),
  );
});

describe('isEmail', () => {
  it.each(['a b@x.ke', 'a@b', '<a>@x.ke', 'a@@x.ke'])('refuses %s', (email) =>
    expect(isEmail(email)).toBe(false),
  );
});
