import { useEffect, useState } from 'react';

import type { UrgentAnswer } from './urgency.ts';

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
export function useUrgentAnswers(text: string): readonly UrgentAnswer[] {
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
