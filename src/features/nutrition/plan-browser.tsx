import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import {
  type Cost,
  costWords,
  isCost,
  isPlanGoal,
  type PlanCard,
  type PlanGoal,
  planGoals,
} from '../../entities/meal-plans/meal-plan.ts';
import { ownPlans, planCardsQuery } from '../../entities/meal-plans/meal-plans.queries.ts';
import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useAskedSearch } from '../../lib/use-asked-search.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckboxField, SelectField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/nutrition.ts';
import { useTarget } from './nutrition.queries.ts';
import { followedUse, planUses } from './plan-uses.queries.ts';

/** A plan in the list. */
function PlanCardView({ card, note }: { card: PlanCard; note?: string | undefined }) {
  return (
    <article className="border-line bg-surface relative grid content-start gap-2 rounded-2xl border p-5 shadow-sm transition-shadow hover:shadow-md">
      {note && <p className="text-clay-700 text-sm font-semibold">{note}</p>}
      <h3 className="text-xl leading-snug">
        <Link to={paths.mealPlan(card.key)} className="after:absolute after:inset-0 after:rounded-2xl">
          {card.title}
        </Link>
      </h3>
      <p className="text-muted text-pretty">{card.summary}</p>
      <p className="mt-1 flex flex-wrap gap-2">
        <Badge tone="leaf">{t('{n} kcal a day', { n: formatNumber(card.energy_kcal) })}</Badge>
        {card.goal && <Badge>{planGoals[card.goal]}</Badge>}
        {card.cost && <Badge tone={card.cost === 'low' ? 'gold' : 'neutral'}>{costWords[card.cost]}</Badge>}
        {card.is_vegetarian && card.goal !== 'vegetarian' && <Badge>{t('Vegetarian')}</Badge>}
      </p>
    </article>
  );
}

type PlanFilters = { goal: PlanGoal | null; cost: Cost | null; isVegetarian: boolean };

/** Filters live in the address, so that a choice can be shared and survives the way back. */
function readPlanFilters(query: URLSearchParams): PlanFilters {
  const goal = query.get('goal');
  const cost = query.get('cost');
  return {
    goal: isPlanGoal(goal) ? goal : null,
    cost: isCost(cost) ? cost : null,
    isVegetarian: query.get('diet') === 'vegetarian',
  };
}

function writePlanFilters({ goal, cost, isVegetarian }: PlanFilters): Record<string, string> {
  return {
    ...(goal ? { goal } : {}),
    ...(cost ? { cost } : {}),
    ...(isVegetarian ? { diet: 'vegetarian' } : {}),
  };
}

/** Those that fit; with a target of one's own the nearest in energy first. */
function choosePlans<Card extends PlanCard>(
  cards: readonly Card[],
  { goal, cost, isVegetarian }: PlanFilters,
  targetKcal: number | null,
): Card[] {
  const fitting = cards.filter(
    (card) =>
      (goal === null || card.goal === goal) &&
      (cost === null || card.cost === cost) &&
      (!isVegetarian || card.is_vegetarian),
  );
  if (targetKcal === null) return fitting;
  return fitting.toSorted(
    (a, b) => Math.abs(a.energy_kcal - targetKcal) - Math.abs(b.energy_kcal - targetKcal),
  );
}

/** All weeks of meals, narrowed by goal, budget and diet. */
export function PlanBrowser() {
  const [query] = useSearchParams();
  const cards = useQuery(planCardsQuery());
  const own = ownPlans.useRecords().rows;
  const uses = planUses.useRecords().rows;
  const { target } = useTarget();
  const filters = readPlanFilters(query);
  const followed = followedUse(uses)?.id;
  const asked = useAskedSearch();
  const set = (change: Partial<PlanFilters>): void => {
    const wanted = new URLSearchParams(writePlanFilters({ ...readPlanFilters(asked.latest()), ...change }));
    asked.go(wanted.size > 0 ? `?${wanted}` : '', { replace: true });
  };
  const chosen = choosePlans(cards.data ?? [], filters, target?.energy_kcal ?? null);

  return (
    <div className="grid gap-6">
      <section aria-label={t('Your own weeks')} className="grid gap-4">
        {own.length > 0 && (
          <>
            <h2 className="text-2xl">{t('Your own weeks')}</h2>
            <ul className="grid gap-4 md:grid-cols-2">
              {own.map((plan) => (
                <li key={plan.id} className="grid grid-cols-1">
                  <PlanCardView
                    card={{
                      key: plan.id,
                      title: plan.title,
                      goal: null,
                      summary: t('Yours to follow, and to change meal by meal.'),
                      energy_kcal: plan.energy_kcal,
                      is_vegetarian: false,
                      cost: null,
                    }}
                    note={plan.id === followed ? t('You follow this one') : undefined}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
        <div className="border-leaf-300 bg-leaf-50 flex flex-wrap items-center justify-between gap-4 rounded-2xl border p-5">
          <p className="max-w-prose text-pretty">
            {t.rich(
              '<b>A week made for you:</b> your energy, without what you do not eat, every meal yours to change.',
              { b: (words) => <strong>{words}</strong> },
            )}
          </p>
          <Link to={paths.newMealPlan()} className={buttonStyles({ variant: 'secondary' })}>
            {t('Make my own week')}
          </Link>
        </div>
      </section>

      <section aria-label={t('Ready weeks')} className="grid gap-4">
        <h2 className="text-2xl">{t('Ready weeks')}</h2>
        <div className="grid items-end gap-4 sm:grid-cols-3">
          <SelectField
            label={t('Goal')}
            value={filters.goal ?? ''}
            onChange={({ target: { value } }) => set({ goal: isPlanGoal(value) ? value : null })}
          >
            <option value="">{t('Any goal')}</option>
            {Object.entries(planGoals).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('Budget')}
            value={filters.cost ?? ''}
            onChange={({ target: { value } }) => set({ cost: isCost(value) ? value : null })}
          >
            <option value="">{t('Any budget')}</option>
            {Object.entries(costWords).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
          <CheckboxField
            label={t('Vegetarian only')}
            checked={filters.isVegetarian}
            onChange={(event) => set({ isVegetarian: event.target.checked })}
          />
        </div>
        {cards.isError && (
          <Alert
            tone="warning"
            title={t('The plans are not on this device yet')}
            action={
              <Button size="sm" variant="secondary" onClick={() => void cards.refetch()}>
                {t('Try again')}
              </Button>
            }
          >
            {t('Connect once and they stay.')}
          </Alert>
        )}
        {cards.isPending && <Skeleton className="h-64" />}
        {cards.data && (
          <output className="text-muted text-sm">
            {target && chosen.length > 1
              ? t('{n} weeks, nearest to your {kcal} kcal first', {
                  n: chosen.length,
                  kcal: formatNumber(target.energy_kcal),
                })
              : t.count(chosen.length, '{n} week', '{n} weeks')}
          </output>
        )}
        {cards.data && chosen.length === 0 && (
          <EmptyState
            title={t('No week fits')}
            action={<Button onClick={() => asked.go('')}>{t('Show all weeks')}</Button>}
          >
            <p>{t('Fewer wishes find more.')}</p>
          </EmptyState>
        )}
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {chosen.map((card) => (
            <li key={card.key} className="grid grid-cols-1">
              <PlanCardView card={card} note={card.key === followed ? t('You follow this one') : undefined} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
