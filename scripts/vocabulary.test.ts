import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

/** Code and tests that people write, without what users read or say. */
const files = execFileSync(
  'git',
  ['ls-files', 'src', 'stack', 'scripts', 'supabase/functions', 'e2e', 'bench', 'docs/*.md', '*.md'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|md)$/.test(file))
  .filter((file) => !/^src\/words\/|database\.types\.ts$|vocabulary\.test\.ts$|glossary\.md$/.test(file));

/** Lines of prose: comments in code, all of a document. */
const proseOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => file.endsWith('.md') || /^\s*(\/\/|\/?\*)/.test(line));

const linesWith = (word: RegExp): string[] =>
  files.flatMap((file) =>
    proseOf(file)
      .filter((line) => word.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

it('says "they" for a person whose sex it does not know', () => {
  expect(linesWith(/\b(he|him|his|himself)\b/i)).toEqual([]);
});

it('says that a page is hydrated', () => {
  expect(linesWith(/\b(awake|woke|woken|wak(es|ing) up)\b/i)).toEqual([]);
});
