import { useState } from 'react';

import { heightUnit, typedNumber, weightUnit } from '../../lib/measures.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/assessment.ts';
import {
  fromMetric,
  type NumberQuestion,
  type OtherUnit,
  rangeWords,
  toMetric,
  type Typed,
  unitNames,
} from './question.ts';

type Props = {
  /** Of the form: the button that sends it stands in the frame. */
  id: string;
  question: NumberQuestion;
  other: OtherUnit;
  given: number | null;
  onSubmit: (value: number) => void;
};

const nothing: Typed = { text: '', inches: '' };
const metric = (value: number): Typed => ({ text: String(Math.round(value * 10) / 10), inches: '' });

/** Whether this person reads such measures in the other unit, and noting that they do. */
const readsOther = (other: OtherUnit): boolean =>
  other === 'lb' ? weightUnit.get() === 'lb' : heightUnit.get() === 'ft';
function keepUnit(other: OtherUnit, isOther: boolean): void {
  if (other === 'lb') weightUnit.change(() => (isOther ? 'lb' : 'kg'));
  else heightUnit.change(() => (isOther ? 'ft' : 'cm'));
}

/** A weight or a length, in the metric unit or in the one of the person's own scale or tape. */
export function MeasureAnswer({ id, question, other, given, onSubmit }: Props) {
  const { unit, lowest, highest, step, short } = question;
  const [isOther, setIsOther] = useState(() => readsOther(other));
  const [typed, setTyped] = useState<Typed>(() =>
    given === null ? nothing : readsOther(other) ? fromMetric(other, given) : metric(given),
  );
  const [problem, setProblem] = useState<string>();
  const isFeet = isOther && other === 'ft';
  const value = isOther ? toMetric(other, typed) : typedNumber(typed.text);

  const change = (part: Partial<Typed>): void => {
    setTyped({ ...typed, ...part });
    setProblem(undefined);
  };
  /** What is typed goes along into the other unit. */
  const changeUnit = (toOther: boolean): void => {
    if (value !== null) setTyped(toOther ? fromMetric(other, value) : metric(value));
    setIsOther(toOther);
    setProblem(undefined);
    keepUnit(other, toOther);
  };
  const field = { inputMode: 'decimal', autoComplete: 'off', className: 'min-w-0 grow' } as const;
  return (
    <form
      id={id}
      name="answer"
      noValidate
      className="flex max-w-sm items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const kept =
          value === null ? Number.NaN : step === 1 ? Math.round(value) : Math.round(value * 10) / 10;
        if (kept >= lowest && kept <= highest) onSubmit(kept);
        else if (isOther)
          setProblem(t('Enter a number {range}.', { range: rangeWords(other, lowest, highest) }));
        else setProblem(t('Enter a number from {lowest} to {highest} {unit}.', { lowest, highest, unit }));
      }}
    >
      <TextField
        {...field}
        label={isFeet ? t('Feet') : short}
        maxLength={6}
        value={typed.text}
        error={problem}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      {isFeet && (
        <TextField
          {...field}
          label={t('Inches')}
          maxLength={4}
          value={typed.inches}
          onChange={(event) => change({ inches: event.currentTarget.value })}
        />
      )}
      <SelectField
        label={t('Unit')}
        aria-label={t('Unit of {measure}', { measure: short.toLowerCase() })}
        className="w-24 shrink-0"
        value={isOther ? other : unit}
        onChange={(event) => changeUnit(event.currentTarget.value === other)}
      >
        <option value={unit}>{unit}</option>
        <option value={other}>{unitNames[other]}</option>
      </SelectField>
    </form>
  );
}
