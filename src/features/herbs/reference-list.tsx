import { formatDate } from '../../lib/format.ts';
import { monthName } from '../../lib/month-name.ts';
import { InEnglish } from '../../ui/in-english.tsx';
import { t } from '../../words/knowledge.ts';
import type { HerbRecord } from './herb.ts';

/** Where the facts come from, when they were checked, and by whom. */
export function ReferenceList({ record }: { record: HerbRecord }) {
  const { herb, reviewer, nextReviewOn } = record;
  return (
    <div className="grid gap-4">
      <InEnglish>
        <ol className="grid gap-2 text-sm">
          {herb.references.map(({ id, title, publisher, year, url }, index) => (
            <li
              key={id}
              id={`reference-${index + 1}`}
              className="target:bg-leaf-100 flex scroll-mt-24 gap-2.5 rounded-md"
            >
              <span className="text-muted w-5 shrink-0 text-right tabular-nums">{index + 1}</span>
              <span className="min-w-0 wrap-break-word">
                {url ? (
                  <a href={url} rel="noopener" className="text-leaf-700 underline underline-offset-4">
                    {title}
                  </a>
                ) : (
                  title
                )}
                . {publisher}
                {year && `, ${year}`}.
              </span>
            </li>
          ))}
        </ol>
      </InEnglish>
      <p className="text-muted text-sm text-pretty">
        {reviewer
          ? t('Read and approved by {reviewer} in {month}.', { reviewer, month: monthName(herb.reviewed_at) })
          : t('Checked against these sources in {month}. No clinician has signed it off yet.', {
              month: monthName(herb.reviewed_at),
            })}
        {nextReviewOn && ` ${t('Next review by {date}.', { date: formatDate(nextReviewOn) })}`}
      </p>
    </div>
  );
}
