import { describe, expect, it } from 'vitest';

import { parseArray } from './array-values.ts';

describe('parseArray', () => {
  it.each([
    ['{}', []],
    ['{a,b}', ['a', 'b']],
    ['{NULL,"NULL",""}', [null, 'NULL', '']],
    ['{"a, b","say \\"hi\\"","c:\\\\d"}', ['a, b', 'say "hi"', 'c:\\d']],
    [
      '{{1,2},{3,NULL}}',
      [
        ['1', '2'],
        ['3', null],
      ],
    ],
    ['[0:1]={a,b}', ['a', 'b']],
    ['{{},{}}', [[], []]],
  ])('%s', (text, values) => {
    expect(parseArray(text, (item) => item)).toEqual(values);
  });

  it('parses the elements', () => {
    expect(parseArray('{1,NULL,3}', Number)).toEqual([1, null, 3]);
  });

  it('takes the delimiter of the type', () => {
    expect(parseArray('{(1,1),(0,0);(2,2),(1,1)}', (item) => item, ';')).toEqual([
      '(1,1),(0,0)',
      '(2,2),(1,1)',
    ]);
  });

  it.each(['{a', '{"a', '{{1}'])('refuses %s', (text) => {
    expect(() => parseArray(text, (item) => item)).toThrow(SyntaxError);
  });
});
