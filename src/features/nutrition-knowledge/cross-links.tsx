import { foodName } from '../../entities/foods/food-name.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { EnglishText } from '../../ui/english.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-header.tsx';
import { SprigArt } from '../../ui/sprig-art.tsx';
import { t } from '../../words/knowledge.ts';
import type { ArticleCard } from './article.ts';
import type { FoodLink } from './foods.queries.ts';

/** Foods in a row, each with the energy of its usual portion; nothing without any. */
export function FoodLinks({ title, foods }: { title: string; foods: readonly FoodLink[] }) {
  if (foods.length === 0) return null;
  return (
    <section aria-labelledby="foods" className="print:hidden">
      <h2 id="foods" className="mb-3 text-2xl">
        {title}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {foods.map(({ slug, name, portion, kcal }) => (
          <li
            key={slug}
            className="border-line bg-surface relative flex min-h-14 items-center justify-between gap-3 rounded-xl border px-4 py-2 transition-shadow hover:shadow-md"
          >
            <Link to={paths.food(slug)} className="font-semibold after:absolute after:inset-0">
              {foodName(name)}
            </Link>
            <span className="text-muted shrink-0 text-right text-sm">
              {t('{n} kcal', { n: kcal })}
              <br />
              {t.known(portion)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

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

/** The address names no article, or no food. */
export function NotInKnowledge({ what }: { what: 'article' | 'food' }) {
  const isFood = what === 'food';
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 py-16 text-center">
      <PageHead title={isFood ? t('Food not found') : t('Article not found')} noIndex />
      <SprigArt className="h-24" />
      <h1 className="text-3xl">
        {isFood ? t('We have no figures for this food') : t('There is no such article')}
      </h1>
      <p className="text-muted text-pretty">
        {isFood
          ? t('A food is in the table when a source says what it holds. Try another of its names.')
          : t('It may have been withdrawn because it was out of date.')}
      </p>
      <Link
        to={isFood ? paths.foods() : paths.nutritionKnowledge()}
        className={buttonStyles({ variant: 'primary' })}
      >
        {isFood ? t('Search the foods') : t('See all articles')}
      </Link>
    </div>
  );
}
