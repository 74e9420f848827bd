// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const MOST = 120;

/** Prose of a document that is wider than a window, as `file:line`: not code, tables, lists of links, or signatures. */
function wideLines(file: string, text: string): string[] {
  let isCode = false;
  return text.split('\n').flatMap((line, at) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    const isProse = !isCode && !/^\s*\||^\[.+\]\(#|^\*\*`/.test(line);
    return isProse && line.length > MOST ? [`${file}:${at + 1}`] : [];
  });
}

test('finds a wide line of prose, and leaves tables and code alone', () => {
  const wide = 'word '.repeat(30);
  expect(wideLines('a.md', `${wide}\n| ${wide} |\n\`\`\`\n${wide}\n\`\`\`\n- ${wide}`)).toEqual([
    'a.md:1',
    'a.md:6',
  ]);
});

test('every line of the documents is read without scrolling', () => {
  const files = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
  expect(files.length).toBeGreaterThan(40);
  expect(files.flatMap((file) => wideLines(file, readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});
