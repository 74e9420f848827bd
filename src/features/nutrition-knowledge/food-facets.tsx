import type { ReactNode } from 'react';

import { SelectField } from '../../ui/select-field.tsx';
import { t } from '../../words/knowledge.ts';
import type { FoodFilters, FoodSort } from './food-filters.ts';
import { costWords, groupIds, groupName, nutrients, wantedNutrients } from './food-words.ts';
import { isNutrient } from './food.ts';

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
