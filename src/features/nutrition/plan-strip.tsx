import { foodName, figuresIn, type Food, GRAMS } from '../../entities/foods/food.ts';
import {
  type Meal,
  mealNames,
  meals,
  type PlanDay,
  type PlanItem,
} from '../../entities/meal-plans/meal-plan.ts';
import { useFoods } from '../../entities/meal-plans/meal-plans.queries.ts';
import { planTotals, weekOf } from '../../entities/meal-plans/plan-week.ts';
import { NoLessNotice } from '../../entities/safety/no-less-notice.tsx';
import { deviceName } from '../../lib/device-store.ts';
import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { readSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, PlusIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/nutrition.ts';
import { weekdayOf, type DiaryEntry, entriesOf } from './diary.ts';
import { diary } from './nutrition.queries.ts';
import { followPlan, useFollowedPlan, usePlanNeed, whyNotPlan } from './plan-uses.queries.ts';

/** The device stands for a visitor where ids of planned meals are made. */
const ownerName = (): string => readSession()?.user.id ?? deviceName();

/** A 32-bit hash of a text, from a start of its own (FNV-1a with a final mix). */
function hash(text: string, start: number): number {
  let value = start;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93);
  value = Math.imul(value ^ (value >>> 15), 0x85_eb_ca_6b);
  return (value ^ (value >>> 13)) >>> 0;
}

/** The same id for the same name on every device, so that a planned meal noted twice is one. */
export function namedId(name: string): string {
  const hex = [0x81_1c_9d_c5, 0x01_23_45_67, 0x9e_37_79_b9, 0x7f_4a_7c_15]
    .map((start) => hash(name, start).toString(16).padStart(8, '0'))
    .join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

type Place = { day: string; meal: Meal };

/**
 * The lines of a planned meal.
 *
 * @param owner the member, or something that only this device knows: ids are everybody's
 */
export function plannedEntries(
  items: readonly PlanItem[],
  { day, meal }: Place,
  { planKey, owner }: { planKey: string; owner: string },
  foods: ReadonlyMap<string, Food>,
  now = Date.now(),
): DiaryEntry[] {
  return items.flatMap(({ food_id, grams }, index) => {
    const food = foods.get(food_id);
    if (!food) return [];
    const measure = food.measures.find((each) => Math.abs(each.grams - grams) < 0.5);
    return [
      {
        ...figuresIn(food.per100, grams),
        id: namedId(`${owner}/${planKey}/${day}/${meal}/${index}/${food_id}`),
        eaten_on: day,
        meal,
        food_key: food_id,
        name: food.name.slice(0, 80),
        amount: measure ? 1 : grams,
        measure: measure?.label ?? GRAMS,
        grams,
        created_at: new Date(now + index).toISOString(),
      },
    ];
  });
}

/** Whether all of a planned meal stands in the diary of its day already. */
export const isNoted = (items: readonly PlanItem[], meal: Meal, entries: readonly DiaryEntry[]): boolean =>
  items.length > 0 &&
  items.every(({ food_id }) => entries.some((entry) => entry.meal === meal && entry.food_key === food_id));

/** The lines of a planned meal whose food does not stand at that meal yet. */
export const stillToNote = (planned: readonly DiaryEntry[], entries: readonly DiaryEntry[]): DiaryEntry[] =>
  planned.filter(
    ({ meal, food_key }) => !entries.some((entry) => entry.meal === meal && entry.food_key === food_key),
  );

/**
 * The planned meals at which nothing was noted at all: those a whole day notes. What was eaten at another stands in the
 * place of what was planned, and both together would count it twice.
 */
export const emptyMeals = (day: PlanDay, entries: readonly DiaryEntry[]): Meal[] =>
  meals.filter((meal) => day[meal].length > 0 && !entries.some((entry) => entry.meal === meal));

/** What the plan somebody follows has for a day, each meal one tap from the diary. */
export function PlanStrip({ day }: { day: string }) {
  const followed = useFollowedPlan();
  const { byKey: foods } = useFoods();
  const need = usePlanNeed();
  const entries = entriesOf(diary.useRecords().rows, day);
  if (!followed || followed.use.starts_on === null || day < followed.use.starts_on) return null;
  const { plan, use, plans } = followed;
  const reason = whyNotPlan(plan, need);
  // It may have become so while the plan was followed.
  if (reason !== null)
    return (
      <NoLessNotice reason={reason} what={t('“{title}” is not for you at the moment', { title: plan.title })}>
        <Button size="sm" onClick={() => followPlan(plan.key, null)}>
          {t('Stop following')}
        </Button>
      </NoLessNotice>
    );
  const planned = weekOf(plan, use.swaps, plans)[weekdayOf(day)];
  if (!planned) return null;
  const open = meals.filter((meal) => planned[meal].length > 0 && !isNoted(planned[meal], meal, entries));
  const empty = emptyMeals(planned, entries);
  const note = (meal: Meal): void => {
    const lines = plannedEntries(
      planned[meal],
      { day, meal },
      { planKey: plan.key, owner: ownerName() },
      foods,
    );
    for (const entry of stillToNote(lines, entries)) diary.put(entry);
  };
  const names = (items: readonly PlanItem[]): string =>
    items.map(({ food_id }) => foodName(foods.get(food_id)?.name ?? food_id)).join(', ');

  return (
    <section
      aria-labelledby="planned"
      className="border-leaf-300 bg-leaf-50 grid gap-2 rounded-2xl border p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="planned" className="text-xl">
          {t('Planned')}
        </h2>
        <Link to={paths.mealPlan(plan.key)} className="text-leaf-700 text-sm underline underline-offset-4">
          {plan.title}
        </Link>
      </div>
      <ul className="divide-leaf-200 divide-y">
        {meals
          .filter((meal) => planned[meal].length > 0)
          .map((meal) => (
            <li key={meal} className="flex items-center gap-3 py-2">
              <span className="min-w-0 grow">
                <span className="block font-semibold">{mealNames[meal]}</span>
                <span className="text-muted block text-sm text-pretty">{names(planned[meal])}</span>
              </span>
              {open.includes(meal) ? (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t('Note the planned {meal}', { meal: mealNames[meal].toLowerCase() })}
                  onClick={() => note(meal)}
                >
                  <PlusIcon className="size-5" />
                  {t('{n} kcal', { n: formatNumber(planTotals(planned[meal], foods).energy_kcal.value) })}
                </Button>
              ) : (
                <span className="text-leaf-700 flex items-center gap-1.5 text-sm">
                  <CheckIcon className="size-5" />
                  {t('Noted')}
                </span>
              )}
            </li>
          ))}
      </ul>
      {empty.length > 1 && (
        <Button variant="quiet" className="justify-self-start" onClick={() => empty.forEach(note)}>
          {empty.length === meals.filter((meal) => planned[meal].length > 0).length
            ? t('Note the whole day')
            : t('Note the meals that are still empty')}
        </Button>
      )}
    </section>
  );
}
