import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import type { Urgency } from '../../entities/urgent/urgency.ts';
import { formatDate } from '../../lib/format.ts';
import { t } from '../../words/assessment.ts';
import { answerWords, bandMeaning, meanings, scoreText, type TermNames } from './answer-words.ts';
import type { Finished } from './assessments.queries.ts';
import { type QuestionId, questionOf } from './questions.ts';
import { urgentAnswersOf } from './red-flags.ts';
import { type ScaleId, scaleIds } from './scoring/scores.ts';

type SummaryLine = { label: string; value: string };
type Summary = {
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

function Lines({ lines }: { lines: readonly SummaryLine[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2 print:grid-cols-2 print:gap-y-0.5">
      {lines.map(({ label, value }) => (
        <div key={label} className="border-line flex justify-between gap-4 border-b py-1 print:py-0.5">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One page for a clinician: who, what was measured, scores with their cut-offs, the answers behind them. */
export function SummarySheet({ summary }: { summary: Summary }) {
  const { date, version, flags, person, scores, answers } = summary;
  return (
    <article className="summary-sheet border-line bg-surface grid max-w-3xl gap-5 rounded-2xl border p-5 shadow-md sm:p-8 print:gap-3 print:text-[9.5pt]">
      <header className="border-line flex flex-wrap items-end justify-between gap-3 border-b pb-3">
        <div>
          <h2 className="text-2xl print:text-xl">{t('Health assessment')}</h2>
          <p className="text-muted">
            {t('Answered on {date} · self-reported · scoring version {version}', { date, version })}
          </p>
        </div>
        <p>{t('Name: ______________________')}</p>
      </header>
      {flags.length > 0 && (
        <section aria-labelledby="s-flags" className="border-danger-200 bg-danger-50 rounded-xl border p-4">
          <h3 id="s-flags" className="text-lg">
            {t('Needs attention first')}
          </h3>
          <ul className="list-disc pl-5">
            {flags.map((flag) => (
              <li key={flag}>{flag}</li>
            ))}
          </ul>
        </section>
      )}
      {person.length > 0 && (
        <section aria-labelledby="s-person" className="grid gap-2">
          <h3 id="s-person" className="text-lg">
            {t('About the person')}
          </h3>
          <Lines lines={person} />
        </section>
      )}
      <section aria-labelledby="s-scores" className="grid gap-2">
        <h3 id="s-scores" className="text-lg">
          {t('Scores')}
        </h3>
        <table className="w-full text-left">
          <thead>
            <tr className="border-line border-b">
              <th scope="col" className="py-1.5 pr-3">
                {t('Scale')}
              </th>
              <th scope="col" className="py-1.5 pr-3">
                {t('Result')}
              </th>
              <th scope="col" className="py-1.5">
                {t('Band')}
              </th>
            </tr>
          </thead>
          <tbody>
            {scores.map(({ title, value, band, source }) => (
              <tr key={title} className="border-line border-b align-top">
                <th scope="row" className="py-1.5 pr-3 print:py-0.5">
                  {title}
                  <span className="text-muted text-sm font-normal max-sm:hidden sm:block print:block print:text-[8pt]">
                    {source}
                  </span>
                </th>
                <td className="py-1.5 pr-3 tabular-nums print:py-0.5">{value}</td>
                <td className="py-1.5 print:py-0.5">{band}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {answers && answers.length > 0 && (
        <section aria-labelledby="s-answers" className="grid gap-2">
          <h3 id="s-answers" className="text-lg">
            {t('Answers behind them')}
          </h3>
          <Lines lines={answers} />
        </section>
      )}
      <p className="text-muted text-sm print:text-[8pt]">
        {t(
          'Made with Mizizi from answers the person gave. Screening results are no diagnosis. Missing lines were skipped.',
        )}
      </p>
    </article>
  );
}
