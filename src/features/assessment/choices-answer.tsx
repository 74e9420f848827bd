import { useState } from 'react';

import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { t } from '../../words/assessment.ts';
import type { ChoicesQuestion } from './question.ts';

type ChoicesAnswerProps = {
  id: string;
  question: ChoicesQuestion;
  chosen: readonly string[];
  onSubmit: (chosen: readonly string[]) => void;
};

/** Several of the options. Its form has the id `id`: the button that sends it stands in the frame. */
export function ChoicesAnswer({ id, question, chosen, onSubmit }: ChoicesAnswerProps) {
  const { options, none, most = options.length } = question;
  const [ticked, setTicked] = useState<readonly string[]>(chosen);
  const [problem, setProblem] = useState<string | null>(null);
  const toggle = (value: string, isTicked: boolean): void => {
    setProblem(null);
    if (!isTicked) setTicked(ticked.filter((other) => other !== value));
    else if (value === none) setTicked([value]);
    else setTicked([...ticked.filter((other) => other !== none), value]);
  };
  return (
    <form
      id={id}
      name="answer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (ticked.length === 0)
          setProblem(
            none ? t('Tick what is true for you, or “None of these”.') : t('Tick at least one, or skip it.'),
          );
        else onSubmit(options.map(({ value }) => value).filter((value) => ticked.includes(value)));
      }}
    >
      <fieldset className="grid gap-2.5">
        <legend className="sr-only">{question.title}</legend>
        {options.map(({ value, label }) => {
          const isTicked = ticked.includes(value);
          return (
            <CheckboxField
              key={value}
              label={label}
              checked={isTicked}
              disabled={!isTicked && value !== none && !ticked.includes(none ?? '') && ticked.length >= most}
              onChange={(event) => toggle(value, event.currentTarget.checked)}
              className="border-line bg-surface has-checked:border-leaf-600 has-checked:bg-leaf-50 has-checked:ring-leaf-600 rounded-xl border px-4 py-1 shadow-sm has-checked:ring-1 has-disabled:opacity-55"
            />
          );
        })}
        {problem && (
          <p role="alert" className="text-danger-700 text-sm font-semibold">
            {problem}
          </p>
        )}
      </fieldset>
    </form>
  );
}
