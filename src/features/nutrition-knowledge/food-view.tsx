import { type ReactNode, useState } from 'react';

import { foodName, otherFoodNames } from '../../entities/foods/food.ts';
import { cn } from '../../lib/cn.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/card.tsx';
import { EnglishText } from '../../ui/english.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/knowledge.ts';
import { FoodLinks, NutrientBars } from './food-parts.tsx';
import {
  costWords,
  energyShares,
  type Food,
  groupName,
  hundredGrams,
  type Measure,
  measureName,
  usualPortion,
} from './food-words.ts';
import type { FoodPage } from './foods.queries.ts';

const parts = {
  carbohydrate_g: { name: t('carbohydrate'), fill: 'bg-clay-400' },
  fat_g: { name: t('fat'), fill: 'bg-gold-400' },
  protein_g: { name: t('protein'), fill: 'bg-leaf-500' },
  alcohol_g: { name: t('alcohol'), fill: 'bg-info-700' },
} as const;

/** Where the energy of a food comes from, as one divided bar with its figures below. */
function EnergyBar({ food }: { food: Food }) {
  const shares = energyShares(food);
  if (shares.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{t('Where its energy comes from')}</p>
      <div aria-hidden="true" className="flex h-4 gap-0.5 overflow-hidden rounded-full">
        {shares.map(({ nutrient, percent }) => (
          <span key={nutrient} className={parts[nutrient].fill} style={{ width: `${percent}%` }} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {shares.map(({ nutrient, percent }) => (
          <li key={nutrient} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-full ${parts[nutrient].fill}`} />
            {percent} % {parts[nutrient].name}
          </li>
        ))}
      </ul>
    </div>
  );
}

function MadeFrom({ food, partNames }: Pick<FoodPage, 'food' | 'partNames'>) {
  if (!food.recipe) return null;
  const { parts, cooked_weight_g, is_cooked } = food.recipe;
  return (
    <section aria-labelledby="made-from">
      <h2 id="made-from" className="mb-3 text-2xl">
        {t('Reckoned from')}
      </h2>
      <ul className="max-w-md">
        {parts.map(({ food_id, grams }) => (
          <li key={food_id} className="border-line flex justify-between gap-4 border-b py-2">
            <Link to={paths.food(food_id)} className="text-leaf-700 underline underline-offset-4">
              {foodName(partNames[food_id] ?? food_id)}
            </Link>
            <span className="tabular-nums">{grams} g</span>
          </li>
        ))}
      </ul>
      <p className="text-muted mt-2 max-w-prose text-sm text-pretty">
        {t('Together {grams} g when it is done.', { grams: cooked_weight_g })}
        {is_cooked &&
          ` ${t('Heat takes some vitamin C and folate, and we cannot say how much: these two are left out.')}`}{' '}
        {t('Your own recipe will differ.')}
      </p>
    </section>
  );
}

const Remark = ({ text }: { text: string }) => (
  <p className="text-muted mt-2 max-w-prose text-pretty">
    <EnglishText told={t.known(text)}>{text}</EnglishText>
  </p>
);

function Origin({ food }: { food: Food }) {
  return (
    <section aria-labelledby="origin">
      <h2 id="origin" className="mb-2 text-2xl">
        {t('Where the figures come from')}
      </h2>
      <p className="max-w-prose text-pretty">
        <EnglishText told={t.known(food.source)}>{food.source}</EnglishText>.
      </p>
      {food.stand_in && <Remark text={food.stand_in} />}
      {food.energy_note && <Remark text={food.energy_note} />}
      <p className="text-muted mt-2 max-w-prose text-sm text-pretty">
        {t(
          '“Not known” means that the source has no figure, not that there is none in the food. “Low” and “high” are the lowest and highest quarter of all foods in this table.',
        )}
      </p>
    </section>
  );
}

type FoodViewProps = {
  page: FoodPage;
  /** Share, print and compare. */
  actions: ReactNode;
  /** Articles that speak of it. */
  related: ReactNode;
};

/** What the figures of a page are for: a household measure or 100 g. */
function MeasureChoice({
  food,
  value,
  onChange,
}: {
  food: Food;
  value: Measure;
  onChange: (measure: Measure) => void;
}) {
  const measures = [...food.measures, hundredGrams].filter(
    ({ label }, index, all) => all.findIndex((other) => other.label === label) === index,
  );
  return (
    <fieldset>
      <legend className="sr-only">{t('Show the figures for')}</legend>
      <div className="flex flex-wrap gap-2">
        {measures.map((measure) => {
          const isChosen = measure.label === value.label;
          return (
            <label
              key={measure.label}
              className={cn(
                'has-focus-visible:outline-leaf-600 flex min-h-11 cursor-pointer items-center rounded-full border px-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
                isChosen
                  ? 'bg-leaf text-on-leaf border-transparent'
                  : 'border-edge bg-surface hover:border-leaf-600 hover:bg-leaf-50',
              )}
            >
              <input
                type="radio"
                name="measure"
                className="sr-only"
                checked={isChosen}
                onChange={() => onChange(measure)}
              />
              {measureName(measure)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Everything the table says about a food. */
export function FoodView({ page: { food, partNames, similar, scales }, actions, related }: FoodViewProps) {
  const [measure, setMeasure] = useState(usualPortion(food));
  const cost = costWords[food.cost];
  const others = otherFoodNames(food);
  return (
    <article className="mx-auto grid max-w-4xl gap-9">
      <header className="grid gap-3 pt-4">
        <h1 className="text-3xl leading-tight wrap-break-word sm:text-4xl">{foodName(food.name)}</h1>
        {others.length > 0 && (
          <p className="text-muted text-lg">{t('Also called {name}', { name: others.join(', ') })}</p>
        )}
        <p className="flex flex-wrap items-center gap-2">
          <Link to={`${paths.foods()}?group=${food.category}`}>
            <Badge tone="leaf">{groupName(food.category)}</Badge>
          </Link>
          <Badge tone="gold">{cost.label}</Badge>
          <span className="text-muted text-sm">{cost.meaning}</span>
        </p>
        <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>
      </header>
      <section aria-labelledby="figures" className="grid gap-5">
        <h2 id="figures" className="text-2xl">
          {t('In {measure}', { measure: measureName(measure) })}
        </h2>
        <MeasureChoice food={food} value={measure} onChange={setMeasure} />
        <EnergyBar food={food} />
        <NutrientBars food={food} measure={measure} scales={scales} />
      </section>
      <MadeFrom food={food} partNames={partNames} />
      <Origin food={food} />
      {related}
      <FoodLinks title={t('Foods like it')} foods={similar} />
    </article>
  );
}
