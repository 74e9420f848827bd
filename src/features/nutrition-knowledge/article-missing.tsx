import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SprigArt } from '../../ui/sprig-art.tsx';
import { t } from '../../words/knowledge.ts';

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
