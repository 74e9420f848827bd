import { useEffect, useRef, useState } from 'react';

import { cn } from '../../lib/cn.ts';
import { AlertIcon, PhoneIcon } from '../../ui/icons.tsx';
import { t } from '../../words/health.ts';
import { labelOf, useEmergencyNumbers } from './emergency-numbers.queries.ts';
import type { UrgentAnswer, Urgency } from './urgency.ts';

/**
 * What in a text is for today or sooner, where an answer may take days. Nothing when the words it is found by could not be
 * fetched: what is written is then sent as it would be without us.
 */
export async function cannotWait(text: string): Promise<readonly UrgentAnswer[]> {
  try {
    const { urgentAnswers } = await import('./urgent-answers.ts');
    return urgentAnswers(text).filter(({ urgency }) => urgency === 'emergency' || urgency === 'today');
  } catch {
    return [];
  }
}

const boxes: Readonly<Record<Urgency, string>> = {
  emergency: 'border-danger-200 bg-danger-50',
  today: 'border-danger-200 bg-danger-50',
  week: 'border-gold-300 bg-gold-50',
  month: 'border-gold-300 bg-gold-50',
  visit: 'border-info-200 bg-info-50',
};
const marks: Readonly<Record<Urgency, string>> = {
  emergency: 'text-danger-700',
  today: 'text-danger-700',
  week: 'text-gold-700',
  month: 'text-gold-700',
  visit: 'text-info-700',
};
const words: Readonly<Record<Urgency, string>> = {
  emergency: t('Emergency: get help now'),
  today: t('Be seen today'),
  week: t('Be seen this week'),
  month: t('Be seen this month'),
  visit: t('Mention it at your next visit'),
};

/** An urgent answer wherever it stands: how soon, what it is, what to do, and whom to call with one tap. */
export function UrgentNotice({ answer, className }: { answer: UrgentAnswer; className?: string }) {
  const { urgency, kind, title, steps, calls, source } = answer;
  const numbers = useEmergencyNumbers(calls, kind);
  const isCalling = urgency === 'emergency' || (calls !== undefined && calls.length > 0);
  return (
    <section
      role={urgency === 'emergency' || urgency === 'today' ? 'alert' : undefined}
      aria-label={title}
      data-urgency={urgency}
      data-kind={kind}
      className={cn('grid gap-2.5 rounded-2xl border p-4', boxes[urgency], className)}
    >
      <div data-heading="" className="grid gap-2.5">
        <p className={cn('flex items-center gap-2 text-sm font-semibold', marks[urgency])}>
          <AlertIcon />
          {words[urgency]}
        </p>
        <p className="text-lg leading-snug font-semibold text-balance">{title}</p>
      </div>
      {steps.map((step) => (
        <p key={step} className="text-pretty">
          {step}
        </p>
      ))}
      {isCalling && (
        <ul aria-label={t('Whom to call')} className="mt-1 flex flex-wrap gap-2">
          {numbers.map((one) => (
            <li key={one.id}>
              <a
                href={`tel:${one.number}`}
                className="bg-danger text-on-danger flex min-h-12 items-center gap-2.5 rounded-xl px-3.5 py-1.5 no-underline"
              >
                <PhoneIcon />
                <span className="grid leading-tight">
                  <span className="text-lg font-semibold tabular-nums">{one.number}</span>
                  <span className="text-sm">{labelOf(one)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {source && <p className="text-muted text-xs">{t('Source: {source}', { source })}</p>}
    </section>
  );
}

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
