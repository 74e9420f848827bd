import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

import { monthName } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { EnglishText, InEnglish } from '../../ui/english.tsx';
import { Link } from '../../ui/link.tsx';
import { SourceList } from '../../ui/reading-page.tsx';
import { t } from '../../words/knowledge.ts';
import { ArticleBody } from './article-body.tsx';
import { type ArticleRecord, goalName, headingId, topicName } from './article.ts';
import {
  forgetProgress,
  noteProgress,
  readingProgress,
  SaveArticleButton,
  shareRead,
  shareReadBefore,
} from './saved-articles.tsx';

type ArticleViewProps = {
  record: ArticleRecord;
  /** Share and print. */
  actions: ReactNode;
  /** Foods, herbs, other articles and products, below the text. */
  related: ReactNode;
};

/**
 * Follows how far `text` is read: fills `bar` while somebody scrolls, and remembers the furthest point on this device.
 * The bar is moved without a render, since it changes with every pixel.
 */
function useReading(
  slug: string,
  text: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    let isWaiting = false;
    const look = (): void => {
      isWaiting = false;
      if (!text.current) return;
      const share = shareRead(text.current.getBoundingClientRect(), innerHeight);
      if (bar.current) bar.current.style.transform = `scaleX(${share})`;
      noteProgress(slug, share);
    };
    const onScroll = (): void => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(look);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [slug, text, bar]);
}

/** How far an article was read before, 0 to 1. */
const useShareRead = (slug: string): number => readingProgress.useValue()[slug] ?? 0;

/** Leads back to where somebody stopped, or says that they have read it. */
function WhereYouWere({ slug, text }: { slug: string; text: RefObject<HTMLElement | null> }) {
  const share = useShareRead(slug);
  // Where they were when the page opened: reading on must not move the offer.
  const [start] = useState(() => shareReadBefore(slug));
  if (start === 0 || share === 0) return null;
  const goOn = (): void => {
    const box = text.current?.getBoundingClientRect();
    if (box) scrollBy({ top: box.top + start * (box.height - innerHeight) });
  };
  return (
    <p className="border-line bg-sunk flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border px-4 py-2.5 print:hidden">
      {start === 1
        ? t('You have read this.')
        : t('You read {percent} % of this.', { percent: Math.round(start * 100) })}
      {start === 1 ? (
        <Button variant="quiet" size="sm" onClick={() => forgetProgress(slug)}>
          {t('Mark as unread')}
        </Button>
      ) : (
        <Button variant="secondary" size="sm" onClick={goOn}>
          {t('Go on reading')}
        </Button>
      )}
    </p>
  );
}

/** One article, set for reading. */
export function ArticleView({ record, actions, related }: ArticleViewProps) {
  const { article } = record;
  const text = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  useReading(article.slug, text, bar);
  const headings = article.body.flatMap((block) => (block.kind === 'heading' ? block.text : []));
  return (
    <>
      <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-1 print:hidden">
        <span ref={bar} className="bg-clay-500 block h-full origin-left" style={{ transform: 'scaleX(0)' }} />
      </div>
      <div className="grid grid-cols-1 gap-x-14 lg:grid-cols-[minmax(0,42rem)_minmax(0,15rem)] lg:justify-center">
        <article className="grid min-w-0 grid-cols-1 gap-8">
          <header className="grid gap-3 pt-4">
            <p className="flex flex-wrap items-center gap-2">
              <Link to={`${paths.nutritionKnowledge()}?topic=${article.topic}`}>
                <Badge tone="leaf">{topicName(article.topic)}</Badge>
              </Link>
              <Link to={`${paths.nutritionKnowledge()}?goal=${article.goal}`}>
                <Badge tone="clay">{goalName(article.goal)}</Badge>
              </Link>
            </p>
            <h1 className="text-3xl leading-tight text-balance wrap-break-word sm:text-5xl">
              <EnglishText>{article.title}</EnglishText>
            </h1>
            <p className="text-muted text-xl leading-relaxed text-pretty">
              <EnglishText>{article.summary}</EnglishText>
            </p>
            <p className="text-muted text-sm">
              {t('{n} min to read', { n: article.reading_minutes })} ·{' '}
              {t('Checked in {month}', { month: monthName(article.reviewed_at) })} ·{' '}
              <a href="#sources" className="underline underline-offset-4">
                {t.count(article.sources.length, '{n} source', '{n} sources')}
              </a>
            </p>
            <div className="flex flex-wrap gap-2 print:hidden">
              <SaveArticleButton slug={article.slug} name={article.title} />
              {actions}
            </div>
            <WhereYouWere slug={article.slug} text={text} />
          </header>
          <div ref={text}>
            <InEnglish note>
              <ArticleBody body={article.body} />
            </InEnglish>
          </div>
          <section aria-labelledby="sources" className="border-line border-t pt-6">
            <h2 id="sources" className="mb-3 scroll-mt-24 text-2xl">
              {t('Sources and review')}
            </h2>
            <SourceList
              sources={record.article.sources}
              reviewedAt={record.article.reviewed_at}
              reviewer={record.reviewer}
              unsigned={t('Checked against these sources in {month}. No dietitian has signed it off yet.', {
                month: monthName(record.article.reviewed_at),
              })}
              nextReviewOn={record.nextReviewOn}
            />
          </section>
          {related}
        </article>
        {headings.length > 2 && (
          <nav
            aria-labelledby="in-this-article"
            className="sticky top-28 self-start max-lg:hidden print:hidden"
          >
            <p id="in-this-article" className="text-muted mb-2 text-sm font-semibold">
              {t('In this article')}
            </p>
            <ul className="border-line border-l-2">
              {headings.map((heading) => (
                <li key={heading}>
                  <a
                    href={`#${headingId(heading)}`}
                    className="hover:border-leaf-600 hover:text-leaf-700 -ml-0.5 block border-l-2 border-transparent py-2 pl-4 leading-snug"
                  >
                    <EnglishText>{heading}</EnglishText>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </>
  );
}
