import { expect, it } from 'vitest';

import { fromMetric, rangeWords, toMetric } from './other-unit.ts';
import { questions } from './questions.ts';

const typed = (text: string, inches = '') => ({ text, inches });

it('reads pounds, feet and inches', () => {
  expect(toMetric('lb', typed('143,3'))).toBeCloseTo(65, 1);
  expect(toMetric('in', typed('34.5'))).toBeCloseTo(87.63);
  expect(toMetric('ft', typed('5', '5'))).toBeCloseTo(165.1);
  expect(toMetric('ft', typed('6'))).toBeCloseTo(182.88);
  for (const [unit, text, inches] of [
    ['lb', 'many', ''],
    ['ft', '5', '12'],
    ['ft', '5', 'x'],
    ['in', '', ''],
  ] as const)
    expect(toMetric(unit, typed(text, inches))).toBeNull();
});

it('shows what was typed again, after it was kept in metric', () => {
  for (let halves = 112; halves < 1320; halves += 1) {
    const kg = Math.round((toMetric('lb', typed(String(halves / 2))) ?? 0) * 10) / 10;
    expect(fromMetric('lb', kg).text).toBe(String(halves / 2));
  }
  for (let inches = 40; inches <= 90; inches += 1) {
    const height = typed(String(Math.floor(inches / 12)), String(inches % 12));
    expect(fromMetric('ft', Math.round(toMetric('ft', height) ?? 0))).toEqual(height);
  }
});

it('says which numbers fit', () => {
  expect(rangeWords('lb', 25, 300)).toBe('from 56 to 661 lb');
  expect(rangeWords('in', 40, 200)).toBe('from 16 to 78 in');
  expect(rangeWords('ft', 100, 230)).toBe('from 3 ft 4 in to 7 ft 6 in');
});

it('is offered for weight, height and waist', () => {
  const offered = questions.filter((question) => question.kind === 'number' && question.other);
  expect(offered.map(({ id }) => id)).toEqual(['height', 'weight', 'waist']);
});
