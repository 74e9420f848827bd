import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';

import { FoodBrowser } from '../../features/nutrition-knowledge/food-browser.tsx';
import { FoodCompare, MOST_COMPARED } from '../../features/nutrition-knowledge/food-compare.tsx';
import type { FoodFilters } from '../../features/nutrition-knowledge/food-filters.ts';
import { foodQueries } from '../../features/nutrition-knowledge/foods.queries.ts';
import type { PageModule } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Link } from '../../ui/link.tsx';
import { ReadAgain } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { Canonical, PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/knowledge.ts';

/** Starts the read without waiting for it. */
export function prefetch(): void {
  void queryClient.prefetchQuery(foodQueries.list());
}

/** `/nutrition-knowledge/foods` */
export function Component() {
  return (
    <div className="page pb-12">
      <PageHead
        title={t('What is in our food: calories, protein, iron and more')}
        description={t(
          'Look up over 400 Kenyan foods by any of their names: calories, protein, fibre, iron, vitamins, by the cup, the plate or 100 g, with the source of every figure.',
        )}
      />
      <Canonical path={paths.foods()} />
      <PageHeader
        eyebrow={
          <Link to={paths.nutritionKnowledge()} className="underline-offset-4 hover:underline">
            {t('Nutrition')}
          </Link>
        }
        title={t('What is in our food')}
        intro={t(
          'Githeri by the plate, sukuma by the serving, omena by the cup. Search by any name; where a figure is not known, we say so.',
        )}
      />
      <FoodBrowser />
    </div>
  );
}

/** `/nutrition-knowledge/foods/compare?with=githeri,pilau-beef&per=100g`: up to three foods side by side. */
export const compare: PageModule = { Component: Comparison, prefetch };

function Comparison() {
  return (
    <div className="page pb-12">
      <PageHead title={t('Foods compared')} noIndex />
      <PageHeader
        eyebrow={
          <Link to={paths.foods()} className="underline-offset-4 hover:underline">
            {t('Food table')}
          </Link>
        }
        title={t('Foods, side by side')}
        intro={t('Up to three. The longest bar of a row is the food with the most of it.')}
      />
      <Compare />
    </div>
  );
}

function Compare() {
  const { data: foods, error, isFetching, refetch } = useQuery(foodQueries.list());
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  if (!foods)
    return error ? (
      <ReadAgain what={t('the foods')} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Spinner label={t('Loading the foods...')} className="min-h-[40dvh]" />
    );
  const wanted = [...new Set((parameters.get('with') ?? '').split(','))];
  const chosen = wanted
    .flatMap((slug) => foods.find((food) => food.slug === slug) ?? [])
    .slice(0, MOST_COMPARED);
  const change = (slugs: readonly string[], basis: FoodFilters['basis']): void =>
    void navigate(paths.compareFoods(slugs) + (basis === 'hundred' ? '&per=100g' : ''), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <FoodCompare
      foods={foods}
      chosen={chosen}
      basis={parameters.get('per') === '100g' ? 'hundred' : 'portion'}
      onChange={change}
    />
  );
}
