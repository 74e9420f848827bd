import { paths } from '../../lib/paths.ts';
import { EnglishText } from '../../ui/english-text.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/knowledge.ts';
import type { ArticleCard } from './article.ts';

/** A short list of articles under a title; nothing without any. */
export function ArticleLinks({ title, cards }: { title: string; cards: readonly ArticleCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="more-articles" className="print:hidden">
      <h2 id="more-articles" className="mb-3 text-2xl">
        {title}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {cards.map((card) => (
          <li
            key={card.slug}
            className="border-line bg-surface relative rounded-2xl border p-4 shadow-sm transition-shadow hover:shadow-md"
          >
            <h3 className="text-lg leading-snug">
              <Link to={paths.article(card.slug)} className="after:absolute after:inset-0">
                <EnglishText>{card.title}</EnglishText>
              </Link>
            </h3>
            <p className="text-muted mt-1 text-sm">{t('{n} min to read', { n: card.reading_minutes })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
