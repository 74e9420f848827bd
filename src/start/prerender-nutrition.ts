import { herbNamesQuery } from '../app/herb-names.queries.ts';
import { herbProductQueries } from '../app/herb-products.queries.ts';
import { type Article, relatedTo, toCard } from '../features/nutrition-knowledge/article.ts';
import { articleQueries } from '../features/nutrition-knowledge/articles.queries.ts';
import { type BothScales, scalesOf } from '../features/nutrition-knowledge/food-words.ts';
import type { Food } from '../features/nutrition-knowledge/food.ts';
import { foodPage, foodQueries, linksTo } from '../features/nutrition-knowledge/foods.queries.ts';
import { paths } from '../lib/paths.ts';
import { type Answer, type Knowledge, type KnownProduct, toProductLink } from './prerender-knowledge.ts';

/** What the pages about food are made from at build time. */
export type Nutrition = { articles: readonly Article[]; foods: readonly Food[] };

type Beside = {
  products: readonly KnownProduct[];
  knowledge: Pick<Knowledge, 'herbs'>;
};

/** Every address about food that gets an HTML file of its own. */
export const nutritionPaths = ({ articles, foods }: Nutrition): string[] => [
  paths.nutritionKnowledge(),
  paths.foods(),
  ...articles.map(({ slug }) => paths.article(slug)),
  ...foods.map(({ slug }) => paths.food(slug)),
];

const foodPages = `${paths.foods()}/`;
/** Whether an address is one of some hundred short pages, which the style of the site would make four times as large. */
export const isSmallPage = (path: string): boolean => path.startsWith(foodPages);

const knownScales = new WeakMap<readonly Food[], BothScales>();
/** How the foods of a table compare, reckoned once for all their pages. */
function scalesFor(foods: readonly Food[]): BothScales {
  const scales = knownScales.get(foods) ?? scalesOf(foods);
  knownScales.set(foods, scales);
  return scales;
}

/** What a page about food will ask for. */
export function answerNutrition(
  answer: Answer,
  path: string,
  { articles, foods }: Nutrition,
  { products, knowledge }: Beside,
): void {
  const cards = articles.map(toCard);
  if (path === paths.nutritionKnowledge()) answer(articleQueries.list(), cards);

  const food = foods.find(({ slug }) => path === paths.food(slug));
  if (food) {
    const { slug } = food;
    answer(foodQueries.food(slug), foodPage(foods, slug, scalesFor(foods)));
    answer(
      articleQueries.ofFood(slug),
      cards.filter(({ food_ids }) => food_ids.includes(slug)),
    );
  }
  const article = articles.find(({ slug }) => path === paths.article(slug));
  if (!article) return;
  const { slug, food_ids, herb_slugs, product_skus } = article;
  const herbs = knowledge.herbs.filter((herb) => herb_slugs.includes(herb.slug));
  const names = herbs.map((herb) => ({
    slug: herb.slug,
    name: herb.names['english']?.[0] ?? herb.accepted_name,
  }));
  const sold = products.filter(({ sku }) => product_skus.includes(sku));
  answer(articleQueries.article(slug), { article, reviewer: null, nextReviewOn: null });
  answer(articleQueries.related(slug), relatedTo(cards, slug));
  answer(foodQueries.links(food_ids), linksTo(foods, food_ids));
  answer(herbNamesQuery(herb_slugs), names);
  answer(herbProductQueries.bySku(product_skus), sold.map(toProductLink));
}
