import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { heightUnit, weightUnit } from '../../lib/measures.ts';
import { MeasureAnswer } from './measure-answer.tsx';
import type { NumberQuestion } from './question.ts';
import { type QuestionId, questionOf } from './questions.ts';

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
