import { useQuery } from '@tanstack/react-query';

import { UrgentWatch } from '../../entities/urgent/urgent-watch.tsx';
import { errorText } from '../../lib/app-error.ts';
import { cn } from '../../lib/cn.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { BookmarkIcon } from '../../ui/page-icons.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/knowledge.ts';
import {
  ArticleCardView,
  type ArticleFilters,
  articleFilters,
  findArticles,
  useArticleFilters,
} from './article-list.tsx';
import { type ArticleCard, goalName, goalsInOrder, topicName, topicsInOrder } from './article.ts';
import { articleQueries } from './articles.queries.ts';
import { readingProgress, useSavedArticles } from './saved-articles.tsx';

function ListSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-4 md:grid-cols-2">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-44 rounded-2xl" />
      ))}
    </div>
  );
}

function Cards({ cards }: { cards: readonly ArticleCard[] }) {
  const progress = readingProgress.useValue();
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {cards.map((card) => (
        <li key={card.slug}>
          <ArticleCardView card={card} share={progress[card.slug] ?? 0} />
        </li>
      ))}
    </ul>
  );
}

function ByTopic({ cards }: { cards: readonly ArticleCard[] }) {
  const topics = topicsInOrder(cards.map(({ topic }) => topic));
  return topics.map((topic) => (
    <section key={topic} aria-labelledby={`topic-${topic}`} className="mb-9">
      <h2 id={`topic-${topic}`} className="mb-3 scroll-mt-24 text-2xl">
        {topicName(topic)}
      </h2>
      <Cards cards={cards.filter((card) => card.topic === topic)} />
    </section>
  ));
}

function GoalChips({
  cards,
  goal,
  onChange,
}: {
  cards: readonly ArticleCard[];
  goal: string;
  onChange: (goal: string) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t('What is it for?')}</legend>
      <div className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1 sm:flex-wrap">
        {goalsInOrder(cards.map((card) => card.goal)).map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={goal === id}
            onClick={() => onChange(goal === id ? '' : id)}
            className={cn(
              'min-h-11 shrink-0 rounded-full border px-4 transition-colors',
              goal === id
                ? 'bg-leaf text-on-leaf border-transparent'
                : 'border-edge bg-surface hover:border-leaf-600 hover:bg-leaf-50',
            )}
          >
            {goalName(id)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function NothingFits({
  isReadingList,
  onReset,
}: {
  /** The reading list was asked for, and it is empty. */
  isReadingList: boolean;
  onReset: () => void;
}) {
  return (
    <EmptyState
      title={isReadingList ? t('Your reading list is empty') : t('No article fits')}
      action={
        <Button variant="secondary" onClick={onReset}>
          {t('Show all articles')}
        </Button>
      }
    >
      {isReadingList
        ? t('Tap the bookmark on an article and it waits for you here, also without a connection.')
        : t('Try another word or fewer filters. For a question about your own health, ask a dietitian.')}
    </EmptyState>
  );
}

const isPlain = (filters: ArticleFilters): boolean =>
  !filters.query.trim() && articleFilters.count(filters) === 0;

/** All articles: by topic, or those that fit a search, a goal or the reading list. */
export function ArticleBrowser() {
  const { data: cards, error, refetch, isFetching } = useQuery(articleQueries.list());
  const { filters, change, reset } = useArticleFilters();
  const { saved } = useSavedArticles();

  if (!cards && error)
    return (
      <Alert
        tone="danger"
        title={t('The articles could not be loaded')}
        action={
          <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    );
  if (!cards) return <ListSkeleton />;

  const found = findArticles(cards, filters, saved);
  return (
    <div className="grid grid-cols-1 gap-6">
      <UrgentWatch text={filters.query} least={2} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_14rem_auto] sm:gap-4">
        <div className="max-sm:col-span-2">
          <SearchBox
            label={t('Search the articles')}
            placeholder={t('Iron, omena, pregnancy…')}
            value={filters.query}
            onChange={(query) => change({ query })}
          />
        </div>
        <SelectField
          label={t('Topic')}
          value={filters.topic}
          onChange={(event) => change({ topic: event.currentTarget.value })}
        >
          <option value="">{t('All topics')}</option>
          {topicsInOrder(cards.map(({ topic }) => topic)).map((id) => (
            <option key={id} value={id}>
              {topicName(id)}
            </option>
          ))}
        </SelectField>
        <Button
          variant={filters.saved ? 'primary' : 'secondary'}
          aria-pressed={filters.saved}
          onClick={() => change({ saved: !filters.saved })}
        >
          <BookmarkIcon filled={filters.saved} className="size-5" />
          {t('Reading list')}
        </Button>
      </div>
      <GoalChips cards={cards} goal={filters.goal} onChange={(goal) => change({ goal })} />
      <output className="text-muted block">{t.count(found.length, '{n} article', '{n} articles')}</output>
      {found.length === 0 ? (
        <NothingFits isReadingList={filters.saved && saved.size === 0} onReset={reset} />
      ) : isPlain(filters) ? (
        <ByTopic cards={found} />
      ) : (
        <section aria-labelledby="found">
          <h2 id="found" className="sr-only">
            {t('Articles that fit')}
          </h2>
          <Cards cards={found} />
        </section>
      )}
    </div>
  );
}
