import { isSameWeek, type WeekOfMeals } from '../../entities/meal-plans/meal-plan.ts';
import { ownPlans, useFoods } from '../../entities/meal-plans/meal-plans.queries.ts';
import { WeekView } from '../../entities/meal-plans/week-view.tsx';
import { NoLessNotice } from '../../entities/safety/no-less-notice.tsx';
import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/nutrition.ts';
import { usePlanNeed, whyNotPlan } from './plan-uses.queries.ts';

type Props = {
  /** The consultation it came with; the week keeps this id among one's own. */
  id: string;
  week: WeekOfMeals;
  onUsed: () => void;
};

/** A week that a practitioner wrote, to look at and to make one of one's own. */
export function GivenWeek({ id, week, onUsed }: Props) {
  const { byKey } = useFoods();
  const { rows, state } = ownPlans.useRecords();
  const own = rows.find((plan) => plan.id === id);
  const reason = whyNotPlan({ goal: null, energy_kcal: week.energy_kcal, isOwn: true }, usePlanNeed());
  const take = (): void => {
    ownPlans.put({ id, ...week });
    onUsed();
  };
  return (
    <section
      aria-label={t('A week of meals')}
      className="border-line grid gap-3 border-t pt-4 sm:rounded-2xl sm:border sm:p-5"
    >
      <div>
        <h3 className="text-lg">{week.title}</h3>
        <p className="text-muted text-sm">
          {t('A week of meals with a shopping list, {n} kcal a day for one person', {
            n: formatNumber(week.energy_kcal),
          })}
        </p>
      </div>
      <details className="group">
        <summary className="text-leaf-700 min-h-11 cursor-pointer content-center font-semibold underline-offset-4 hover:underline">
          {t('See the meals')}
        </summary>
        <div className="pt-2">
          <WeekView days={week.days} foods={byKey} />
        </div>
      </details>
      {reason !== null && (
        <NoLessNotice
          reason={reason}
          what={t('This week holds less than you need: ask whoever wrote it to look again')}
        />
      )}
      {own && (
        <p>
          {isSameWeek(own.days, week.days)
            ? t('It is among your meal plans.')
            : t('It is among your meal plans, and is no longer as your nutritionist wrote it.')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {own ? (
          <>
            <Link to={paths.mealPlan(id)} className={buttonStyles({})}>
              {t('Open my week')}
            </Link>
            {!isSameWeek(own.days, week.days) && (
              <Button variant="secondary" disabled={reason !== null} onClick={take}>
                {t('Back to the original')}
              </Button>
            )}
          </>
        ) : (
          <Button busy={state === 'loading'} disabled={reason !== null} onClick={take}>
            {t('Use this plan')}
          </Button>
        )}
      </div>
    </section>
  );
}
