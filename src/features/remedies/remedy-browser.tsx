import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { needOf } from '../../entities/needs/needs.ts';
import { useLevels } from '../../entities/safety/level-badge.tsx';
import { useBook } from '../../entities/safety/safety.queries.ts';
import { UrgentWatch } from '../../entities/urgent/urgent-watch.tsx';
import { errorText } from '../../lib/app-error.ts';
import { type Terms, termsQuery } from '../../lib/knowledge.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/knowledge.ts';
import { RedFlagGate } from './red-flag-gate.tsx';
import { type RemedyCard, remedyQueries } from './remedies.queries.ts';
import { RemedyCardView } from './remedy-card-view.tsx';
import {
  HomeFilter,
  homeKitchen,
  NeedNotice,
  findComplaints,
  findRemedies,
  type RemedyMatch,
} from './remedy-filters.tsx';

type BrowserProps = { cards: readonly RemedyCard[]; terms: Terms };

/** The complaint of the address. */
function useComplaint(terms: Terms | undefined): string {
  const [parameters] = useSearchParams();
  const wanted = parameters.get('complaint') ?? '';
  return terms?.complaints[wanted] ? wanted : '';
}

/** The remedies: by complaint behind its red flags, or by name and by what is at home. */
export function RemedyBrowser() {
  const { data: cards, error, refetch, isFetching } = useQuery(remedyQueries.list());
  const { data: terms, error: termsError } = useQuery(termsQuery());
  const complaint = useComplaint(terms);

  if (cards && terms)
    return complaint ? (
      <ByComplaint key={complaint} complaint={complaint} cards={cards} terms={terms} />
    ) : (
      <AllRemedies cards={cards} terms={terms} />
    );
  const failure = error ?? termsError;
  if (!failure) return <Spinner label={t('Loading the remedies...')} className="min-h-[40dvh]" />;
  return (
    <Alert
      tone="danger"
      title={t('The remedies could not be loaded')}
      action={
        <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      }
    >
      {errorText(failure)}
    </Alert>
  );
}

type CardsProps = { matches: readonly RemedyMatch[]; terms: Terms };

function Cards({ matches, terms }: CardsProps) {
  const levels = useLevels('remedy');
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
      {matches.map(({ card, missing }) => (
        <li key={card.slug}>
          <RemedyCardView card={card} terms={terms} missing={missing} level={levels.get(card.slug)} />
        </li>
      ))}
    </ul>
  );
}

function ByComplaint({ complaint, cards, terms }: BrowserProps & { complaint: string }) {
  const term = terms.complaints[complaint];
  const home = homeKitchen.useValue();
  const all = findRemedies(cards, { query: '', complaint, kind: '', home: null }, terms);
  const matches = findRemedies(cards, { query: '', complaint, kind: '', home }, terms);
  if (!term) return null;
  return (
    <div className="grid gap-5">
      <div>
        <Link
          to={paths.remedies()}
          className="text-leaf-700 inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
        >
          <ArrowLeftIcon className="size-5" />
          {t('All complaints')}
        </Link>
        <h2 className="text-3xl">{t.known(term.name)}</h2>
      </div>
      <RedFlagGate terms={terms} flags={term.red_flags} mode="ask">
        <HomeFilter terms={terms} home={home} onChange={(next) => homeKitchen.change(() => next)} />
        <output className="text-muted block">
          {matches.length < all.length
            ? t.count(
                matches.length,
                '{n} remedy of {total}: the others need more than you have ticked',
                '{n} remedies of {total}: the others need more than you have ticked',
                { total: all.length },
              )
            : t.count(matches.length, '{n} remedy', '{n} remedies')}
        </output>
        <Cards matches={matches} terms={terms} />
      </RedFlagGate>
    </div>
  );
}

function AllRemedies({ cards, terms }: BrowserProps) {
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<'' | 'home' | 'ayurvedic'>('');
  const home = homeKitchen.useValue();
  const complaints = findComplaints(cards, query, terms);
  const need = needOf(query);
  const isPregnancy = need?.kind === 'pregnancy';
  const { book } = useBook(isPregnancy);
  // What to leave out does not depend on what is at home.
  const matches = findRemedies(
    cards,
    { query, complaint: '', kind, home: isPregnancy ? null : home },
    terms,
    book,
  );
  const isAnswered = need?.kind === 'topics' && need.complaints.length > 0;
  const isNoticed = need !== null && !isAnswered;
  return (
    <div className="grid gap-8">
      <div className="grid gap-4 md:grid-cols-2 md:items-start">
        <SearchBox
          label={t('Search complaints and remedies')}
          placeholder={t('Kikohozi, nausea, tangawizi…')}
          value={query}
          onChange={setQuery}
        />
        <HomeFilter terms={terms} home={home} onChange={(next) => homeKitchen.change(() => next)} />
      </div>
      <UrgentWatch text={query} least={2} />
      {need && <NeedNotice need={need} query={query} />}
      {complaints.length > 0 && (
        <section aria-labelledby="complaints">
          <h2 id="complaints" className="mb-3 text-2xl">
            {t('What is the trouble?')}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {complaints.map((id) => (
              <li key={id}>
                <Link
                  to={paths.remediesFor(id)}
                  className="border-edge bg-surface hover:border-leaf-600 hover:bg-leaf-50 flex min-h-11 items-center rounded-3xl border px-4 py-1.5 leading-snug"
                >
                  {t.known(terms.complaints[id]?.name ?? '')}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(matches.length > 0 || !isNoticed) && (
        <section aria-labelledby="all-remedies">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <h2 id="all-remedies" className="text-2xl">
              {isPregnancy
                ? t('Remedies to avoid in pregnancy')
                : query.trim()
                  ? t('Remedies that fit')
                  : t('All remedies')}{' '}
              <output className="text-muted text-lg">({matches.length})</output>
            </h2>
            <fieldset className="flex min-w-0 flex-wrap gap-1">
              <legend className="sr-only">{t('Kind of remedy')}</legend>
              {(
                [
                  ['', t('All')],
                  ['home', t('Home')],
                  ['ayurvedic', t('Ayurvedic')],
                ] as const
              ).map(([value, label]) => (
                <Button
                  key={value}
                  variant={kind === value ? 'primary' : 'secondary'}
                  size="sm"
                  aria-pressed={kind === value}
                  onClick={() => setKind(value)}
                >
                  {label}
                </Button>
              ))}
            </fieldset>
          </div>
          {matches.length > 0 ? (
            <Cards matches={matches} terms={terms} />
          ) : (
            <EmptyState
              title={t('No remedy fits')}
              action={
                <Button
                  variant="secondary"
                  onClick={() => {
                    setQuery('');
                    setKind('');
                    homeKitchen.change(() => null);
                  }}
                >
                  {t('Show all remedies')}
                </Button>
              }
            >
              {home
                ? t('Tick more of what you have, or look without that filter.')
                : t('Try another word. For what is not here, ask a clinician rather than a website.')}
            </EmptyState>
          )}
        </section>
      )}
    </div>
  );
}
