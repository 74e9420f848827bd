import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SprigArt } from '../../ui/sprig-art.tsx';

/** The address names no article, or no food. */
export function NotInKnowledge({ what }: { what: 'article' | 'food' }) {
  const isFood = what === 'food';
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 py-16 text-center">
      <PageHead title={isFood ? 'Food not found' : 'Article not found'} noIndex />
      <SprigArt className="h-24" />
      <h1 className="text-3xl">{isFood ? 'We have no figures for this food' : 'There is no such article'}</h1>
      <p className="text-muted text-pretty">
        {isFood
          ? 'A food is in the table when a source says what it holds. Try another of its names.'
          : 'It may have been withdrawn because it was out of date.'}
      </p>
      <Link
        to={isFood ? paths.foods() : paths.nutritionKnowledge()}
        className={buttonStyles({ variant: 'primary' })}
      >
        {isFood ? 'Search the foods' : 'See all articles'}
      </Link>
    </div>
  );
}
