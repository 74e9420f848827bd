import { foodName } from '../../entities/foods/food.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/knowledge.ts';
import { basisOf, type FoodFilters } from './food-filters.ts';
import {
  amountIn,
  amountText,
  costWords,
  type Food,
  groupIds,
  groupName,
  measureName,
  nutrients,
  shownNutrients,
} from './food-words.ts';

export const MOST_COMPARED = 3;

function Options({ foods }: { foods: readonly Food[] }) {
  return groupIds.map((group) => (
    <optgroup key={group} label={groupName(group)}>
      {foods
        .filter(({ category }) => category === group)
        .map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {foodName(name)}
          </option>
        ))}
    </optgroup>
  ));
}

type FoodCompareProps = {
  foods: readonly Food[];
  /** At most three. */
  chosen: readonly Food[];
  basis: FoodFilters['basis'];
  onChange: (slugs: readonly string[], basis: FoodFilters['basis']) => void;
};

/** Up to three foods side by side; each bar is measured against the most of its row. */
export function FoodCompare({ foods, chosen, basis, onChange }: FoodCompareProps) {
  const slugs = chosen.map(({ slug }) => slug);
  const others = foods.filter(({ slug }) => !slugs.includes(slug));
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end gap-4">
        {chosen.length < MOST_COMPARED && (
          <SelectField
            className="w-full sm:w-80"
            label={chosen.length === 0 ? t('Start with') : t('Compare with')}
            value=""
            onChange={(event) => onChange([...slugs, event.currentTarget.value], basis)}
          >
            <option value="" disabled>
              {t('Choose a food')}
            </option>
            <Options foods={others} />
          </SelectField>
        )}
        <SelectField
          className="w-full sm:w-52"
          label={t('Figures for')}
          value={basis}
          onChange={(event) =>
            onChange(slugs, event.currentTarget.value === 'hundred' ? 'hundred' : 'portion')
          }
        >
          <option value="portion">{t('the usual portion')}</option>
          <option value="hundred">100 g</option>
        </SelectField>
      </div>
      {chosen.length > 0 && (
        <ul aria-label={t('Compared')} className="flex flex-wrap gap-2 print:hidden">
          {chosen.map(({ slug, name }) => (
            <li key={slug}>
              <Button
                variant="secondary"
                size="sm"
                className="rounded-full"
                onClick={() =>
                  onChange(
                    slugs.filter((other) => other !== slug),
                    basis,
                  )
                }
              >
                {t.rich(
                  '<quiet>Take out </quiet>{name}',
                  { quiet: (words) => <span className="sr-only">{words}</span> },
                  { name: foodName(name) },
                )}
                <CloseIcon className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <table className="w-full table-fixed border-collapse text-left">
          <caption className="sr-only">
            {t('{names} compared', { names: chosen.map(({ name }) => foodName(name)).join(', ') })}
          </caption>
          <thead>
            <tr className="align-top">
              {chosen.map((food) => (
                <th
                  key={food.slug}
                  scope="col"
                  className="px-1.5 pb-3 font-normal first:pl-0 last:pr-0 sm:px-3"
                >
                  <Link
                    to={paths.food(food.slug)}
                    className="block font-serif text-base leading-snug font-semibold wrap-break-word hyphens-auto sm:text-xl"
                  >
                    {foodName(food.name)}
                  </Link>
                  <span className="text-muted mt-1 block text-sm">
                    {measureName(basisOf(food, { basis }))}
                  </span>
                  <span className="text-muted mt-1 block text-sm">{costWords[food.cost].label}</span>
                </th>
              ))}
            </tr>
          </thead>
          {shownNutrients.map((nutrient) => {
            const amounts = chosen.map((food) => amountIn(food, nutrient, basisOf(food, { basis })));
            const most = Math.max(...amounts.map((amount) => amount ?? 0));
            return (
              <tbody key={nutrient} className="border-line border-t">
                <tr>
                  <th scope="rowgroup" colSpan={chosen.length} className="text-muted pt-2.5 text-sm">
                    {nutrients[nutrient].name}
                  </th>
                </tr>
                <tr className="align-top">
                  {chosen.map((food, place) => {
                    const amount = amounts[place] ?? null;
                    return (
                      <td key={food.slug} className="px-1.5 pt-0.5 pb-2.5 first:pl-0 last:pr-0 sm:px-3">
                        <span className={amount === null ? 'text-muted italic' : 'tabular-nums'}>
                          {amountText(amount, nutrient)}
                        </span>
                        <span
                          aria-hidden="true"
                          className="bg-sunk mt-1 block h-2 overflow-hidden rounded-full"
                        >
                          {amount !== null && most > 0 && (
                            <span
                              className="bg-leaf-500 block h-full rounded-full"
                              style={{ width: `${(amount / most) * 100}%` }}
                            />
                          )}
                        </span>
                      </td>
                    );
                  })}
                </tr>
              </tbody>
            );
          })}
        </table>
      )}
    </div>
  );
}
