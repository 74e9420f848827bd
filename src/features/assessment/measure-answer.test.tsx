import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { heightUnit, weightUnit } from '../../lib/measures.ts';
import { MeasureAnswer } from './measure-answer.tsx';
import { fromMetric, type NumberQuestion, rangeWords, toMetric } from './question.ts';
import { type QuestionId, questionOf, questions } from './questions.ts';

function show(id: QuestionId, given: number | null = null) {
  const question = questionOf(id) as NumberQuestion;
  const onSubmit = vi.fn<(value: number) => void>();
  render(
    <MeasureAnswer
      id="answer"
      question={question}
      other={question.other ?? 'lb'}
      given={given}
      onSubmit={onSubmit}
    />,
  );
  return {
    onSubmit,
    type: (name: string, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } }),
    unit: (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } }),
    send: () => fireEvent.submit(screen.getByRole('form')),
  };
}

it('takes a height in feet and inches, and keeps it in centimetres', () => {
  const { onSubmit, type, unit, send } = show('height');
  unit('ft');
  type('Feet', '9');
  send();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a number from 3 ft 4 in to 7 ft 6 in.');
  type('Feet', '5');
  type('Inches', '5');
  send();
  expect(onSubmit.mock.calls).toEqual([[165]]);
  expect(heightUnit.get()).toBe('ft');
  heightUnit.change(() => 'cm');
});

it('takes what is typed along into the other unit, and remembers the unit', () => {
  const { onSubmit, type, unit, send } = show('weight');
  type('Weight', '65');
  unit('lb');
  expect(screen.getByRole('textbox')).toHaveValue('143.3');
  type('Weight', '143');
  send();
  expect(onSubmit.mock.calls).toEqual([[64.9]]);
  expect(weightUnit.get()).toBe('lb');
});

it('shows an earlier answer in the unit of the person’s own scale', () => {
  weightUnit.change(() => 'lb');
  const { unit } = show('weight', 64.9);
  expect(screen.getByRole('textbox')).toHaveValue('143');
  unit('kg');
  expect(screen.getByRole('textbox')).toHaveValue('64.9');
});

describe('other unit', () => {
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
});
