import { expect, it } from 'vitest';

import { keepNumbers, knownNumbers, numbersFor } from './emergency-numbers.queries.ts';

const line = {
  id: 'poison-centre',
  number: '0800000000',
  label_en: 'Poison',
  label_sw: 'Sumu',
  kinds: ['poison'],
};
const numbersOf = (...asked: Parameters<typeof numbersFor>) =>
  numbersFor(...asked).map(({ number }) => number);

it('names 999 and 112, those an answer names and those of its kind', () => {
  expect(numbersOf()).toEqual(['999', '112']);
  expect(numbersOf(['red-cross'])).toEqual(['999', '112', '1199']);
  expect(numbersOf([], 'violence')).toEqual(['999', '112', '1195']);
});

it('takes what was read, and never loses 999 and 112', () => {
  const other = {
    id: 'emergency',
    number: '111',
    label_en: 'Police, fire, ambulance',
    label_sw: 'Polisi',
    kinds: [],
  };
  keepNumbers([other, line]);
  expect(numbersOf([], 'poison')).toEqual(['999', '112', '0800000000']);
  expect(knownNumbers()[0]?.label_en).toBe('Police, fire, ambulance');
  expect(numbersOf(['red-cross'])).toEqual(['999', '112']);
  expect(localStorage.getItem('mizizi-emergency-numbers')).toContain('0800000000');
});
