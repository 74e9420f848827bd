import { expect, it } from 'vitest';

import { csvCell, writeCsv } from './csv.ts';

it.each([
  '=HYPERLINK("https://evil.example","Click")',
  '+254712345678',
  "-2+3+cmd|' /C calc'!A0",
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '  =1+1',
  '|calc',
  '%0A=1+1',
  '＝1+1',
])('keeps %j from being run', (text) => expect(csvCell(text)).toBe(`'${text}`));

it.each([
  ['Asha Mwangi', 'Asha Mwangi'],
  ['254712345678', '254712345678'],
  [-250, '-250'],
  [0, '0'],
  [true, 'true'],
  [null, ''],
  [undefined, ''],
  [{ a: 1 }, '{"a":1}'],
])('writes %j as it is', (value, cell) => expect(csvCell(value)).toBe(cell));

it('stays guarded inside quotes', () => {
  expect(writeCsv([[csvCell('=1,"x"')]])).toBe('\uFEFF"\'=1,""x"""\r\n');
});
