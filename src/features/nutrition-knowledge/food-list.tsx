import type { ReactNode } from 'react';

import { foodName, otherFoodNames } from '../../entities/foods/food.ts';
import { paths } from '../../lib/paths.ts';
import { SelectField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/knowledge.ts';
import { basisOf, type FoodFilters, type FoodSort, matchedName } from './food-filters.ts';
import {
  amountIn,
  amountText,
  costWords,
  type Food,
  groupIds,
  groupName,
  isNutrient,
  measureName,
  type Nutrient,
  nutrients,
  wantedNutrients,
} from './food-words.ts';

type Props = { filters: FoodFilters; onChange: (next: Partial<FoodFilters>) => void };

function Choice({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {children}
    </SelectField>
  );
}

const isSort = (value: string): value is FoodSort =>
  ['usual', 'name', 'most', 'energy-up', 'energy-down'].includes(value);
const isCost = (value: string): value is 'low' | 'medium' | 'high' => value in costWords;

/** What narrows and orders the food table. */
export function FoodFacets({ filters, onChange }: Props) {
  const most = filters.rich ? nutrients[filters.rich].name.toLowerCase() : t('protein');
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
      <legend className="sr-only">{t('Narrow the list')}</legend>
      <Choice label={t('Group')} value={filters.group} onChange={(group) => onChange({ group })}>
        <option value="">{t('All foods')}</option>
        {groupIds.map((id) => (
          <option key={id} value={id}>
            {groupName(id)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('Rich in')}
        value={filters.rich}
        onChange={(rich) => onChange({ rich: isNutrient(rich) ? rich : '' })}
      >
        <option value="">{t('Anything')}</option>
        {wantedNutrients.map((id) => (
          <option key={id} value={id}>
            {nutrients[id].name}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('Cost beside its kind')}
        value={filters.cost}
        onChange={(cost) => onChange({ cost: isCost(cost) ? cost : '' })}
      >
        <option value="">{t('Any cost')}</option>
        <option value="low">{t('Low')}</option>
        <option value="medium">{t('Middle')}</option>
        <option value="high">{t('High')}</option>
      </Choice>
      <Choice
        label={t('Order')}
        value={filters.sort}
        onChange={(sort) => onChange({ sort: isSort(sort) ? sort : 'usual' })}
      >
        <option value="usual">{filters.query.trim() ? t('Best match first') : t('By group')}</option>
        <option value="most">{t('Most {nutrient} first', { nutrient: most })}</option>
        <option value="energy-up">{t('Least energy first')}</option>
        <option value="energy-down">{t('Most energy first')}</option>
        <option value="name">{t('By name')}</option>
      </Choice>
      <Choice
        label={t('Figures for')}
        value={filters.basis}
        onChange={(basis) => onChange({ basis: basis === 'hundred' ? 'hundred' : 'portion' })}
      >
        <option value="portion">{t('the usual portion')}</option>
        <option value="hundred">100 g</option>
      </Choice>
    </fieldset>
  );
}

type FoodRowProps = {
  food: Food;
  filters: FoodFilters;
  choice: { checked: boolean; disabled: boolean; onChange: (checked: boolean) => void };
};

const Figure = ({ nutrient, amount }: { nutrient: Nutrient; amount: number | null }) => (
  <span className="whitespace-nowrap">
    <span className="text-muted">{nutrients[nutrient].name}</span> {amountText(amount, nutrient)}
  </span>
);

/** A food in the list, with the figures somebody looks for. The whole row leads to its page. */
export function FoodRow({ food, filters, choice }: FoodRowProps) {
  const name = foodName(food.name);
  const measure = basisOf(food, filters);
  const also = matchedName(food, filters.query);
  const figures: readonly Nutrient[] =
    filters.rich && filters.rich !== 'protein_g' ? [filters.rich, 'protein_g'] : ['protein_g', 'fibre_g'];
  return (
    <article className="border-line bg-surface has-[h3_a:focus-visible]:outline-leaf-600 relative grid h-full grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3 gap-y-1 rounded-2xl border py-3 pr-2 pl-4 shadow-sm transition-shadow hover:shadow-md has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2">
      <h3 className="col-span-2 text-lg leading-snug">
        <Link to={paths.food(food.slug)} className="outline-none after:absolute after:inset-0">
          {name}
        </Link>
      </h3>
      <p className="text-muted col-span-2 text-sm">
        {also ? t('Also called {name}', { name: also }) : otherFoodNames(food).slice(0, 3).join(', ')}
      </p>
      <p className="col-span-2 flex flex-wrap gap-x-4 text-sm">
        <strong>{amountText(amountIn(food, 'energy_kcal', measure), 'energy_kcal')}</strong>
        {figures.map((nutrient) => (
          <Figure key={nutrient} nutrient={nutrient} amount={amountIn(food, nutrient, measure)} />
        ))}
      </p>
      <p className="text-muted self-center text-sm">
        {measureName(measure)} · {costWords[food.cost].label}
      </p>
      <label className="relative z-1 -my-1.5 flex min-h-11 items-center gap-2.5 px-2 text-sm">
        <span aria-hidden="true">{t('Compare')}</span>
        <input
          type="checkbox"
          aria-label={t('Compare {name}', { name })}
          checked={choice.checked}
          disabled={choice.disabled}
          onChange={(event) => choice.onChange(event.currentTarget.checked)}
          className="accent-leaf-700 size-5.5"
        />
      </label>
    </article>
  );
}
