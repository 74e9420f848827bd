import { describe, expect, it } from 'vitest';

import { readConfig } from './config.ts';

const wordsOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    return String(error);
  }
};

describe('an address with a password that is not encoded', () => {
  it.each([
    ['DATABASE_URL', 'postgres://zuri:p@ss#1/x@127.0.0.1:5432/shop'],
    ['DATABASE_URL', 'postgres://zuri:hunter/ss@127.0.0.1/shop'],
    ['DATABASE_URL', 'postgres://zuri:12/ss@127.0.0.1/shop'],
    ['DATABASE_URL', 'postgres://zuri:p@ss?x@127.0.0.1/shop'],
    ['DATABASE_URL', 'postgres://zuri:50%off@127.0.0.1/shop'],
    ['SMTP_URL', 'smtps://duka@gmail.com:p@ss#1/x@smtp.gmail.com'],
    ['SMTP_URL', 'smtps://duka:p@ss/x@smtp.gmail.com:465'],
  ])('is refused without repeating any of it: %s=%s', (name, value) => {
    const words = wordsOf({ [name]: value });
    expect(words).toContain(`${name} cannot be read`);
    for (const sign of ['%40', '%2F', '%23', '%3F', '%3A']) expect(words).toContain(sign);
    expect(words).not.toMatch(/zuri|hunter|ss#1|gmail|127\.0|\/x|50%off/);
  });
});

it.each([
  ['DATABASE_URL', 'postgres://zuri:p%40ss%231%2Fx@127.0.0.1:5432/shop'],
  ['DATABASE_URL', 'postgres://zuri@db.example/shop?sslmode=require&options=-c%20a=b'],
  ['DATABASE_URL', 'postgres:///shop?host=/var/run/postgresql'],
  ['DATABASE_URL', 'postgres://zuri@server:p@ss@db.example/shop'],
  ['SMTP_URL', 'smtps://duka%40gmail.com:p%40ss@smtp.gmail.com'],
  ['SMTP_URL', 'smtp://127.0.0.1:2525'],
])('takes %s=%s', (name, value) => {
  expect(wordsOf({ [name]: value })).toBe('');
});
