import { foodName } from '../../entities/foods/food.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { EnglishText } from '../../ui/english.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-header.tsx';
import { SprigArt } from '../../ui/sprig-art.tsx';
import { t } from '../../words/knowledge.ts';
import type { ArticleCard } from './article.ts';
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
import type { FoodLink } from './foods.queries.ts';

/** Foods in a row, each with the energy of its usual portion; nothing without any. */
export function FoodLinks({ title, foods }: { title: string; foods: readonly FoodLink[] }) {
  if (foods.length === 0) return null;
  return (
    <section aria-labelledby="foods" className="print:hidden">
      <h2 id="foods" className="mb-3 text-2xl">
        {title}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {foods.map(({ slug, name, portion, kcal }) => (
          <li
            key={slug}
            className="border-line bg-surface relative flex min-h-14 items-center justify-between gap-3 rounded-xl border px-4 py-2 transition-shadow hover:shadow-md"
          >
            <Link to={paths.food(slug)} className="font-semibold after:absolute after:inset-0">
              {foodName(name)}
            </Link>
            <span className="text-muted shrink-0 text-right text-sm">
              {t('{n} kcal', { n: kcal })}
              <br />
              {t.known(portion)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A short list of articles under a title; nothing without any. */
export function ArticleLinks({ title, cards }: { title: string; cards: readonly ArticleCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="more-articles" className="print:hidden">
      <h2 id="more-articles" className="mb-3 text-2xl">
        {title}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {cards.map((card) => (
          <li
            key={card.slug}
            className="border-line bg-surface relative rounded-2xl border p-4 shadow-sm transition-shadow hover:shadow-md"
          >
            <h3 className="text-lg leading-snug">
              <Link to={paths.article(card.slug)} className="after:absolute after:inset-0">
                <EnglishText>{card.title}</EnglishText>
              </Link>
            </h3>
            <p className="text-muted mt-1 text-sm">{t('{n} min to read', { n: card.reading_minutes })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The address names no article, or no food. */
export function NotInKnowledge({ what }: { what: 'article' | 'food' }) {
  const isFood = what === 'food';
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 py-16 text-center">
      <PageHead title={isFood ? t('Food not found') : t('Article not found')} noIndex />
      <SprigArt className="h-24" />
      <h1 className="text-3xl">
        {isFood ? t('We have no figures for this food') : t('There is no such article')}
      </h1>
      <p className="text-muted text-pretty">
        {isFood
          ? t('A food is in the table when a source says what it holds. Try another of its names.')
          : t('It may have been withdrawn because it was out of date.')}
      </p>
      <Link
        to={isFood ? paths.foods() : paths.nutritionKnowledge()}
        className={buttonStyles({ variant: 'primary' })}
      >
        {isFood ? t('Search the foods') : t('See all articles')}
      </Link>
    </div>
  );
}

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
