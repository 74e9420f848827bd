import { matchScore } from '../../lib/fuzzy.ts';
import { paths } from '../../lib/paths.ts';
import { anyId, type FiltersOf, filterTable, flag, useAddressState } from '../../lib/use-address-state.ts';
import { EnglishText } from '../../ui/english.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/knowledge.ts';
import { type ArticleCard, goalName, topicName } from './article.ts';
import { SaveArticleButton } from './saved-articles.tsx';

function Progress({ share }: { share: number }) {
  if (share === 1)
    return (
      <span className="text-leaf-700 flex items-center gap-1 font-semibold">
        <CheckIcon className="size-4" />
        {t('Read')}
      </span>
    );
  const percent = Math.round(share * 100);
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="bg-line h-1.5 w-16 overflow-hidden rounded-full">
        <span className="bg-leaf-500 block h-full rounded-full" style={{ width: `${percent}%` }} />
      </span>
      {t('{percent} % read', { percent })}
    </span>
  );
}

/** An article in a list. The whole card leads to it. `share` is how far it was read, 0 to 1. */
export function ArticleCardView({ card, share = 0 }: { card: ArticleCard; share?: number }) {
  return (
    <article className="border-line bg-surface has-[h3_a:focus-visible]:outline-leaf-600 relative grid h-full grid-cols-[minmax(0,1fr)_auto] content-start gap-x-2 gap-y-1.5 rounded-2xl border p-4 pr-1.5 shadow-sm transition-shadow hover:shadow-md has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2 sm:p-5 sm:pr-2">
      <p className="text-clay-700 col-start-1 text-sm font-semibold">{goalName(card.goal)}</p>
      <h3 className="col-start-1 text-xl leading-snug">
        <Link to={paths.article(card.slug)} className="outline-none after:absolute after:inset-0">
          <EnglishText>{card.title}</EnglishText>
        </Link>
      </h3>
      <div className="relative z-1 col-start-2 row-span-2 row-start-1 -mt-2">
        <SaveArticleButton slug={card.slug} name={card.title} iconOnly />
      </div>
      <p className="text-muted col-span-2 pr-3 leading-snug text-pretty">
        <EnglishText>{card.summary}</EnglishText>
      </p>
      <p className="text-muted col-span-2 mt-1 flex flex-wrap items-center gap-x-3 text-sm">
        <span>{t('{n} min to read', { n: card.reading_minutes })}</span>
        {share > 0 && <Progress share={share} />}
      </p>
    </article>
  );
}

const fields = { topic: anyId, goal: anyId, saved: flag };
/** What somebody wants to read, as `?q=&topic=&goal=&saved=1` says it. */
export type ArticleFilters = FiltersOf<typeof fields>;
export const articleFilters = filterTable(fields);

/** A title says more about an article than a heading somewhere in it. */
function scoreOf(card: ArticleCard, query: string): number {
  const everything = [
    card.title,
    card.summary,
    ...card.headings,
    topicName(card.topic),
    goalName(card.goal),
    ...card.food_ids,
    ...card.herb_slugs,
  ];
  const all = matchScore(query, everything);
  return all > 0 ? all + 2 * matchScore(query, [card.title]) : 0;
}

/** The articles that fit, in the order given; with a query the best match first. */
export function findArticles(
  cards: readonly ArticleCard[],
  { query, topic, goal, saved }: ArticleFilters,
  kept: ReadonlySet<string> = new Set(),
): ArticleCard[] {
  const fitting = cards.filter(
    (card) =>
      (!topic || card.topic === topic) && (!goal || card.goal === goal) && (!saved || kept.has(card.slug)),
  );
  if (!query.trim()) return fitting;
  return fitting
    .map((card) => ({ card, score: scoreOf(card, query) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ card }) => card);
}

/** The filters of the page's address, with what is typed shown at once. */
export function useArticleFilters(): {
  filters: ArticleFilters;
  change: (next: Partial<ArticleFilters>) => void;
  reset: () => void;
} {
  return useAddressState({
    empty: articleFilters.none,
    read: articleFilters.read,
    write: articleFilters.write,
  });
}
