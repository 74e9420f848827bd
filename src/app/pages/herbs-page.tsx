import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';

import { isSlug, nameOf, namesOf } from '../../entities/herbs/herb.ts';
import { herbQueries } from '../../entities/herbs/herbs.queries.ts';
import { CheckMedicinesLink } from '../../entities/safety/level-badge.tsx';
import { HerbBrowser } from '../../features/herbs/herb-browser.tsx';
import { HerbCompare, HerbMissing } from '../../features/herbs/herb-compare.tsx';
import type { PageModule } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { queryClient } from '../../lib/query-client.ts';
import { SelectField } from '../../ui/field.tsx';
import { ReadAgain } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { Canonical, PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/knowledge.ts';

/** Starts the read without waiting for it. While prerendering, the cache is filled beforehand. */
export function prefetch(): void {
  void queryClient.prefetchQuery(herbQueries.list());
}

/** `/herbs` */
export function Component() {
  return (
    <div className="page pb-12">
      <PageHead
        title={t('Herbs by all their names, with evidence and dangers')}
        description={t(
          '102 Kenyan, East African and Ayurvedic herbs: names in eight languages, graded evidence, doses with limits, interactions with medicines, pregnancy and children.',
        )}
      />
      <Canonical path="/herbs" />
      <PageHeader
        eyebrow={t('Herb library')}
        title={t('The plants, by all their names')}
        actions={<CheckMedicinesLink />}
        intro={t(
          'Mwarobaini, muarobaini, neem: one tree. What each plant can do, how good the evidence is, and first of all whom it can harm.',
        )}
      />
      <HerbBrowser />
    </div>
  );
}

/** `/herbs/compare?with=neem,moringa`: two herbs side by side. With one, it asks for the other. */
export const compare: PageModule = { Component: Comparison };

function Comparison() {
  const [parameters] = useSearchParams();
  const slugs = (parameters.get('with') ?? '').split(',').filter(isSlug);
  const [first, second] = [...new Set(slugs)];
  return (
    <div className="page pb-12">
      <PageHead title={t('Two herbs compared')} noIndex />
      <PageHeader
        eyebrow={t('Herb library')}
        title={t('Two herbs, side by side')}
        intro={t('The dangers first, then what people use them for and how good the evidence is.')}
      />
      {first && second ? <Two slugs={[first, second]} /> : <Choose {...(first ? { first } : {})} />}
    </div>
  );
}

function Two({ slugs }: { slugs: readonly [string, string] }) {
  const navigate = useNavigate();
  const one = useQuery(herbQueries.herb(slugs[0]));
  const other = useQuery(herbQueries.herb(slugs[1]));
  const { data: cards = [] } = useQuery(herbQueries.list());
  if (one.data === null || other.data === null) return <HerbMissing />;
  const failed = [one, other].find(({ data, error }) => data === undefined && error !== null);
  if (failed)
    return (
      <ReadAgain
        what={t('these herbs')}
        error={failed.error}
        busy={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  if (!one.data || !other.data)
    return <Spinner label={t('Loading the herbs...')} className="min-h-[40dvh]" />;
  return (
    <HerbCompare
      herbs={[one.data.herb, other.data.herb]}
      cards={cards}
      onChoose={(place, slug) =>
        void navigate(paths.compareHerbs(place === 0 ? [slug, slugs[1]] : [slugs[0], slug]), {
          replace: true,
          preventScrollReset: true,
        })
      }
    />
  );
}

function Choose({ first }: { first?: string }) {
  const navigate = useNavigate();
  const { data: cards, error, isFetching, refetch } = useQuery(herbQueries.list());
  if (!cards)
    return error ? (
      <ReadAgain what={t('the herbs')} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Spinner label={t('Loading the herbs...')} className="min-h-[40dvh]" />
    );
  const chosen = cards.find(({ slug }) => slug === first);
  return (
    <SelectField
      className="max-w-sm"
      label={chosen ? t('Compare {name} with', { name: nameOf(chosen) }) : t('Start with')}
      value=""
      onChange={(event) => {
        const next = event.currentTarget.value;
        if (next) void navigate(paths.compareHerbs(first ? [first, next] : [next]), { replace: true });
      }}
    >
      <option value="">{t('Choose a herb')}</option>
      {cards
        .filter(({ slug }) => slug !== first)
        .map((card) => (
          <option key={card.slug} value={card.slug}>
            {namesOf(card)}
          </option>
        ))}
    </SelectField>
  );
}
