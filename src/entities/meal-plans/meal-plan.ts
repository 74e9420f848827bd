import { isNumber, isObject, isText, listOf, objectOf, oneOf } from '../../lib/guards.ts';
import { t } from '../../words/nutrition.ts';
export const meals = ['breakfast', 'lunch', 'supper', 'snacks'] as const;
export type Meal = (typeof meals)[number];
export const mealNames: Readonly<Record<Meal, string>> = {
  breakfast: t('Breakfast'),
  lunch: t('Lunch'),
  supper: t('Supper'),
  snacks: t('Snacks'),
};

export const isMeal = oneOf(meals);

/** So much of a food of the table, or of one's own by its id. */
export type PlanItem = { food_id: string; grams: number };
export type PlanDay = Record<Meal, PlanItem[]>;

export const planGoals = {
  lose: t('Losing weight'),
  maintain: t('Keeping weight'),
  gain: t('Gaining weight'),
  'diabetes-aware': t('Diabetes aware'),
  'blood-pressure-aware': t('Blood-pressure aware'),
  pregnancy: t('Pregnancy'),
  breastfeeding: t('Breastfeeding'),
  vegetarian: t('Vegetarian'),
  budget: t('Small budget'),
  'high-protein': t('High protein'),
  'fasting-16-8': t('With 16:8 fasting'),
  family: t('Family'),
  student: t('Student'),
  coast: t('From the coast'),
} as const;
export type PlanGoal = keyof typeof planGoals;
export const isPlanGoal = oneOf(Object.keys(planGoals) as PlanGoal[]);

export const costWords = { low: t('Low cost'), medium: t('Medium cost'), high: t('Higher cost') } as const;
export type Cost = keyof typeof costWords;
export const isCost = oneOf(Object.keys(costWords) as Cost[]);

/** Plans beside the care of a clinic: their meals give way only to each other's. */
const careGoals: readonly string[] = ['diabetes-aware', 'blood-pressure-aware', 'pregnancy', 'breastfeeding'];
export const isCarePlan = ({ goal }: Pick<PlanCard, 'goal'>): boolean =>
  goal !== null && careGoals.includes(goal);

/** A plan as lists show it. */
export type PlanCard = {
  /** The slug of a ready plan, the id of one's own. */
  key: string;
  title: string;
  /** Null for one's own. */
  goal: PlanGoal | null;
  summary: string;
  /** Of one person a day. */
  energy_kcal: number;
  is_vegetarian: boolean;
  cost: Cost | null;
};
export type MealPlan = PlanCard & {
  for_whom: string;
  cautions: readonly string[];
  tips: readonly string[];
  /** Monday first. */
  days: readonly PlanDay[];
  isOwn: boolean;
};

/** Everything about ready plans: the plans, what one buys for a gram of a food, and which product of ours a food is. */
export type PlanBook = {
  plans: MealPlan[];
  bought: Readonly<Record<string, readonly (readonly [id: string, grams: number])[]>>;
  sold: Readonly<Record<string, number>>;
};

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

const isItem = objectOf<PlanItem>({ food_id: isText, grams: isNumber });
const isDay = objectOf<PlanDay>({
  breakfast: listOf(isItem),
  lunch: listOf(isItem),
  supper: listOf(isItem),
  snacks: listOf(isItem),
});
/** Of the device, and of the file of plans. */
export const isWeek = (value: unknown): value is PlanDay[] =>
  Array.isArray(value) && value.length === 7 && value.every(isDay);

function readPlan(value: unknown): MealPlan[] {
  if (!isObject(value)) return [];
  const { slug, title, goal, summary, for_whom, energy_kcal, cost, days } = value;
  if (
    typeof slug !== 'string' ||
    typeof title !== 'string' ||
    typeof summary !== 'string' ||
    typeof energy_kcal !== 'number' ||
    !isPlanGoal(goal) ||
    !isWeek(days)
  )
    return [];
  return [
    {
      key: slug,
      title,
      goal,
      summary,
      for_whom: typeof for_whom === 'string' ? for_whom : '',
      cautions: texts(value['cautions']),
      tips: texts(value['tips']),
      energy_kcal,
      is_vegetarian: value['is_vegetarian'] === true,
      cost: isCost(cost) ? cost : null,
      days,
      isOwn: false,
    },
  ];
}

/** Reads the file of the plans. */
export function readPlanBook(answer: unknown): PlanBook {
  if (!isObject(answer)) return { plans: [], bought: {}, sold: {} };
  const { plans, bought, sold } = answer;
  return {
    plans: Array.isArray(plans) ? plans.flatMap(readPlan) : [],
    bought: (isObject(bought) ? bought : {}) as PlanBook['bought'],
    sold: (isObject(sold) ? sold : {}) as PlanBook['sold'],
  };
}

export const toPlanCard = ({
  key,
  title,
  goal,
  summary,
  energy_kcal,
  is_vegetarian,
  cost,
}: MealPlan): PlanCard => ({
  key,
  title,
  goal,
  summary,
  energy_kcal,
  is_vegetarian,
  cost,
});

/** A week of one's own: a row of `custom_meal_plans`. */
export type OwnPlan = {
  id: string;
  title: string;
  energy_kcal: number;
  days: PlanDay[];
  based_on: string | null;
};

/** A week that is not (yet) among somebody's own: a practitioner writes one for their client. */
export type WeekOfMeals = Omit<OwnPlan, 'id'>;

/** Whether two weeks hold the same foods in the same order; the database keeps their fields in an order of its own. */
export const isSameWeek = (a: readonly PlanDay[], b: readonly PlanDay[]): boolean => {
  const lines = (days: readonly PlanDay[]): string =>
    JSON.stringify(
      days.map((day) => meals.map((meal) => day[meal].map(({ food_id, grams }) => [food_id, grams]))),
    );
  return lines(a) === lines(b);
};

export const isOwnPlan = objectOf<OwnPlan>({
  id: isText,
  title: isText,
  energy_kcal: isNumber,
  days: isWeek,
});

/** One's own week among the ready ones; what its ready plan warns of, it warns of too. */
export function asMealPlan(own: OwnPlan, book: PlanBook): MealPlan {
  const base = book.plans.find(({ key }) => key === own.based_on);
  return {
    key: own.id,
    title: own.title,
    goal: base && isCarePlan(base) ? base.goal : null,
    summary: base ? t('Your own week, from “{title}”.', { title: base.title }) : t('Your own week.'),
    for_whom: base && isCarePlan(base) ? base.for_whom : '',
    cautions: base && isCarePlan(base) ? base.cautions : [],
    tips: base?.tips ?? [],
    energy_kcal: own.energy_kcal,
    is_vegetarian: base?.is_vegetarian ?? false,
    cost: null,
    days: own.days,
    isOwn: true,
  };
}

/** Meals that give way: `"<day 0–6>.<meal>"` to the same meal of another plan's day. */
export type Swaps = Readonly<Record<string, { plan_key: string; day: number }>>;
