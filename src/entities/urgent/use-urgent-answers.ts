import { useEffect, useState } from 'react';

import type { UrgentAnswer } from './urgency.ts';

/** Somebody who stops typing for so long has said something. */
const PAUSE_MS = 600;
/** Shorter texts say nothing yet. */
const LEAST_LETTERS = 4;

const none: readonly UrgentAnswer[] = [];

/**
 * What in a text that is being typed cannot wait, once its writer pauses. The words it is found by come with the first
 * letters that are typed; they are kept by the service worker, so that it works without a connection.
 */
export function useUrgentAnswers(text: string): readonly UrgentAnswer[] {
  const [answers, setAnswers] = useState(none);
  const hasText = text.trim().length >= LEAST_LETTERS;
  useEffect(() => {
    if (!hasText) {
      setAnswers(none);
      return;
    }
    let isWanted = true;
    const loaded = import('./urgent-answers.ts');
    const timer = setTimeout(() => {
      loaded.then(
        ({ urgentAnswers }) => {
          if (!isWanted) return;
          const found = urgentAnswers(text);
          // The same answers stay the same elements: a screen reader says them once.
          setAnswers((before) =>
            before.map(({ kind }) => kind).join() === found.map(({ kind }) => kind).join() ? before : found,
          );
        },
        () => {
          // The words could not be fetched: the page says at its end whom to call, as it does without us.
        },
      );
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, hasText]);
  return answers;
}
