import { describe, expect, it } from 'vitest';

import { createLog, withoutSecrets } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void, level?: 'debug') {
  const lines: string[] = [];
  write(createLog({ format: 'json', write: (line) => lines.push(line), ...(level ? { level } : {}) }));
  return lines.map((line): Record<string, unknown> => JSON.parse(line));
}

describe('createLog', () => {
  it('writes one JSON object per line', () => {
    const [line] = logged((log) => log.warn('slow', { ms: 12, big: 3n }));
    expect(line).toMatchObject({ level: 'warn', message: 'slow', ms: 12, big: '3' });
    expect(Date.parse(String(line?.['time']))).not.toBeNaN();
  });

  it('drops what is below its level', () => {
    expect(logged((log) => log.debug('x'))).toEqual([]);
    expect(logged((log) => log.debug('x'), 'debug')).toHaveLength(1);
  });

  it('hides secrets by name and by look, wherever they are', () => {
    const error = new Error('no way to postgres://app:hunter2@db/x', {
      cause: new Error('key sb_secret_abcdef'),
    });
    const [line] = logged((log) =>
      log.error('failed with eyJhbGciOi.eyJzdWIi.c2ln', {
        error,
        headers: { authorization: 'Bearer abc' },
        password: 'p',
      }),
    );
    const text = JSON.stringify(line);
    for (const secret of ['hunter2', 'sb_secret_abcdef', 'eyJhbGciOi', 'Bearer abc', '"p"']) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain('postgres://app:…@db/x');
  });

  it('leaves out the details of database errors, which quote rows', () => {
    const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(a@b.c)' });
    const [line] = logged((log) => log.error('x', { error }));
    expect(JSON.stringify(line)).not.toContain('a@b.c');
    expect(line).toMatchObject({ error: { code: '23505' } });
  });
});

it('leaves out values that the database quotes', () => {
  const error = Object.assign(new Error('invalid input syntax for type uuid: "Asha Mwangi"'), {
    code: '22P02',
  });
  const [line] = logged((log) => log.error('x', { error }));
  expect(JSON.stringify(line)).not.toContain('Asha');
  expect(line).toMatchObject({ error: { message: 'invalid input syntax for type uuid: "…"' } });
});

it('hides a password with signs that addresses use', () => {
  expect(withoutSecrets('to postgres://zuri@server:p@ss@db.example/x')).toBe(
    'to postgres://zuri@server:…@db.example/x',
  );
});

it('shortens keys in any text', () => {
  expect(withoutSecrets('apikey sb_publishable_a1b2-c3')).toBe('apikey sb_publishable_…');
});
