import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { formatDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady } from '../../lib/session.ts';
import { useAddressState } from '../../lib/use-address-state.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadMore, NotLoaded } from '../../ui/list-states.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/community.ts';
import {
  communityQueries,
  type ListedQuestion,
  type OwnQuestion,
  questionFilters,
  topicName,
  topics,
} from './community.queries.ts';

const states: Readonly<Record<string, string>> = {
  waiting: t('Waits for an answer'),
  published: t('Everybody reads it'),
  hidden: t('Not shown to others'),
};

const answersText = (many: number): string =>
  many === 0 ? t('No answer yet') : t.count(many, '{n} answer', '{n} answers');

function QuestionCard({ question, state }: { question: ListedQuestion | OwnQuestion; state?: string }) {
  const at = 'asked_at' in question ? question.asked_at : question.published_at;
  return (
    <article className="group border-line bg-surface hover:border-leaf-400 relative grid gap-2 rounded-2xl border p-4 shadow-sm transition-colors">
      <h3 lang={question.lang} className="font-sans text-lg leading-snug font-semibold wrap-anywhere">
        <Link
          to={paths.question(question.id)}
          className="group-hover:underline after:absolute after:inset-0 after:rounded-2xl"
        >
          {question.title}
        </Link>
      </h3>
      {'body' in question && (
        <p lang={question.lang} className="text-muted line-clamp-2 wrap-anywhere">
          {question.body}
        </p>
      )}
      <p className="text-muted flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge>{topicName(question.topic)}</Badge>
        {state !== undefined && <span>{state}</span>}
        {/* what waits says so already */}
        {(question.answers > 0 || state === undefined) && <span>{answersText(question.answers)}</span>}
        <time dateTime={at}>{formatDate(at)}</time>
      </p>
    </article>
  );
}

/** What the member asked, whatever became of it; nothing for who has asked nothing. */
export function OwnQuestions({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(communityQueries.mine(userId));
  if (!data && error)
    return <NotLoaded title={t('Your questions could not be loaded')} error={error} again={refetch} />;
  if (!data || data.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t('Your questions')}</h2>
      <ul className="grid gap-3">
        {data.map((question) => (
          <li key={question.id}>
            <QuestionCard question={question} state={states[question.state] ?? question.state} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What others asked and a practitioner answered, by words and by topic. Both live in the address. */
export function QuestionList() {
  const isHydrated = useIsSessionReady();
  const [pages, setPages] = useState(1);
  const { filters, change, reset } = useAddressState({
    empty: questionFilters.none,
    read: questionFilters.read,
    write: questionFilters.write,
  });
  const { data, error, isFetching, refetch } = useQuery({
    ...communityQueries.list(filters, pages),
    enabled: isHydrated,
  });
  const isNarrowed = filters.query.trim() !== '' || questionFilters.count(filters) > 0;
  return (
    <section className="grid gap-4" aria-busy={isFetching}>
      <h2 className="text-2xl">{t('Questions')}</h2>
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_14rem]">
        <SearchBox
          label={t('Search the questions')}
          placeholder={t('Words of a question')}
          value={filters.query}
          onChange={(query) => {
            setPages(1);
            change({ query });
          }}
        />
        <SelectField
          label={t('Topic')}
          value={filters.topic}
          onChange={(event) => {
            setPages(1);
            change({ topic: event.currentTarget.value });
          }}
        >
          <option value="">{t('All topics')}</option>
          {topics.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {!data && error && (
        <NotLoaded title={t('The questions could not be loaded')} error={error} again={refetch} />
      )}
      {!data && !error && (
        <div aria-hidden="true" className="grid gap-3">
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} className="h-28 rounded-2xl" />
          ))}
        </div>
      )}
      {data && data.rows.length > 0 && (
        <>
          <ul className="grid gap-3">
            {data.rows.map((question) => (
              <li key={question.id}>
                <QuestionCard question={question} />
              </li>
            ))}
          </ul>
          <LoadMore
            shown={data.rows.length}
            total={data.total}
            busy={isFetching}
            onMore={() => setPages(pages + 1)}
            noun={t('questions')}
          />
        </>
      )}
      {data?.rows.length === 0 && (
        <EmptyState
          title={isNarrowed ? t('No question fits') : t('No answered questions yet')}
          action={
            isNarrowed && (
              <Button variant="secondary" onClick={reset}>
                {t('Show all')}
              </Button>
            )
          }
        >
          {isNarrowed
            ? t('Try fewer words or another topic, or ask it yourself.')
            : t('Ask the first one. It is shown here once a practitioner has answered.')}
        </EmptyState>
      )}
    </section>
  );
}
