import { formatDate } from '../lib/format.ts';
import { monthName } from '../lib/month-name.ts';
import { t } from '../words/shell.ts';
import { InEnglish } from './in-english.tsx';

type Source = { title: string; publisher: string; year: number | null; url: string | null };

type SourceListProps = {
  sources: readonly Source[];
  /** `2026-11`, when the text was last compared with them. */
  reviewedAt: string;
  /** Whoever signed the text off; null until somebody has. */
  reviewer: string | null;
  /** What is said until then. */
  unsigned: string;
  nextReviewOn: string | null;
};

/** Where facts come from, when they were checked, and by whom. Each source can be pointed at: `#reference-1`. */
export function SourceList({ sources, reviewedAt, reviewer, unsigned, nextReviewOn }: SourceListProps) {
  return (
    <div className="grid gap-4">
      <InEnglish>
        <ol className="grid gap-2 text-sm">
          {sources.map(({ title, publisher, year, url }, index) => (
            <li
              key={`reference-${index + 1}`}
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
          ? t('Read and approved by {reviewer} in {month}.', { reviewer, month: monthName(reviewedAt) })
          : unsigned}
        {nextReviewOn && ` ${t('Next review by {date}.', { date: formatDate(nextReviewOn) })}`}
      </p>
    </div>
  );
}
