import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

/** May only fall: each of them can change with any release of `@supabase/lite`. */
const MOST = 11;

const stack = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(file, 'utf8');
const lite = path.resolve(stack, '../node_modules/@supabase/lite/dist');

/** What our layer names of the auth service and the connection. */
const named = [
  ...(
    /interface LiteAuth \{\n(.*?)\n\}/s.exec(read(path.join(stack, 'auth/lite-auth.ts')))?.[1] ?? ''
  ).matchAll(/^ {2}(\w+):/gm),
  ...(
    /const corrections = \{\n(.*?)\n {2}\};/s.exec(read(path.join(stack, 'database.ts')))?.[1] ?? ''
  ).matchAll(/^ {4}(\w+):/gm),
].map(([, name]) => name ?? '');

const authService =
  /declare class AuthService \{\n(.*?)\n\}/s.exec(read(path.join(lite, 'index.d.ts')))?.[1] ?? '';
const connections = globSync('db/postgres/*.d.ts', { cwd: lite }).map((file) => read(path.join(lite, file)));
const declared = [authService, ...connections]
  .flatMap((text) => [...text.matchAll(/^ {4}(?:private|protected) (?:readonly |get )*(\w+)/gm)])
  .map(([, name]) => name ?? '');

const touched = [...new Set(named.filter((name) => declared.includes(name)))];

it(`touches ${touched.length} private members of @supabase/lite: ${touched.join(', ')}`, () => {
  expect(touched.length).toBe(MOST);
});
