import { language } from '../../words/language.ts';
import { findUrgent } from './find-urgent.ts';
import book from './red-flags.json';
import type { Urgency, UrgentAnswer, UrgentKind } from './urgency.ts';
import { shownOf, type UrgentFinding } from './weigh.ts';

type Told = Readonly<Record<'en' | 'sw', { title: string; steps: readonly string[] }>> & { source: string };
type Answers = Readonly<
  Record<UrgentKind, Told & { calls?: readonly string[]; later?: Readonly<Partial<Record<Urgency, Told>>> }>
>;
const answers: Answers = book.answers;

/** What is told to a kind, in the language of the app. */
export function answerTo({ kind, urgency }: UrgentFinding): UrgentAnswer {
  const later = answers[kind].later?.[urgency];
  if (later) return { kind, urgency, ...later[language], source: later.source };
  const { [language]: told, calls, source } = answers[kind];
  return { kind, urgency, ...told, source, ...(calls ? { calls } : {}) };
}

/** The answers to a text that somebody typed, the most urgent first; none for most texts. */
export const urgentAnswers = (text: string): readonly UrgentAnswer[] =>
  shownOf(findUrgent(text)).map(answerTo);
