import { useState } from 'react';

import { typedNumber } from '../../lib/measures.ts';
import { Field, controlStyles } from '../../ui/field.tsx';
import { t } from '../../words/assessment.ts';
import { isPressure, type Pressure, pressureLimits } from './answers.ts';
import type { NumberQuestion } from './question.ts';

/** `64,5` and `64.5` are both typed here; what is no number is none. */
const toNumber = (text: string): number => typedNumber(text) ?? Number.NaN;

type NumberAnswerProps = {
  /** Of the form: the button that sends it stands in the frame. */
  id: string;
  question: NumberQuestion;
  given: number | null;
  onSubmit: (value: number) => void;
};

/** A number in its unit. */
export function NumberAnswer({ id, question, given, onSubmit }: NumberAnswerProps) {
  const { unit, lowest, highest, step } = question;
  const [text, setText] = useState(given === null ? '' : String(given));
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <form
      id={id}
      name="answer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const value = toNumber(text);
        if (!(value >= lowest && value <= highest))
          setProblem(t('Enter a number from {lowest} to {highest} {unit}.', { lowest, highest, unit }));
        else onSubmit(step === 1 ? Math.round(value) : Math.round(value * 10) / 10);
      }}
    >
      <NumberField
        id={`${id}-value`}
        label={question.short}
        unit={unit}
        text={text}
        mode={step === 1 ? 'numeric' : 'decimal'}
        error={problem ?? undefined}
        onChange={(typed) => {
          setText(typed);
          setProblem(null);
        }}
      />
    </form>
  );
}

type PressureAnswerProps = {
  id: string;
  given: Pressure | null;
  onSubmit: (value: Pressure) => void;
};

/** Upper and lower blood pressure. */
export function PressureAnswer({ id, given, onSubmit }: PressureAnswerProps) {
  const [upper, setUpper] = useState(given ? String(given.upper) : '');
  const [lower, setLower] = useState(given ? String(given.lower) : '');
  const [hasFailed, setHasFailed] = useState(false);
  const [upperFrom, upperTo] = pressureLimits.upper;
  const [lowerFrom, lowerTo] = pressureLimits.lower;
  return (
    <form
      id={id}
      name="answer"
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const value = { upper: Math.round(toNumber(upper)), lower: Math.round(toNumber(lower)) };
        if (isPressure(value)) onSubmit(value);
        else setHasFailed(true);
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-end gap-3">
        <NumberField
          id={`${id}-upper`}
          label={t('Upper')}
          text={upper}
          mode="numeric"
          isInvalid={hasFailed}
          describedBy={hasFailed ? `${id}-problem` : undefined}
          onChange={(typed) => {
            setUpper(typed);
            setHasFailed(false);
          }}
        />
        <span aria-hidden="true" className="text-muted pb-3 text-xl">
          /
        </span>
        <NumberField
          id={`${id}-lower`}
          label={t('Lower')}
          text={lower}
          mode="numeric"
          isInvalid={hasFailed}
          describedBy={hasFailed ? `${id}-problem` : undefined}
          onChange={(typed) => {
            setLower(typed);
            setHasFailed(false);
          }}
        />
      </div>
      <p className="text-muted text-sm">{t('mmHg')}</p>
      {hasFailed && (
        <p id={`${id}-problem`} role="alert" className="text-danger-700 text-sm font-semibold">
          {t(
            'Enter two numbers, the upper one ({upperFrom} to {upperTo}) larger than the lower ({lowerFrom} to {lowerTo}).',
            { upperFrom, upperTo, lowerFrom, lowerTo },
          )}
        </p>
      )}
    </form>
  );
}

type NumberFieldProps = {
  id: string;
  label: string;
  unit?: string;
  text: string;
  mode: 'numeric' | 'decimal';
  error?: string | undefined;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  onChange: (text: string) => void;
};

function NumberField(props: NumberFieldProps) {
  const { id, label, unit, text, mode, error, isInvalid = false, describedBy, onChange } = props;
  return (
    <Field id={id} label={unit ? `${label}, ${unit}` : label} error={error}>
      <input
        id={id}
        type="text"
        inputMode={mode}
        autoComplete="off"
        maxLength={6}
        value={text}
        aria-invalid={error || isInvalid ? true : undefined}
        aria-describedby={error ? `${id}-error` : describedBy}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`${controlStyles} max-w-44 text-xl tabular-nums`}
      />
    </Field>
  );
}
