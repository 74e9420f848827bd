import { useEffect, useEffectEvent, useState } from 'react';

import { UrgentWatch } from '../../entities/urgent/urgent-watch.tsx';
import { cn } from '../../lib/cn.ts';
import { matchScore } from '../../lib/fuzzy.ts';
import { CheckboxField } from '../../ui/field.tsx';
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/assessment.ts';
import { MOST_TERMS } from './answers.ts';
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

/** A condition or medicine to choose. `words` is what people may type for it. */
export type Term = { id: string; name: string; hint?: string; words: readonly string[] };
export type TermGroup = { title: string; terms: readonly Term[]; isOpen: boolean };

type TermsAnswerProps = {
  id: string;
  label: string;
  placeholder: string;
  groups: readonly TermGroup[];
  chosen: readonly string[];
  onSubmit: (chosen: readonly string[]) => void;
  onChange: (many: number) => void;
};

const FOUND_AT_MOST = 8;

/** Chooses from a long list, by typing or by looking through it. None is an answer too. */
export function TermsAnswer({
  id,
  label,
  placeholder,
  groups,
  chosen,
  onSubmit,
  onChange,
}: TermsAnswerProps) {
  const [ticked, setTicked] = useState<readonly string[]>(chosen);
  const [query, setQuery] = useState('');
  const all = groups.flatMap(({ terms }) => terms);
  const toggle = (term: string, isTicked: boolean): void => {
    const next = isTicked ? [...ticked, term].slice(0, MOST_TERMS) : ticked.filter((other) => other !== term);
    setTicked(next);
    onChange(next.length);
  };
  const boxes = (terms: readonly Term[]) => (
    <ul>
      {terms.map((term) => (
        <li key={term.id}>
          <CheckboxField
            checked={ticked.includes(term.id)}
            onChange={(event) => toggle(term.id, event.currentTarget.checked)}
            label={
              <>
                {term.name}
                {term.hint && <span className="text-muted block text-sm">{term.hint}</span>}
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
  const found = query.trim()
    ? all
        .map((term) => ({ term, score: matchScore(query, term.words) }))
        .filter(({ score }) => score > 0)
        .toSorted((one, other) => other.score - one.score)
        .slice(0, FOUND_AT_MOST)
        .map(({ term }) => term)
    : null;
  return (
    <div className="grid gap-4">
      {ticked.length > 0 && (
        <ul aria-label={t('Chosen')} className="flex flex-wrap gap-2">
          {all
            .filter((term) => ticked.includes(term.id))
            .map((term) => (
              <li key={term.id}>
                <button
                  type="button"
                  aria-label={t('Remove {name}', { name: term.name })}
                  onClick={() => toggle(term.id, false)}
                  className="bg-leaf-100 text-leaf-800 hover:bg-leaf-200 flex min-h-11 items-center gap-1.5 rounded-full py-1 pr-2.5 pl-3.5 text-left text-sm leading-tight font-semibold"
                >
                  {term.name}
                  <CloseIcon className="size-4" />
                </button>
              </li>
            ))}
        </ul>
      )}
      <SearchBox label={label} placeholder={placeholder} value={query} onChange={setQuery} />
      <UrgentWatch text={query} least={2} />
      <form
        id={id}
        name="answer"
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(ticked);
        }}
      >
        <div aria-live="polite">
          {found &&
            (found.length > 0 ? (
              boxes(found)
            ) : (
              <p className="text-muted text-pretty">
                {t(
                  'We do not know this name. Look for what it is for, such as pressure or sugar, and tell your clinician about every herb you use.',
                )}
              </p>
            ))}
        </div>
        {!found &&
          groups.map(({ title, terms, isOpen }) => (
            <details
              key={title}
              open={isOpen}
              className="border-line bg-surface rounded-xl border px-4 open:pb-2"
            >
              <summary className="flex min-h-12 items-center font-semibold">{title}</summary>
              {boxes(terms)}
            </details>
          ))}
      </form>
    </div>
  );
}
