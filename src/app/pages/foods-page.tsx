import { FoodBrowser } from '../../features/nutrition-knowledge/food-browser.tsx';
import { foodQueries } from '../../features/nutrition-knowledge/foods.queries.ts';
import { paths } from '../../lib/paths.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Link } from '../../ui/link.tsx';
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
