/** The table of docs/mpesa.md beside the code: each code has its row, and each row says what everybody does. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { knownCodes } from '../supabase/functions/_shared/result-codes.ts';

const text = readFileSync(path.resolve(import.meta.dirname, '../docs/mpesa.md'), 'utf8');
const chapters = new Map(
  text
    .split(/^## /m)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf('\n')), rowsIn(part)] as const),
);

function rowsIn(part: string): string[][] {
  return part
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Code|---) /.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const codesOf = (chapter: string): string[] =>
  (chapters.get(chapter) ?? []).flatMap(([code = '']) =>
    [...code.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one),
  );

const PROMPTS = 'Prompts (M-Pesa Express) and their query';
const ERRORS = 'Errors of any call';

it('has each result code of the code once, and no other', () => {
  const written = codesOf(PROMPTS).filter((code) => /^-?\d+$/.test(code));
  expect(written.map(Number).toSorted((a, b) => a - b)).toEqual(knownCodes().toSorted((a, b) => a - b));
});

it.each([
  [PROMPTS, ['SFC_IC0003']],
  ['A named receipt (Transaction Status)', ['0', 'SFC_IC0003']],
  [
    'Money without a prompt (C2B)',
    ['C2B00011', 'C2B00012', 'C2B00013', 'C2B00014', 'C2B00015', 'C2B00016', '500.003.1001'],
  ],
  ['Lists of payments (Pull Transactions)', ['1000', '1001', '400.001', '401.001', '500']],
  [
    ERRORS,
    [
      '400.002.02',
      '400.002.05',
      '400.003.01',
      '400.003.02',
      '400.008.01',
      '400.008.02',
      '404.001.01',
      '404.001.03',
      '404.001.04',
      '404.003.01',
      '405.001',
      '500.001.1001',
      '500.003.02',
      '500.003.03',
      '500.003.1001',
    ],
  ],
])('has what Safaricom documents: %s', (chapter, codes) => {
  expect(codesOf(chapter)).toEqual(expect.arrayContaining(codes));
});

it('says of each what buyer, owner and job do', () => {
  const rows = [...chapters].flatMap(([name, each]) => (name === 'Money that goes out' ? [] : each));
  expect(rows.length).toBeGreaterThan(60);
  const lacking = rows.filter((row) => row.length !== 4 || row.includes(''));
  expect(lacking).toEqual([]);
});
