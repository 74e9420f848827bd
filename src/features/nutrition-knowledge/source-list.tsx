import { formatDate } from '../../lib/format.ts';
import { monthName } from '../../lib/month-name.ts';
import type { ArticleRecord } from './article.ts';

/** Where an article's facts come from, when they were checked, and by whom. */
export function SourceList({ record }: { record: ArticleRecord }) {
  const { article, reviewer, nextReviewOn } = record;
  return (
    <div className="grid gap-4">
      <ol className="grid gap-2 text-sm">
        {article.sources.map(({ title, publisher, year, url }, index) => (
          <li key={title} className="flex gap-2.5">
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
      <p className="text-muted text-sm text-pretty">
        {reviewer
          ? `Read and approved by ${reviewer} in ${monthName(article.reviewed_at)}.`
          : `Checked against these sources in ${monthName(article.reviewed_at)}. No dietitian has signed it off yet.`}
        {nextReviewOn && ` Next review by ${formatDate(nextReviewOn)}.`}
      </p>
    </div>
  );
}
