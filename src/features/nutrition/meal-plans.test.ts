import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { type Food, readFoods } from '../../entities/foods/food.ts';
import {
  asMealPlan,
  isCarePlan,
  isSameWeek,
  isWeek,
  type MealPlan,
  meals,
  readPlanBook,
} from '../../entities/meal-plans/meal-plan.ts';
import { bookInWords, cardsInWords } from '../../entities/meal-plans/meal-plans.queries.ts';
import {
  energyLabel,
  excerptOf,
  itemsOfDay,
  planTotals,
  servedText,
  swapChoices,
  weekOf,
} from '../../entities/meal-plans/plan-week.ts';
import { avoidedKinds, kindsIn, makeWeek } from '../../entities/meal-plans/week-maker.tsx';
import { known } from '../../words/sw/nutrition.ts';
import { emptyMeals, isNoted, namedId, plannedEntries, stillToNote } from './plan-strip.tsx';
import { followedUse, freshUse, type PlanUse } from './plan-uses.queries.ts';
import { buyText, shoppingLines, shoppingText } from './shopping-view.tsx';

describe('meal plans', () => {
  const file = (name: string): unknown =>
    JSON.parse(readFileSync(`${process.cwd()}/public/knowledge/${name}.json`, 'utf8')) as unknown;
  const table = readFoods(file('foods'));
  const foods = new Map(table.map((food) => [food.key, food]));
  const book = readPlanBook(file('meal-plans'));
  const pantry = { plans: book.plans, bought: book.bought, foods };

  function plan(goal: MealPlan['goal']): MealPlan {
    const found = book.plans.find((candidate) => candidate.goal === goal);
    if (!found) throw new Error(`no plan for ${goal}`);
    return found;
  }

  function food(key: string): Food {
    const found = foods.get(key);
    if (!found) throw new Error(`no food ${key}`);
    return found;
  }

  describe('the file of plans', () => {
    it('is read whole, and its foods are in the table', () => {
      expect(book.plans.length).toBeGreaterThanOrEqual(12);
      const named = book.plans.flatMap(({ days }) => days.flatMap(itemsOfDay)).map(({ food_id }) => food_id);
      expect(named.filter((key) => !foods.has(key))).toEqual([]);
      expect(isWeek(plan('budget').days)).toBe(true);
    });

    it('survives nonsense', () => {
      expect(readPlanBook(null).plans).toEqual([]);
      expect(readPlanBook({ plans: [{ slug: 'x' }, 3] }).plans).toEqual([]);
    });
  });

  describe('swapping a meal', () => {
    const day = plan('maintain').days[0];
    const choices = swapChoices(plan('maintain'), day?.lunch ?? [], 'lunch', book.plans, foods);

    it('offers meals about as rich, each once, none beside the care of a clinic', () => {
      expect(choices.length).toBeGreaterThan(4);
      const kcal = planTotals(day?.lunch ?? [], foods).energy_kcal.value;
      for (const choice of choices) expect(Math.abs(choice.kcal / kcal - 1)).toBeLessThanOrEqual(0.25);
      const care = new Set(book.plans.filter(isCarePlan).map(({ key }) => key));
      expect(choices.filter(({ plan_key }) => care.has(plan_key))).toEqual([]);
    });

    it('offers nothing smaller to whom less could harm', () => {
      const kcal = planTotals(day?.lunch ?? [], foods).energy_kcal.value;
      const open = swapChoices(plan('maintain'), day?.lunch ?? [], 'lunch', book.plans, foods, {
        isSmallerOpen: false,
      });
      expect(open.length).toBeGreaterThan(0);
      expect(open.filter((choice) => choice.kcal < kcal)).toEqual([]);
    });

    it('keeps vegetarian plans and care plans among themselves', () => {
      const lunches = (of: MealPlan) => swapChoices(of, of.days[0]?.lunch ?? [], 'lunch', book.plans, foods);
      const vegetarian = new Set(book.plans.filter((one) => one.is_vegetarian).map(({ key }) => key));
      expect(lunches(plan('vegetarian')).every(({ plan_key }) => vegetarian.has(plan_key))).toBe(true);
      const diabetes = plan('diabetes-aware');
      expect(lunches(diabetes).every(({ plan_key }) => plan_key === diabetes.key)).toBe(true);
    });

    it('changes that meal and nothing else', () => {
      const choice = choices[0];
      if (!choice) throw new Error('no choice');
      const { plan_key, day: from } = choice;
      const week = weekOf(plan('maintain'), { '0.lunch': { plan_key, day: from } }, book.plans);
      expect(week[0]?.lunch).toEqual(choice.items);
      expect(week[0]?.supper).toEqual(day?.supper);
      expect(week.slice(1)).toEqual(plan('maintain').days.slice(1));
      expect(weekOf(plan('maintain'), { '9.lunch': { plan_key, day: 88 } }, book.plans)).toEqual(
        plan('maintain').days,
      );
    });
  });

  describe('the shopping list', () => {
    const lines = shoppingLines(plan('family').days, 4, book, foods);

    it('takes dishes apart and counts for the family', () => {
      const week = Array.from({ length: 7 }, () => ({
        breakfast: [],
        lunch: [{ food_id: 'ugali-whole', grams: 250 }],
        supper: [{ food_id: 'ndengu-stew', grams: 230 }],
        snacks: [],
      }));
      const grams = (people: number, id: string): number =>
        shoppingLines(week, people, book, foods).find((line) => line.food.key === id)?.grams ?? 0;
      // 250 g of ugali hold 100 g of flour; a fifth of the pot holds 48 g of green grams, 336 g in a week.
      expect([grams(1, 'maize-flour-whole'), grams(4, 'maize-flour-whole')]).toEqual([700, 2800]);
      expect(grams(1, 'green-grams-raw')).toBe(350);
    });

    it('has one line for a food, and names what we sell', () => {
      expect(new Set(lines.map((line) => line.food.key)).size).toBe(lines.length);
      expect(
        book.plans
          .flatMap(({ days }) => shoppingLines(days, 1, book, foods))
          .some((line) => line.productId !== null),
      ).toBe(true);
      expect(shoppingText('Family', 4, lines)).toMatch(/^- Egg, raw: \d+ pieces \(.* k?g\)$/m);
    });

    it.each([
      ['egg-raw', 1400, '28 pieces (1.4 kg)'],
      ['egg-raw', 50, '1 piece (50 g)'],
      ['milk-whole', 1750, '1.75 l'],
      ['milk-whole', 300, '0.5 l'],
      ['sukuma-wiki-raw', 1050, '5 bunches (1.05 kg)'],
      ['cabbage-raw', 900, '2 heads (900 g)'],
      ['onion-raw', 100, '1 piece (100 g)'],
      ['maize-flour-whole', 850, '850 g'],
      ['maize-flour-whole', 1350, '1.35 kg'],
    ])('says what to ask for at the market: %s, %i g', (id, grams, text) => {
      const food = foods.get(id);
      if (!food) throw new Error(`no ${id}`);
      expect(buyText(food, grams)).toBe(text);
    });
  });

  describe('a week of one’s own', () => {
    it.each([1500, 2000, 2600])('meets %i kcal as far as plates allow', (energy) => {
      for (const base of [plan('maintain'), plan('budget'), plan('vegetarian')]) {
        const week = makeWeek(base, energy, [], pantry);
        for (const day of week) {
          const kcal = planTotals(itemsOfDay(day), foods).energy_kcal.value;
          const wanted = Math.min(1.6 * base.energy_kcal, Math.max(0.6 * base.energy_kcal, energy));
          expect(Math.abs(kcal / wanted - 1)).toBeLessThan(0.15);
        }
      }
    });

    it.each(avoidedKinds)('holds nothing that is avoided: %s', (kind) => {
      const week = makeWeek(plan('maintain'), 2000, [kind], pantry);
      const found = week
        .flatMap(itemsOfDay)
        .filter(({ food_id }) => kindsIn(food_id, book.bought, foods).has(kind));
      expect(found).toEqual([]);
      for (const day of week) expect(day.lunch.length + day.supper.length).toBeGreaterThan(0);
    });

    it('still feeds somebody who avoids everything on the list', () => {
      const week = makeWeek(plan('vegetarian'), 1800, avoidedKinds, pantry);
      for (const day of week)
        expect(planTotals(itemsOfDay(day), foods).energy_kcal.value).toBeGreaterThan(1200);
    });

    it('is the same week in whatever order its fields come', () => {
      const { days } = plan('maintain');
      const turned = days.map(({ snacks, supper, lunch, breakfast }) => ({
        lunch: lunch.map(({ food_id, grams }) => ({ grams, food_id })),
        snacks,
        supper,
        breakfast,
      }));
      expect(isSameWeek(days, turned)).toBe(true);
      expect(isSameWeek(days, turned.toReversed())).toBe(false);
    });

    it('keeps the cautions of the care plan it came from', () => {
      const base = plan('diabetes-aware');
      const own = { id: 'a', title: 'Mine', energy_kcal: 1700, days: [...base.days], based_on: base.key };
      expect(asMealPlan(own, book)).toMatchObject({
        goal: 'diabetes-aware',
        cautions: base.cautions,
        isOwn: true,
      });
      expect(asMealPlan({ ...own, based_on: null }, book).cautions).toEqual([]);
    });
  });

  describe('following a plan', () => {
    const use = (id: string, change: Partial<PlanUse>): PlanUse => ({ ...freshUse(id), ...change });

    it('means the one that was begun last', () => {
      expect(followedUse([use('a', { changed_at: '2026-11-21T10:00:00Z' })])).toBeNull();
      expect(
        followedUse([
          use('a', { starts_on: '2026-11-01', changed_at: '2026-11-01T10:00:00Z' }),
          use('b', { starts_on: '2026-11-09', changed_at: '2026-11-08T10:00:00Z' }),
        ])?.id,
      ).toBe('b');
    });

    it('writes a meal into the diary once, whichever device does it', () => {
      const items = plan('maintain').days[0]?.breakfast ?? [];
      const place = { day: '2026-11-23', meal: 'breakfast' } as const;
      const by = (owner: string) => plannedEntries(items, place, { planKey: 'p', owner }, foods, 1);
      expect(by('asha').map(({ id }) => id)).toEqual(by('asha').map(({ id }) => id));
      expect(by('asha').some(({ id }) => by('baraka').some((other) => other.id === id))).toBe(false);
      expect(by('asha')).toHaveLength(items.length);
      expect(isNoted(items, 'breakfast', by('asha'))).toBe(true);
      expect(isNoted(items, 'lunch', by('asha'))).toBe(false);
    });

    it('are noted for a whole day only where nothing was eaten', () => {
      const items = [{ food_id: 'ugali-whole', grams: 300 }];
      const day = { breakfast: items, lunch: items, supper: items, snacks: [] };
      const [eaten] = plannedEntries(
        [{ food_id: 'ugali-whole', grams: 150 }],
        { day: '2026-11-21', meal: 'lunch' },
        { planKey: 'other', owner: 'asha' },
        foods,
      );
      if (!eaten) throw new Error('no line');
      const snack = { ...eaten, food_key: null, name: 'Something else' };
      expect(emptyMeals(day, [])).toEqual(['breakfast', 'lunch', 'supper']);
      expect(emptyMeals(day, [snack])).toEqual(['breakfast', 'supper']);
      expect(stillToNote([eaten], [snack])).toEqual([eaten]);
      expect(stillToNote([eaten], [eaten])).toEqual([]);
    });

    it('names ids that are ids and do not meet', () => {
      const ids = Array.from({ length: 20_000 }, (_, index) =>
        namedId(`asha/plan/2026-11-${index % 30}/${index}`),
      );
      expect(new Set(ids).size).toBe(ids.length);
      expect(
        ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
      ).toBe(true);
    });
  });

  it('dishes out in household measures where they fit', () => {
    expect(servedText(food('ugali-whole'), 300)).toBe('1 serving (300 g)');
    expect(servedText(food('egg-boiled'), 100)).toMatch(/^2 × 1 egg/);
    expect(servedText(food('ugali-whole'), 225)).toBe('1½ × 1 slice (225 g)');
    expect(servedText(food('ugali-whole'), 190)).toBe('190 g');
    expect(meals).toHaveLength(4);
  });

  it('shows a plan from its excerpt as it does from the whole book, for a tenth of it', () => {
    for (const ready of book.plans) {
      const excerpt = excerptOf(ready, book, table);
      const known = new Map(excerpt.foods.map((one) => [one.key, one]));
      const lines = (from: typeof book, by: ReadonlyMap<string, Food>) =>
        shoppingLines(ready.days, 4, from, by).map((line) => ({ ...line, food: line.food.key }));
      expect(lines(excerpt.book, known)).toEqual(lines(book, foods));
      for (const day of ready.days)
        expect(planTotals(itemsOfDay(day), known)).toEqual(planTotals(itemsOfDay(day), foods));
      expect(JSON.stringify(excerpt).length).toBeLessThan(35_000);
    }
  });

  describe('what a week that is given calls itself', () => {
    const base = plan('maintain');
    const made = (kcal: number) => ({ energy_kcal: kcal, days: makeWeek(base, kcal, [], pantry) });

    it('is the energy that was asked for, where portions could meet it', () =>
      expect([1800, 2200, 2600].map((kcal) => energyLabel(made(kcal), foods))).toEqual([1800, 2200, 2600]));

    it('is what its meals come to, where they could not', () => {
      expect(energyLabel(made(6000), foods)).toBeLessThan(4500);
      const days = made(2200).days.map((day) => ({ ...day, lunch: [], supper: [] }));
      expect(energyLabel({ energy_kcal: 2200, days }, foods)).toBeLessThan(1200);
    });
  });
});

describe('plan words', () => {
  const file = (name: string): unknown =>
    JSON.parse(readFileSync(`${process.cwd()}/public/knowledge/${name}.json`, 'utf8')) as unknown;
  const book = readPlanBook(file('meal-plans'));

  it('has everything that ready weeks and measures say in Kiswahili too, above all what to ask first', () => {
    const ofPlans = book.plans.flatMap(({ title, summary, for_whom, cautions, tips }) => [
      title,
      summary,
      for_whom,
      ...cautions,
      ...tips,
    ]);
    const ofFoods = readFoods(file('foods')).flatMap(({ measures }) => measures.map(({ label }) => label));
    const said = new Set([...ofPlans, ...ofFoods]);
    expect([...said].filter((text) => !(text in known))).toEqual([]);
    expect(Object.keys(known).filter((text) => !said.has(text))).toEqual([]);
  });

  it('leaves the English as it is', () => {
    expect(bookInWords(book)).toEqual(book);
    expect(cardsInWords(book.plans)).toEqual(book.plans);
  });
});
