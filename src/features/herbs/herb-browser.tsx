import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { HerbCardView } from '../../entities/herbs/herb-card-view.tsx';
import { type HerbCard, nameOf } from '../../entities/herbs/herb.ts';
import { herbQueries, savedHerbs } from '../../entities/herbs/herbs.queries.ts';
import { type Need, needOf } from '../../entities/needs/needs.ts';
import { useLevels } from '../../entities/safety/level-badge.tsx';
import type { Verdict } from '../../entities/safety/matching.ts';
import { UrgentWatch } from '../../entities/urgent/urgent-watch.tsx';
import { errorText } from '../../lib/app-error.ts';
import { paths } from '../../lib/paths.ts';
import { useAddressState } from '../../lib/use-address-state.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { CompareIcon } from '../../ui/page-icons.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/knowledge.ts';
import { herbFilters } from './herb-fields.ts';
import { findHerbs, hasNoHerb, HerbFacets, matchedName } from './herb-filters.tsx';

function ListSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-3 md:grid-cols-2">
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} className="h-26 rounded-2xl" />
      ))}
    </div>
  );
}

const words = {
  topics: {
    tone: 'info',
    title: t('Herbs for this need'),
    text: t('No herb takes the place of your medicine. Check each against what you take.'),
  },
  none: {
    tone: 'info',
    title: t('We name no herb for this'),
    text: t('None is known to help enough. If it lasts or gets worse, go to a clinic.'),
  },
  pregnancy: {
    tone: 'danger',
    title: t('Herbs to avoid in pregnancy'),
    text: t('Do not use these in pregnancy. Others are not safe for being absent: ask your clinic first.'),
  },
  care: {
    tone: 'danger',
    title: t('This needs a test or a clinic first'),
    text: t('We name no herb for it. Go to a health facility; with trouble breathing or great pain go now.'),
  },
} as const;

/** What a typed need was understood as, with what matters before any herb. */
function NeedNotice({ need }: { need: Need }) {
  const isUnanswered = need.kind === 'topics' && hasNoHerb(need);
  const { tone, title, text } = words[isUnanswered ? 'none' : need.kind];
  const complaint = isUnanswered ? need.complaints[0] : undefined;
  return (
    <div className="mb-4">
      <Alert tone={tone} title={title}>
        {text}{' '}
        {complaint && (
          <>
            <Link to={paths.remediesFor(complaint)} className="underline underline-offset-4">
              {t('See what can be done at home')}
            </Link>{' '}
          </>
        )}
        <Link to={paths.safetyCheck()} className="underline underline-offset-4">
          {t('Check a herb for safety')}
        </Link>
      </Alert>
    </div>
  );
}

