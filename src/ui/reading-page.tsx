import { cn } from '../lib/cn.ts';
import { formatDate, monthName } from '../lib/format.ts';
import { t } from '../words/shell.ts';
import { InEnglish } from './english.tsx';
import { ChevronRightIcon } from './icons.tsx';
import { Link } from './link.tsx';

export type TrailStep = { name: string; path: string };

/** The way from the home page to this one; the last step is the page itself. */
export function Trail({ steps }: { steps: readonly TrailStep[] }) {
  return (
    <nav aria-label={t('Breadcrumb')} className="py-3 text-sm print:hidden">
      <ol className="text-muted flex flex-wrap items-center gap-x-1">
        {steps.map(({ name, path }, index) => {
          const isLast = index === steps.length - 1;
          return (
            <li key={path} className={cn('flex items-center gap-1', isLast && 'max-sm:sr-only')}>
              {index > 0 && <ChevronRightIcon className="size-4" />}
              {isLast ? (
                <span aria-current="page" className="text-ink py-2">
                  {name}
                </span>
              ) : (
                <Link to={path} className="hover:text-leaf-700 py-2 underline-offset-4 hover:underline">
                  {name}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

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

/** What search engines read about a page (schema.org). `<` is escaped, so that no text can end the script element. */
export function JsonLd({ data }: { data: readonly object[] }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
