import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { foodName, otherFoodNames } from '../../entities/foods/food.ts';
import { isSlug } from '../../features/nutrition-knowledge/article.ts';
import { articleQueries } from '../../features/nutrition-knowledge/articles.queries.ts';
import { ArticleLinks, NotInKnowledge } from '../../features/nutrition-knowledge/food-parts.tsx';
import { FoodView } from '../../features/nutrition-knowledge/food-view.tsx';
import { foodJsonLd } from '../../features/nutrition-knowledge/food-words.ts';
import { type FoodPage, foodQueries } from '../../features/nutrition-knowledge/foods.queries.ts';
import type { Arrival } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { queryClient } from '../../lib/query-client.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { ReadAgain } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { Canonical, PageHead, siteAddress } from '../../ui/page-header.tsx';
import { CompareIcon } from '../../ui/page-icons.tsx';
import { JsonLd, Trail } from '../../ui/reading-page.tsx';
import { t } from '../../words/knowledge.ts';
import { t as frame } from '../../words/shell.ts';
import { PrintButton, ShareButton, trailJsonLd } from './page-tools.tsx';

/** Starts the read without waiting for it. While prerendering, the cache is filled beforehand. */
export function prefetch({ params }: Arrival): void {
  const { slug } = params;
  if (isSlug(slug)) void queryClient.prefetchQuery(foodQueries.food(slug));
}

/** `/nutrition-knowledge/foods/:slug` */
export function Component() {
  const { slug } = useParams();
  return (
    <div className="page pb-12">
      {isSlug(slug) ? <FoodBySlug key={slug} slug={slug} /> : <NotInKnowledge what="food" />}
    </div>
  );
}

function FoodBySlug({ slug }: { slug: string }) {
  const { data, error, isFetching, refetch } = useQuery(foodQueries.food(slug));
  if (data) return <FoodFound page={data} />;
  if (data === null) return <NotInKnowledge what="food" />;
  if (!error) return <Spinner label={t('Loading the food...')} className="min-h-[60dvh]" />;
  return <ReadAgain what={t('this food')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
}

function FoodFound({ page }: { page: FoodPage }) {
  const { slug } = page.food;
  const name = foodName(page.food.name);
  const others = otherFoodNames(page.food);
  const { data: articles = [] } = useQuery(articleQueries.ofFood(slug));
  const description = t(
    'Calories, protein, vitamins and minerals of {name} by household measure and per 100 g, with the source of every figure.',
    { name: others.length > 0 ? `${name} (${others.slice(0, 3).join(', ')})` : name },
  );
  const trail = [
    { name: frame('Home'), path: paths.home() },
    { name: t('Nutrition'), path: paths.nutritionKnowledge() },
    { name: t('Foods'), path: paths.foods() },
    { name, path: paths.food(slug) },
  ];
  return (
    <>
      <PageHead title={t('{name}: calories and nutrients', { name })} description={description} />
      <Canonical path={paths.food(slug)} />
      <JsonLd
        data={[foodJsonLd(page.food, description, siteAddress(paths.food(slug))), trailJsonLd(trail)]}
      />
      <Trail steps={trail} />
      <FoodView
        page={page}
        actions={
          <>
            <ShareButton title={name} text={description} />
            <PrintButton />
            <Link
              to={paths.compareFoods([slug])}
              className={buttonStyles({ variant: 'secondary', size: 'sm' })}
            >
              <CompareIcon className="size-5" />
              {t('Compare')}
            </Link>
          </>
        }
        related={<ArticleLinks title={t('Read about it')} cards={articles} />}
      />
    </>
  );
}
