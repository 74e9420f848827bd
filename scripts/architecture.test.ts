// @vitest-environment node
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
/** A path of the repository, as these documents write it: from its root, with a folder of it in front. */
const PATHS = /`((?:src|supabase|stack|content|scripts|android|plates|e2e|bench|public|docs)\/[\w./-]*)`/g;
const LINKS = /\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g;
/** A function or table of the database with its schema. */
const THINGS = /`((?:public|private)\.\w+)`/g;

const SCHEMA = globSync('supabase/schemas/*.sql', { cwd: ROOT })
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  .join('\n');

const all = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
];

describe.each(['architecture', 'health'])('docs/%s.md', (name) => {
  const text = readFileSync(path.join(ROOT, `docs/${name}.md`), 'utf8');

  test('names files and folders that exist', () => {
    const paths = all(text, PATHS).filter((one) => !one.includes('<'));
    expect(paths.length).toBeGreaterThan(15);
    expect(paths.filter((one) => !existsSync(path.join(ROOT, one)))).toEqual([]);
    const links = all(text, LINKS);
    expect(links.filter((one) => !existsSync(path.join(ROOT, 'docs', one)))).toEqual([]);
  });

  test('names tables and functions that the database has', () => {
    const things = all(text, THINGS);
    expect(things.length).toBeGreaterThan(3);
    expect(
      things.filter(
        (one) =>
          !new RegExp(`^create (?:table|view|function) ${one.replace('.', '\\.')}\\b`, 'm').test(SCHEMA),
      ),
    ).toEqual([]);
  });

  test('fits on a page: no line of more than 120 characters', () => {
    expect(text.split('\n').filter((line) => line.length > 120)).toEqual([]);
  });
});

test('docs/architecture.md is about three pages, and leaves the database to docs/database.md', () => {
  const lines = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8').split('\n');
  expect(lines.length).toBeLessThan(150);
});
