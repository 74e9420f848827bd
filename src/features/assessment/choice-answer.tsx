import { useEffect, useEffectEvent } from 'react';

import { cn } from '../../lib/cn.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import type { Option } from './question.ts';

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
