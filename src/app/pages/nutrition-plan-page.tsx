import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';

import { addWithinStock } from '../../features/cart/add-to-cart.ts';
import { planGoals } from '../../features/nutrition/meal-plan.ts';
import { planBookQuery } from '../../features/nutrition/meal-plans.queries.ts';
import { foodsQuery } from '../../features/nutrition/nutrition.queries.ts';
import { OwnPlanView } from '../../features/nutrition/own-plan-view.tsx';
import { NutritionNav } from '../../features/nutrition/page-frame.tsx';
import { PlanView } from '../../features/nutrition/plan-view.tsx';
import { usePlans } from '../../features/nutrition/use-plans.ts';
import { useSubscription } from '../../features/subscription/subscription.queries.ts';
import { formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { Canonical, PageHead, PageHeader } from '../../ui/page-header.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { t } from '../../words/nutrition.ts';
import { mealPlanProductsQuery, type PlanProduct } from './plan-products.queries.ts';

const toCart = ({ id, name, size, picture, price_kes, stock }: PlanProduct) => ({
  id,
  name,
  size,
  picture,
  price: price_kes,
  stock,
});

/** What our shop has of a shopping list, to be put into the cart. */
function MealPlanProducts({ ids }: { ids: readonly number[] }) {
  const { data: products = [] } = useQuery(mealPlanProductsQuery(ids));
  const inStock = products.filter(({ stock }) => stock > 0);
  if (products.length === 0) return null;

  const addAll = (): void => {
    const added = inStock.filter((product) => addWithinStock(toCart(product), 1, { quiet: true }));
    if (added.length > 0)
      toast.success(
        t('Added to cart'),
        added.length === 1 ? added[0]?.name : t('{n} products, one of each', { n: added.length }),
      );
  };

  return (
    <section aria-labelledby="from-the-shop" className="border-line grid gap-3 border-t pt-5 print:hidden">
      <h3 id="from-the-shop" className="text-xl">
        {t('We have these')}
      </h3>
      <ul className="divide-line divide-y">
        {products.map((product) => (
          <li key={product.id} className="flex items-center gap-3 py-2">
            <span className="w-14 shrink-0 overflow-hidden rounded-lg">
              <ResponsivePicture name={product.picture} alt="" sizes="56px" />
            </span>
            <span className="min-w-0 grow">
              <Link
                to={paths.product(product.id)}
                className="block font-semibold underline-offset-4 hover:underline"
              >
                {product.name}
              </Link>
              <span className="text-muted text-sm">
                {product.size} · {product.stock > 0 ? formatKes(product.price_kes) : t('Sold out')}
              </span>
            </span>
            <Button
              size="sm"
              variant="secondary"
              disabled={product.stock <= 0}
              aria-label={t('Add {name} to the cart', { name: product.name })}
              onClick={() => addWithinStock(toCart(product))}
            >
              {t('Add')}
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {inStock.length > 1 && (
          <Button onClick={addAll}>{t('Add all {n} to the cart', { n: inStock.length })}</Button>
        )}
        <Link to={paths.cart()} className={buttonStyles({ variant: 'quiet' })}>
          {t('Open the cart')}
        </Link>
      </div>
    </section>
  );
}

const renderProducts = (ids: readonly number[]) => <MealPlanProducts ids={ids} />;

/** Starts the reads without waiting for them. While prerendering, the cache is filled beforehand. */
export function prefetch(): void {
  void queryClient.prefetchQuery(planBookQuery());
  void queryClient.prefetchQuery(foodsQuery());
}

/** `/nutrition/plans/:key`: a ready week by its slug, one's own by its id. */
export function Component() {
  return (
    <div className="page pb-12">
      <Plan />
    </div>
  );
}

function Plan() {
  const { key } = useParams();
  const navigate = useNavigate();
  const { plans, isLoading, isFailed } = usePlans(key);
  const { access } = useSubscription();
  const plan = plans.find((one) => one.key === key);
  if (!plan && isLoading) return <Spinner label={t('Loading the plan')} />;
  if (!plan)
    return (
      <>
        <PageHead title={t('Meal plan')} noIndex />
        {isFailed ? (
          <Alert tone="warning" title={t('The plans are not on this device yet')} className="mt-8">
            {t('Connect once and they stay.')}
          </Alert>
        ) : (
          <EmptyState
            title={t('This plan is not here')}
            action={
              <Link to={paths.mealPlans()} className={buttonStyles({})}>
                {t('See all plans')}
              </Link>
            }
          >
            <p>{t('It may have been deleted, or belongs to somebody else.')}</p>
          </EmptyState>
        )}
      </>
    );
  return (
    <>
      <PageHead title={plan.title} description={plan.summary} noIndex={plan.isOwn} />
      {!plan.isOwn && <Canonical path={paths.mealPlan(plan.key)} />}
      <PageHeader
        eyebrow={plan.goal ? t('Meal plan · {goal}', { goal: planGoals[plan.goal] }) : t('Meal plan')}
        title={plan.title}
        intro={plan.summary}
        actions={
          plan.isOwn ? undefined : (
            <Link
              to={`${paths.newMealPlan()}?from=${plan.key}`}
              className={buttonStyles({ variant: 'secondary' })}
            >
              {t('Make it mine')}
            </Link>
          )
        }
      />
      <NutritionNav />
      {plan.isOwn ? (
        <OwnPlanView
          key={plan.key}
          plan={plan}
          mayChange={access.isFull}
          renderProducts={renderProducts}
          onDeleted={() => void navigate(paths.mealPlans(), { replace: true })}
        />
      ) : (
        <PlanView key={plan.key} plan={plan} renderProducts={renderProducts} />
      )}
    </>
  );
}
