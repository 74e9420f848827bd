import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** A test file of docs/testing.md, with the beginning or a part of a title where one is named. */
const NAMED = /`([\w./-]+\.(?:e2e|test)\.(?:tsx?|sql))`(?:\s+“([^”]+)”)?/g;

it('docs/testing.md names tests that exist', () => {
  const named = [...readFileSync(`${root}docs/testing.md`, 'utf8').matchAll(NAMED)];
  expect(named.length).toBeGreaterThan(80);
  const gone = named.filter(([, file = '', title = '']) => {
    if (!existsSync(root + file)) return true;
    // Titles may be written in any kind of quotes.
    return !readFileSync(root + file, 'utf8')
      .replaceAll('\\`', '`')
      .includes(title);
  });
  expect(gone.map(([whole]) => whole)).toEqual([]);
});
