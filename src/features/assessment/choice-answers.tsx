import { useEffect, useEffectEvent, useState } from 'react';

import { cn } from '../../lib/cn.ts';
import { CheckboxField } from '../../ui/field.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { t } from '../../words/assessment.ts';
import type { ChoicesQuestion, Option } from './question.ts';

type ChoiceAnswerProps = {
  /** What is asked, for screen readers. */
  label: string;
  options: readonly Option[];
  chosen: string | null;
  onChoose: (value: string) => void;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** One of several: a press or the number key takes it and goes on. */
export function ChoiceAnswer({ label, options, chosen, onChoose }: ChoiceAnswerProps) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
    const option = /^[1-9]$/.test(event.key) ? options[Number(event.key) - 1] : undefined;
    // An open window of the page has the keys to itself.
    if (!option || document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    onChoose(option.value);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <fieldset className="grid gap-2.5">
      <legend className="sr-only">{label}</legend>
      {options.map(({ value, label: words, detail }, index) => {
        const isChosen = value === chosen;
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isChosen}
            // The second half of a double tap would answer the next question.
            onClick={(event) => event.detail <= 1 && onChoose(value)}
            className={cn(
              'flex min-h-14 items-center gap-3.5 rounded-xl border px-4 py-3 text-left text-base shadow-sm transition-colors',
              isChosen
                ? 'border-leaf-600 bg-leaf-50 ring-leaf-600 ring-1'
                : 'border-line bg-surface hover:border-leaf-600 hover:bg-leaf-50',
            )}
          >
            <span
              aria-hidden="true"
              className={cn(
                'grid size-7 shrink-0 place-items-center rounded-full border text-sm tabular-nums',
                isChosen ? 'border-leaf-600 bg-leaf text-on-leaf' : 'border-edge text-muted',
              )}
            >
              {isChosen ? <CheckIcon className="size-4" /> : index + 1}
            </span>
            <span className="grid gap-0.5">
              {words}
              {detail && <span className="text-muted text-sm font-normal">{detail}</span>}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

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
