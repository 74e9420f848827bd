import { describe, expect, it } from 'vitest';

import { csvCell, decodeText, parseCsv, writeCsv } from './csv.ts';

const cellsOf = (text: string): string[][] => parseCsv(text).rows.map(({ cells }) => cells);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('reading records', () => {
  it.each([
    [
      'plain',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'Windows line ends and none at the end',
      'a,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'old Macintosh line ends',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons',
      'a;b\n1,5;2\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a byte order mark', '\uFEFFa,b\n', [['a', 'b']]],
    [
      'quotes, doubled quotes and separators in them',
      'a,b\n"x, ""y""",2\n',
      [
        ['a', 'b'],
        ['x, "y"', '2'],
      ],
    ],
    [
      'separators in a quoted heading',
      '"a;b;c",d\n1,2\n',
      [
        ['a;b;c', 'd'],
        ['1', '2'],
      ],
    ],
    [
      'a cell over two lines',
      'a,b\n"x\ny",2\n',
      [
        ['a', 'b'],
        ['x\ny', '2'],
      ],
    ],
    [
      'a quote inside a bare cell',
      'a,b\n5" pot,2\n',
      [
        ['a', 'b'],
        ['5" pot', '2'],
      ],
    ],
    [
      'empty cells',
      'a,b,c\n,,\n1,,\n',
      [
        ['a', 'b', 'c'],
        ['1', '', ''],
      ],
    ],
    ['nothing', '', []],
  ])('%s', (_name, text, cells) => expect(cellsOf(text)).toEqual(cells));

  it('numbers records as a spreadsheet does, empty ones included', () => {
    expect(parseCsv('a,b\n\n"x\ny",1\n2,3\n').rows.map(({ row }) => row)).toEqual([1, 3, 4]);
  });
});

describe('a broken record', () => {
  it('costs its own row, not the rest of the file', () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `${index + 2},"x",y`);
    lines[4998] = '5000,"never closed,y';
    const { rows } = parseCsv(`a,b,c\n${lines.join('\n')}\n`);
    expect(rows).toHaveLength(10_001);
    expect(rows.filter(({ fault }) => fault !== undefined).map(({ row }) => row)).toEqual([5000]);
    expect(rows[5000]?.cells).toEqual(['5001', 'x', 'y']);
  });

  it('is named when a quote stays open to the end, or text follows one', () => {
    expect(parseCsv('a,b\n"1,2\n3,4').rows).toEqual([
      { row: 1, cells: ['a', 'b'] },
      { row: 2, cells: [], fault: 'A quotation mark is opened and never closed.' },
      { row: 3, cells: ['3', '4'] },
    ]);
    expect(parseCsv('a,b\n"1"x,2\n').rows[1]?.fault).toBe('There is text after a closing quotation mark.');
  });
});

describe('the bytes of a file', () => {
  it('are UTF-8 when they can be, else Windows-1252', () => {
    expect(decodeText(utf8('Kitchen – 5 µg'))).toBe('Kitchen – 5 µg');
    expect(decodeText(Uint8Array.of(0x63, 0x61, 0x66, 0xe9, 0x20, 0x96, 0x20, 0x80))).toBe('café – €');
  });

  it('say so themselves in UTF-16', () => {
    expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x61, 0, 0x2c, 0))).toBe('a,');
    expect(decodeText(Uint8Array.of(0xfe, 0xff, 0, 0x61, 0, 0x2c))).toBe('a,');
  });
});

it('reads back what it writes', () => {
  const rows = [
    ['sku', 'title'],
    ['A-1', 'Tea; "strong", hot\nor cold '],
    ['A-2', ''],
  ];
  expect(cellsOf(writeCsv(rows))).toEqual(rows);
});

describe('csv cells', () => {
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
});