/** The herb library: search by any name, filters, A to Z, bookmarks, and two side by side. */
export function HerbBrowser() {
  const { data: cards, error, refetch, isFetching } = useQuery(herbQueries.list());
  const { filters, change, reset } = useAddressState({
    empty: herbFilters.none,
    read: herbFilters.read,
    write: herbFilters.write,
  });
  const saved = new Set(savedHerbs.useRecords().rows.map(({ id }) => id));
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const levels = useLevels('herb');
  const navigate = useNavigate();

  const choosing: Choosing = chosen && {
    chosen,
    onChoose: (slug, isChosen) => {
      const next = isChosen ? [...chosen, slug] : chosen.filter((other) => other !== slug);
      setChosen(next);
      if (next.length === 2) void navigate(paths.compareHerbs(next));
    },
  };
  const found = cards && findHerbs(cards, filters, saved);
  const active = herbFilters.count(filters);
  const need = needOf(filters.query);
  const facets = cards && <HerbFacets cards={cards} filters={filters} onChange={change} />;

  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      <aside
        aria-label={t('Find a herb')}
        className="grid grid-cols-1 content-start gap-4 lg:sticky lg:top-24 lg:self-start"
      >
        <SearchBox
          label={t('Search the herbs')}
          placeholder={t('Neem, mlonge…')}
          value={filters.query}
          onChange={(query) => change({ query })}
        />
        <UrgentWatch text={filters.query} least={2} />
        <details className="group border-line bg-surface rounded-2xl border lg:hidden">
          <summary className="flex min-h-12 items-center gap-2 px-4 font-semibold">
            <FilterIcon className="size-5" />
            {active > 0 ? t('Filters ({n})', { n: active }) : t('Filters')}
          </summary>
          <div className="px-4 pb-4">{facets}</div>
        </details>
        <div className="max-lg:hidden">{facets}</div>
      </aside>
      <div>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <output className="text-muted block">
            {found && t.count(found.length, '{n} herb', '{n} herbs')}
          </output>
          <Button
            variant={chosen ? 'primary' : 'secondary'}
            size="sm"
            aria-pressed={chosen !== null}
            onClick={() => setChosen(chosen ? null : [])}
          >
            <CompareIcon className="size-5" />
            {chosen ? t('Choose {n} to compare', { n: 2 - chosen.length }) : t('Compare two')}
          </Button>
        </div>
        {need && <NeedNotice need={need} />}
        {!cards && error && (
          <Alert
            tone="danger"
            title={t('The herbs could not be loaded')}
            action={
              <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
                {t('Try again')}
              </Button>
            }
          >
            {errorText(error)}
          </Alert>
        )}
        {!cards && !error && <ListSkeleton />}
        {found && found.length > 0 && (
          <HerbList
            cards={found}
            query={filters.query}
            use={filters.use || (need?.kind === 'topics' ? (need.topics[0] ?? '') : '')}
            choosing={choosing}
            levels={levels}
          />
        )}
        {found?.length === 0 && !hasNoHerb(need) && (
          <EmptyState
            title={filters.saved && saved.size === 0 ? t('Nothing saved yet') : t('No herb fits')}
            action={
              <Button variant="secondary" onClick={reset}>
                {t('Show all herbs')}
              </Button>
            }
          >
            {filters.saved && saved.size === 0
              ? t('Tap the bookmark on a herb and it waits for you here.')
              : t('Try another name or fewer filters. We leave a herb out when we know too little about it.')}
          </EmptyState>
        )}
      </div>
    </div>
  );
}

export type Choosing = {
  chosen: readonly string[];
  onChoose: (slug: string, isChosen: boolean) => void;
} | null;

type HerbListProps = {
  cards: readonly HerbCard[];
  query: string;
  use: string;
  choosing: Choosing;
  /** What each herb means for this visitor's own list, see `useLevels`. */
  levels: ReadonlyMap<string, Verdict>;
};

const FIRST_VIEW = 6;

function Cards({ cards, query, use, choosing, levels, eager }: HerbListProps & { eager: boolean }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {cards.map((card, index) => {
        const isChosen = choosing?.chosen.includes(card.slug) ?? false;
        return (
          <li key={card.slug}>
            <HerbCardView
              card={card}
              use={use}
              level={levels.get(card.slug)}
              matched={matchedName(card, query)}
              eager={eager && index < FIRST_VIEW}
              choice={
                choosing
                  ? {
                      checked: isChosen,
                      disabled: !isChosen && choosing.chosen.length >= 2,
                      onChange: (checked) => choosing.onChoose(card.slug, checked),
                    }
                  : undefined
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

const letterOf = (card: HerbCard): string => nameOf(card).charAt(0).toUpperCase();

/** The herbs by letter with a way to each, or by likeness while somebody searches. */
function HerbList(props: HerbListProps) {
  const { cards, query } = props;
  if (query.trim()) return <Cards {...props} eager />;
  const letters = Map.groupBy(cards, letterOf);
  return (
    <>
      {letters.size > 4 && (
        <nav aria-label={t('Herbs by letter')} className="mb-4 -ml-2">
          <ul className="flex flex-wrap">
            {[...letters.keys()].map((letter) => (
              <li key={letter}>
                <a
                  href={`#letter-${letter}`}
                  className="text-leaf-700 hover:bg-leaf-100 grid min-h-11 min-w-10 place-items-center rounded-lg font-semibold"
                >
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {[...letters].map(([letter, group], index) => (
        <section key={letter} aria-labelledby={`letter-${letter}`} className="mb-7">
          <h2 id={`letter-${letter}`} className="text-clay-700 mb-2 scroll-mt-24 text-2xl">
            {letter}
          </h2>
          <Cards {...props} cards={group} eager={index === 0} />
        </section>
      ))}
    </>
  );
}
