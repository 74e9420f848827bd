import { expect, it } from 'vitest';

import { faultsOf, idFrom, isAlwaysThere } from './number-list.tsx';

const fine = {
  number: '1195',
  label_en: 'Helpline',
  label_sw: 'Simu',
  source: 'A page, 2025',
  checked_on: '2026-11-23',
};

it('a number has digits, both names, a source and a day that has come', () => {
  expect(faultsOf(fine, '2026-11-23')).toEqual({});
  const faults = faultsOf(
    { number: '11 95', label_en: ' ', label_sw: '', source: 'web', checked_on: '2026-11-24' },
    '2026-11-23',
  );
  expect(Object.keys(faults)).toEqual(['number', 'label_en', 'label_sw', 'source', 'checked_on']);
});

it('an id is made of the name', () => {
  expect(idFrom('Poison Centre, KNH')).toBe('poison-centre-knh');
  expect(idFrom('24/7 line')).toBe('line-24-7-line');
});

it('knows those that are always there', () => {
  expect(['emergency', 'mobile', 'red-cross'].map(isAlwaysThere)).toEqual([true, true, false]);
});
