import { type SubmitEvent, useState } from 'react';

import { formatNumber } from '../../lib/format.ts';
import { typedNumber } from '../../lib/measures.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/nutrition.ts';
import type { Food } from '../foods/food.ts';
import { NoLessNotice } from '../safety/no-less-notice.tsx';
import type { NoLessReason } from '../safety/no-less.ts';
import {
  isCarePlan,
  type Meal,
  type MealPlan,
  meals,
  type PlanBook,
  type PlanDay,
  type PlanItem,
  type WeekOfMeals,
} from './meal-plan.ts';
import { itemsOfDay, planTotals } from './plan-week.ts';

/** What somebody does not eat. */
const avoidable = {
  meat: t('Meat and chicken'),
  fish: t('Fish'),
  eggs: t('Eggs'),
  milk: t('Milk, mala and yoghurt'),
  nuts: t('Groundnuts, nuts and seeds'),
  wheat: t('Wheat: chapati, bread, pasta'),
} as const;
export type Avoided = keyof typeof avoidable;
export const avoidedKinds = Object.keys(avoidable) as Avoided[];

const WHEAT = /wheat|bread|chapati|spaghetti|semolina|noodles|bulgur|couscous|mandazi|biscuit|cake/;

function kindsOf({ key, category }: Food): Avoided[] {
  const kinds: Avoided[] = [];
  if (category === 'meat-and-poultry') kinds.push('meat');
  if (category === 'fish') kinds.push('fish');
  if (key.startsWith('egg')) kinds.push('eggs');
  else if (category === 'eggs-and-dairy' || /^(ghee|butter)\b/.test(key)) kinds.push('milk');
  if (category === 'nuts-and-seeds' || /groundnut|peanut/.test(key)) kinds.push('nuts');
  if (WHEAT.test(key)) kinds.push('wheat');
  return kinds;
}

/** Everything a food is made of that somebody may want to avoid. */
export function kindsIn(
  foodId: string,
  bought: PlanBook['bought'],
  foods: ReadonlyMap<string, Food>,
): Set<Avoided> {
  const parts = [foodId, ...(bought[foodId] ?? []).map(([id]) => id)];
  return new Set(parts.flatMap((id) => foods.get(id) ?? []).flatMap(kindsOf));
}

type Pantry = Pick<PlanBook, 'plans' | 'bought'> & { foods: ReadonlyMap<string, Food> };

/** Portions grow and shrink by no more than this, so that a plate stays a plate. */
const SCALE = [0.6, 1.6] as const;
/** A meal comes at most so often in a week when it takes another's place. */
const MOST_REPEATS = 2;

/** Whole fives of grams, never nothing. */
const scaled = (items: readonly PlanItem[], factor: number): PlanItem[] =>
  items.map(({ food_id, grams }) => ({ food_id, grams: Math.max(5, Math.round((grams * factor) / 5) * 5) }));

/**
 * A week of one's own from a ready one: without what is avoided, and with portions that meet the energy.
 *
 * Meals with something that is avoided give way to the same meal of another plan, about as rich; where there is none the
 * food itself is left out and the rest of the day makes up for it. A plan beside the care of a clinic takes only its own.
 */
export function makeWeek(
  base: MealPlan,
  energyKcal: number,
  avoided: readonly Avoided[],
  { plans, bought, foods }: Pantry,
): PlanDay[] {
  const isFree = ({ food_id }: PlanItem): boolean => {
    const kinds = kindsIn(food_id, bought, foods);
    return !avoided.some((kind) => kinds.has(kind));
  };
  const energy = (items: readonly PlanItem[]): number => planTotals(items, foods).energy_kcal.value;
  const open = isCarePlan(base)
    ? [base]
    : plans.filter((plan) => !isCarePlan(plan) && (!base.is_vegetarian || plan.is_vegetarian));
  const spare = Object.fromEntries(
    meals.map((meal) => [
      meal,
      open
        .flatMap(({ days }) => days.map((day) => day[meal]))
        .filter((items) => items.length > 0 && items.every(isFree)),
    ]),
  ) as Record<Meal, PlanItem[][]>;
  const used = new Map<PlanItem[], number>();

  const without = (items: PlanItem[], meal: Meal): PlanItem[] => {
    if (items.every(isFree)) return items;
    const wanted = energy(items);
    const [next] = spare[meal]
      .filter((other) => (used.get(other) ?? 0) < MOST_REPEATS)
      .toSorted((a, b) => Math.abs(energy(a) - wanted) - Math.abs(energy(b) - wanted));
    if (!next) return items.filter(isFree);
    used.set(next, (used.get(next) ?? 0) + 1);
    return next;
  };

  return base.days.map((day) => {
    const eaten: PlanDay = {
      breakfast: without(day.breakfast, 'breakfast'),
      lunch: without(day.lunch, 'lunch'),
      supper: without(day.supper, 'supper'),
      snacks: without(day.snacks, 'snacks'),
    };
    const has = energy(itemsOfDay(eaten));
    const factor = has === 0 ? 1 : Math.min(SCALE[1], Math.max(SCALE[0], energyKcal / has));
    return {
      breakfast: scaled(eaten.breakfast, factor),
      lunch: scaled(eaten.lunch, factor),
      supper: scaled(eaten.supper, factor),
      snacks: scaled(eaten.snacks, factor),
    };
  });
}

