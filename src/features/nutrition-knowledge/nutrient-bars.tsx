import { t } from '../../words/knowledge.ts';
import {
  amountIn,
  amountText,
  type BothScales,
  fill,
  type Food,
  hundredGrams,
  type Measure,
  type Nutrient,
  nutrients,
  shownNutrients,
  standing,
} from './food-words.ts';

const standingWords = { low: t('low'), middle: t('middling'), high: t('high') } as const;
/** A colour for each family of nutrients; the words beside the bar say what it says. */
const colours: Readonly<Partial<Record<Nutrient, string>>> = {
  energy_kcal: 'bg-gold-500',
  protein_g: 'bg-leaf-500',
  fat_g: 'bg-gold-400',
  carbohydrate_g: 'bg-clay-400',
  fibre_g: 'bg-leaf-400',
};

/**
 * What a measure of a food holds, as bars. The table is its own text: the length of a bar only repeats the word for how
 * it stands among all foods.
 */
export function NutrientBars({
  food,
  measure,
  scales,
}: {
  food: Food;
  measure: Measure;
  scales: BothScales;
}) {
  const scale = scales[measure.grams === hundredGrams.grams ? 'hundred' : 'portion'];
  const rows: readonly Nutrient[] = [...shownNutrients, ...(food.alcohol_g ? (['alcohol_g'] as const) : [])];
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">
        {t('What {measure} of it holds, beside all foods of the table', { measure: t.known(measure.label) })}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('Nutrient')}</th>
          <th scope="col">{t('Amount')}</th>
          <th scope="col">{t('Among all foods')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((nutrient) => {
          const amount = amountIn(food, nutrient, measure);
          const place = standing(amount, scale[nutrient]);
          return (
            <tr
              key={nutrient}
              className="border-line grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-x-3 border-b py-2 sm:grid-cols-[8.5rem_7rem_minmax(0,1fr)]"
            >
              <th scope="row">{nutrients[nutrient].name}</th>
              <td
                className={
                  amount === null
                    ? 'text-muted text-right italic sm:text-left'
                    : 'text-right tabular-nums sm:text-left'
                }
              >
                {amountText(amount, nutrient)}
              </td>
              <td
                className={
                  amount === null
                    ? 'sr-only'
                    : 'col-span-2 mt-1 flex items-center gap-3 sm:col-span-1 sm:mt-0'
                }
              >
                <span aria-hidden="true" className="bg-sunk block h-3 grow overflow-hidden rounded-full">
                  {amount !== null && (
                    <span
                      className={`block h-full rounded-full ${colours[nutrient] ?? 'bg-info-700'}`}
                      style={{
                        width: `${Math.max(fill(amount, scale[nutrient]) * 100, amount > 0 ? 1.5 : 0)}%`,
                      }}
                    />
                  )}
                </span>
                <span className="text-muted w-18 shrink-0 text-sm">
                  {place ? standingWords[place] : amount === null ? t('no figure') : ''}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
