import { useState } from 'react';

import { type Fault, faultOf, type Typed } from '../../entities/readings/fault-of.ts';
import { fahrenheitToCelsius, mgToMmol } from '../../entities/readings/reading.ts';
import { typedNumber } from '../../lib/measures.ts';
import { Button } from '../../ui/button.tsx';
import { Field, controlStyles } from '../../ui/field.tsx';
import { t } from '../../words/assessment.ts';
import type { Pressure } from './answers.ts';
import type { NumberQuestion } from './question.ts';

/** `64,5` and `64.5` are both typed here; what is no number is none. */
const toNumber = (text: string): number => typedNumber(text) ?? Number.NaN;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A reading in the unit of its question. */
function keptValue(typed: Typed): number {
  if (typed.kind === 'glucose') return typed.unit === 'mg' ? mgToMmol(typed.value) : tenth(typed.value);
  if (typed.kind === 'temperature')
    return typed.unit === 'f' ? fahrenheitToCelsius(typed.value) : tenth(typed.value);
  return Number.NaN;
}

type NumberAnswerProps = {
  /** Of the form: the button that sends it stands in the frame. */
  id: string;
  question: NumberQuestion;
  given: number | null;
  onSubmit: (value: number) => void;
};

type Props = { id?: string; fault: Fault; onChoose: (typed: Typed) => void };

/** Asks a reading back that cannot be meant, with what may have been meant. Nothing is taken without a choice. */
function AskedBack({ id, fault: { message, offers }, onChoose }: Props) {
  return (
    <div id={id} role="alert" className="mt-3 grid justify-items-start gap-3">
      <p className="text-danger-700 text-sm font-semibold text-pretty">{message}</p>
      {offers.map(({ label, typed }) => (
        <Button key={label} variant="secondary" onClick={() => onChoose(typed)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** A number in its unit. */
export function NumberAnswer({ id, question, given, onSubmit }: NumberAnswerProps) {
  const { unit, lowest, highest, step, reads } = question;
  const [asked, setAsked] = useState<Fault | null>(null);
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
        if (reads && !Number.isNaN(value)) {
          const typed: Typed =
            reads === 'glucose' ? { kind: reads, value, unit: 'mmol' } : { kind: reads, value, unit: 'c' };
          const fault = faultOf(typed);
          setAsked(fault);
          if (!fault) onSubmit(keptValue(typed));
        } else if (!(value >= lowest && value <= highest))
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
          setAsked(null);
        }}
      />
      {asked && <AskedBack fault={asked} onChoose={(typed) => onSubmit(keptValue(typed))} />}
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
  const [fault, setFault] = useState<Fault | null>(null);
  const hasFailed = fault !== null;
  return (
    <form
      id={id}
      name="answer"
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const value = { upper: Math.round(toNumber(upper)), lower: Math.round(toNumber(lower)) };
        const found = faultOf({ kind: 'pressure', ...value });
        setFault(found);
        if (!found) onSubmit(value);
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
            setFault(null);
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
            setFault(null);
          }}
        />
      </div>
      <p className="text-muted text-sm">{t('mmHg')}</p>
      {fault && (
        <AskedBack
          id={`${id}-problem`}
          fault={fault}
          onChoose={(typed) => {
            if (typed.kind === 'pressure') onSubmit({ upper: typed.upper, lower: typed.lower });
          }}
        />
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
