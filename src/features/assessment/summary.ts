import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import type { Urgency } from '../../entities/urgent/urgency.ts';
import { formatDate } from '../../lib/format.ts';
import { t } from '../../words/assessment.ts';
import { answerWords, bandMeaning, meanings, scoreText, type TermNames } from './answer-words.ts';
import type { Finished } from './assessment.ts';
import { type QuestionId, questionOf } from './questions.ts';
import { urgentAnswersOf } from './red-flags.ts';
import { type ScaleId, scaleIds } from './scoring/scales.ts';

export type SummaryLine = { label: string; value: string };
export type Summary = {
  date: string;
  version: number;
  flags: readonly string[];
  person: readonly SummaryLine[];
  scores: readonly { title: string; value: string; band: string; source: string }[];
  /** Null when the raw answers were removed. */
  answers: readonly SummaryLine[] | null;
};

const person: readonly QuestionId[] = [
  'age',
  'sex',
  'pregnancy',
  'pregnancy-weeks',
  'gave-birth',
  'height',
  'weight',
  'waist',
  'pressure',
  'glucose',
  'glucose-when',
  'temperature',
  'conditions',
  'medicines',
];
/** What a clinician asks next; the rest is in the scores. */
const details: readonly QuestionId[] = [
  'signs',
  'mother-signs',
  'pressure-signs',
  'glucose-signs',
  'weight-loss',
  'self-harm',
  'sleep-trouble',
  'sleep-breathing',
  'alcohol-often',
  'alcohol-amount',
  'pressure-medicine',
  'high-glucose',
  'family-diabetes',
  'active-days',
  'goals',
];

const soon: Readonly<Record<Urgency, string>> = {
  emergency: t('now'),
  today: t('today'),
  week: t('this week'),
  month: t('this month'),
  visit: t('next visit'),
};

// With hyphens that do not break: the table is narrow on a phone.
const instruments: Readonly<Partial<Record<ScaleId, string>>> = {
  body: 'BMI',
  waist: t('waist to height'),
  diabetes: 'FINDRISC',
  mood: 'PHQ\u20112',
  worry: 'GAD\u20112',
  alcohol: 'AUDIT\u2011C',
  eating: 'SCOFF',
};

/** One page for a clinician. The dosha is left out: it measures nothing. */
export function summaryOf(finished: Finished, names: TermNames, book?: SafetyBook): Summary {
  const { answers, scores, finished_at, scoring_version } = finished;
  const lines = (ids: readonly QuestionId[]): SummaryLine[] =>
    answers === null
      ? []
      : ids.flatMap((id) => {
          const value = answerWords(answers, id, names);
          return value === null ? [] : [{ label: questionOf(id).short, value }];
        });
  return {
    date: formatDate(finished_at),
    version: scoring_version,
    flags:
      answers === null
        ? []
        : urgentAnswersOf(answers, book).map(({ title, urgency }) => `${title} (${soon[urgency]})`),
    person: lines(person),
    scores: scaleIds.flatMap((id) => {
      const result = scores[id];
      if (!result || id === 'dosha') return [];
      const { title, source } = meanings[id];
      return [
        {
          title: instruments[id] ? `${title} (${instruments[id]})` : title,
          value: scoreText(id, result.score),
          band: bandMeaning(id, result.band).label,
          source,
        },
      ];
    }),
    answers: answers === null ? null : lines(details),
  };
}

/** The same as plain text, to send in a message. */
export function summaryText(summary: Summary): string {
  const rows = (lines: readonly SummaryLine[]): string[] =>
    lines.map(({ label, value }) => `${label}: ${value}`);
  return [
    t('Health assessment of {date}', { date: summary.date }),
    t('A self-report with screening scores; no diagnosis.'),
    ...(summary.flags.length > 0 ? ['', t('Needs attention first'), ...summary.flags] : []),
    ...(summary.person.length > 0 ? ['', ...rows(summary.person)] : []),
    '',
    t('Scores'),
    ...summary.scores.map(({ title, value, band }) => `${title}: ${value}, ${band.toLowerCase()}`),
    ...(summary.answers && summary.answers.length > 0 ? ['', t('Answers'), ...rows(summary.answers)] : []),
  ].join('\n');
}
