import { useEffect, useRef, useState } from 'react';

import type { UrgentAnswer } from './urgency.ts';
import { UrgentNotice } from './urgent-notice.tsx';

type Props = {
  text: string;
  /** In a search one word, such as stroke, is a topic: so many words there must be. */
  least?: number;
};

/** Somebody who stops typing for so long has said something. */
const PAUSE_MS = 600;
/** Shorter texts say nothing yet. */
const LEAST_LETTERS = 4;

const namesOf = (answers: readonly UrgentAnswer[]): string =>
  answers.map(({ kind, urgency }) => `${kind} ${urgency}`).join();

const none: readonly UrgentAnswer[] = [];

/**
 * What in a text that is being typed cannot wait, once its writer pauses. The words it is found by come with the first
 * letters that are typed; they are kept by the service worker, so that it works without a connection.
 */
function useUrgentAnswers(text: string): readonly UrgentAnswer[] {
  const [answers, setAnswers] = useState(none);
  const hasText = text.trim().length >= LEAST_LETTERS;
  useEffect(() => {
    let isWanted = true;
    const loaded = hasText ? import('./urgent-answers.ts') : null;
    const timer = setTimeout(
      () => {
        if (!loaded) {
          setAnswers(none);
          return;
        }
        loaded.then(
          ({ urgentAnswers }) => {
            if (!isWanted) return;
            const found = urgentAnswers(text);
            // The same answers stay the same elements: a screen reader says them once.
            setAnswers((before) => (namesOf(before) === namesOf(found) ? before : found));
          },
          () => {
            // The words could not be fetched: what is typed is sent as it would be without us.
          },
        );
      },
      hasText ? PAUSE_MS : 0,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, hasText]);
  return answers;
}

/** Stands beside a field: shows what to do when what is typed there cannot wait. It blocks nothing. */
export function UrgentWatch({ text, least = 1 }: Props) {
  const answers = useUrgentAnswers(text.trim().split(/\s+/).length >= least ? text : '');
  const box = useRef<HTMLDivElement>(null);
  const [first] = answers;
  const shown = first && `${first.kind} ${first.urgency}`;
  useEffect(() => {
    // The answer comes below the field, where a keyboard or the window's edge may hide it: its heading is to be seen.
    if (shown !== undefined)
      box.current?.querySelector('[data-heading]')?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  if (answers.length === 0) return null;
  return (
    <div ref={box} className="grid gap-3">
      {answers.map((answer) => (
        <UrgentNotice key={answer.kind} answer={answer} />
      ))}
    </div>
  );
}
