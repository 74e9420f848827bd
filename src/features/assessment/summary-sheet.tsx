import { t } from '../../words/assessment.ts';
import type { Summary, SummaryLine } from './summary.ts';

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
