import { expect, it } from 'vitest';

import { judge, vitalText } from './site-charts.tsx';

it.each([
  ['lcp', 2500, 'good', '2.5 s'],
  ['lcp', 2501, 'middling', '2.5 s'],
  ['lcp', 4001, 'poor', '4.0 s'],
  ['inp', 160, 'good', '160 ms'],
  ['inp', 501, 'poor', '501 ms'],
  ['fid', 99.6, 'good', '100 ms'],
  ['cls', 0.1, 'good', '0.1'],
  ['cls', 0.251, 'poor', '0.25'],
] as const)('judges %s %d as %s and writes %s', (vital, value, word, text) => {
  expect(judge(vital, value)).toBe(word);
  expect(vitalText(vital, value)).toBe(text);
});