/** No plan is made for less, nor for more than anybody eats. */
const ENERGY = [1200, 6000] as const;

const words = {
  own: {
    avoid: t('I do not eat'),
    make: t('Make my week'),
    title: (base: MealPlan) => t('My week: {title}', { title: base.title }),
    tooFew: t('Enter between 1,200 and 6,000 kcal a day. Less is for a practitioner to decide.'),
  },
  client: {
    avoid: t('The client does not eat'),
    make: t('Make the week'),
    title: (base: MealPlan) => base.title,
    tooFew: t('Enter between 1,200 and 6,000 kcal a day.'),
  },
} as const;

type Props = {
  whose: keyof typeof words;
  book: PlanBook;
  foods: ReadonlyMap<string, Food>;
  /** The plan to begin with. */
  first: MealPlan;
  energyKcal: number;
  /** Whoever eats it must not eat less than this, and why; only known of oneself. */
  need?: { why: NoLessReason; least: number } | null;
  onMade: (week: WeekOfMeals) => void;
};

/** A form that makes a week of meals from a ready one. */
export function WeekMaker({ whose, book, foods, first, energyKcal, need = null, onMade }: Props) {
  const [base, setBase] = useState(first);
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState(String(Math.max(ENERGY[0], energyKcal)));
  const [avoided, setAvoided] = useState<readonly Avoided[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [isTooLittle, setTooLittle] = useState(false);
  const { avoid, make, title: titleOf, tooFew } = words[whose];
  const suggested = titleOf(base).slice(0, 70);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const kcal = typedNumber(typed);
    if (kcal === null || kcal < ENERGY[0] || kcal > ENERGY[1]) return setError(tooFew);
    const energy_kcal = Math.round(kcal);
    if (need !== null && energy_kcal < need.least) return setTooLittle(true);
    onMade({
      title: title.trim().length < 2 ? suggested : title.trim(),
      energy_kcal,
      days: makeWeek(base, energy_kcal, avoided, { plans: book.plans, bought: book.bought, foods }),
      based_on: base.key,
    });
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <SelectField
        label={t('Begin with')}
        value={base.key}
        onChange={({ target: { value } }) => setBase(book.plans.find(({ key }) => key === value) ?? base)}
        hint={base.summary}
      >
        {book.plans.map(({ key, title: name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      {isCarePlan(base) && (
        <Alert tone="info" title={t('Made beside the care of a clinic')}>
          {whose === 'own'
            ? t('{whom} Its meals give way only to each other’s, and its cautions stay with your week.', {
                whom: base.for_whom,
              })
            : t('{whom} Its meals give way only to each other’s, and its cautions stay with the week.', {
                whom: base.for_whom,
              })}
        </Alert>
      )}
      <TextField
        label={t('Energy a day in kcal')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(null);
          setTooLittle(false);
        }}
        error={error ?? undefined}
        hint={t('Portions grow or shrink by up to six tenths to meet it.')}
      />
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{avoid}</legend>
        <div className="grid sm:grid-cols-2">
          {avoidedKinds.map((kind) => (
            <CheckboxField
              key={kind}
              label={avoidable[kind]}
              checked={avoided.includes(kind)}
              onChange={(event) =>
                setAvoided(event.target.checked ? [...avoided, kind] : avoided.filter((one) => one !== kind))
              }
            />
          ))}
        </div>
        <p className="text-muted text-sm">
          {t('With an allergy read every packet too: traces are on no list of ours.')}
        </p>
      </fieldset>
      <TextField
        label={t('Name (optional)')}
        maxLength={70}
        value={title}
        placeholder={suggested}
        onChange={(event) => setTitle(event.target.value)}
      />
      {isTooLittle && need !== null && (
        <NoLessNotice
          reason={need.why}
          what={t('This is too little for you: enter {n} kcal or more', {
            n: formatNumber(Math.ceil(need.least / 10) * 10),
          })}
        />
      )}
      <Button type="submit">{make}</Button>
    </form>
  );
}
