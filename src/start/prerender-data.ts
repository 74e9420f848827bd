import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

import { routes } from '../app/routes.tsx';
import { readFoods } from '../entities/foods/food.ts';
import { type Herb, toCard as toHerbCard } from '../entities/herbs/herb.ts';
import { byName, herbNamesQuery, herbQueries } from '../entities/herbs/herbs.queries.ts';
import { readPlanBook, toPlanCard } from '../entities/meal-plans/meal-plan.ts';
import { planCardsQuery, planExcerptQuery } from '../entities/meal-plans/meal-plans.queries.ts';
import { excerptOf } from '../entities/meal-plans/plan-week.ts';
import { type Category, toDetail, toOptions, toSummary } from '../entities/products/product.ts';
import { type HerbProduct, herbProductQueries } from '../entities/products/products.queries.ts';
import { deliveryQueries, type DeliveryZone } from '../entities/quote/quote.queries.ts';
import { landingQueries, toTestimonials } from '../features/landing/landing.queries.ts';
import { type Article, relatedTo, toCard } from '../features/nutrition-knowledge/article.ts';
import { articleQueries } from '../features/nutrition-knowledge/articles.queries.ts';
import { type BothScales, type Food, scalesOf } from '../features/nutrition-knowledge/food-words.ts';
import { foodPage, foodQueries, linksTo } from '../features/nutrition-knowledge/foods.queries.ts';
import { returnDaysQuery } from '../features/orders/orders.queries.ts';
import { type Remedy, remedyQueries, toCard as toRemedyCard } from '../features/remedies/remedies.queries.ts';
import { FEATURED, PAGE_SIZE, shopQueries } from '../features/shop/shop.queries.ts';
import { type Terms, termsQuery } from '../lib/knowledge.ts';
import { paths } from '../lib/paths.ts';
import { siteAddress } from '../ui/page-header.tsx';

/** Gives a query of the app its answer. */
type Answer = <Data>(query: { queryKey: DataTag<QueryKey, Data, Error> }, data: NoInfer<Data>) => void;

/** The knowledge the pages about herbs and remedies are made from at build time. */
type Knowledge = { herbs: readonly Herb[]; remedies: readonly Remedy[]; terms: Terms };

type KnownProduct = HerbProduct & { sku: string; herb_slugs: readonly string[] };

const noTerms: Terms = { medicines: {}, conditions: {}, complaints: {}, ingredients: {}, red_flags: {} };

/** The terms under some ids: a page carries only what it names. */
const only = <T>(terms: Readonly<Record<string, T>>, ids: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(terms).filter(([id]) => ids.includes(id)));

/** What a page says of a product beside it. */
const toProductLink = (product: KnownProduct): HerbProduct => {
  const { id, name, size, price_kes, picture, picture_alt } = product;
  return { id, name, size, price_kes, picture, picture_alt };
};

/** What a page about herbs or remedies will ask for. */
function answerKnowledge(
  answer: Answer,
  path: string,
  { herbs, remedies, terms }: Knowledge,
  products: readonly KnownProduct[],
): void {
  const answerTerms = (some: Partial<Terms>): void => answer(termsQuery(), { ...noTerms, ...some });
  const toCards = (some: readonly Remedy[]) => some.map((remedy) => toRemedyCard(remedy));
  if (path === paths.herbs())
    answer(herbQueries.list(), herbs.map((herb) => toHerbCard(herb)).toSorted(byName));
  if (path === paths.remedies()) {
    answer(remedyQueries.list(), toCards(remedies));
    const { complaints, ingredients, red_flags } = terms;
    answerTerms({ complaints, ingredients, red_flags });
  }
  const herb = herbs.find(({ slug }) => path === paths.herb(slug));
  if (herb) {
    const { slug, interactions, contraindications } = herb;
    const isOfHerb = ({ herb_slugs }: { herb_slugs: readonly string[] }): boolean =>
      herb_slugs.includes(slug);
    answer(herbQueries.herb(slug), { herb, reviewer: null, nextReviewOn: null });
    answer(remedyQueries.ofHerb(slug), toCards(remedies.filter(isOfHerb)));
    answer(herbProductQueries.ofHerb(slug), products.filter(isOfHerb).slice(0, 6).map(toProductLink));
    const medicines = interactions.map(({ drug }) => drug);
    const conditions = contraindications.map(({ condition }) => condition);
    answerTerms({
      medicines: only(terms.medicines, medicines),
      conditions: only(terms.conditions, conditions),
    });
  }
  const remedy = remedies.find(({ slug }) => path === paths.remedy(slug));
  if (remedy) {
    const { slug, product_skus } = remedy;
    const sold = products.filter(({ sku }) => product_skus.includes(sku));
    answer(remedyQueries.remedy(slug), { remedy, reviewer: null, nextReviewOn: null });
    answer(herbProductQueries.bySku(product_skus), sold.map(toProductLink));
    const ingredients = remedy.ingredients.map(({ ingredient }) => ingredient);
    const conditions = remedy.not_for.map(({ condition }) => condition);
    answerTerms({
      complaints: only(terms.complaints, remedy.complaints),
      red_flags: only(terms.red_flags, remedy.red_flags),
      ingredients: only(terms.ingredients, ingredients),
      conditions: only(terms.conditions, conditions),
    });
  }
}

/** What the pages about food are made from at build time. */
type Nutrition = { articles: readonly Article[]; foods: readonly Food[] };

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
function answerNutrition(
  answer: Answer,
  path: string,
  { articles, foods }: Nutrition,
  { products, knowledge }: Pick<Catalogue, 'products' | 'knowledge'>,
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

/** Weeks of meals in their order, what is bought for a gram of each food, and which product a food is. */
type MealPlanBook = { plans: readonly { slug: string }[]; bought: object; sold: object };

/** Every address about meal plans that gets an HTML file of its own. */
const planPaths = ({ plans }: MealPlanBook): string[] => [
  paths.mealPlans(),
  ...plans.map(({ slug }) => paths.mealPlan(slug)),
];

/** What a page about meal plans will ask for. */
function answerPlans(answer: Answer, path: string, content: MealPlanBook, foods: readonly object[]): void {
  if (!planPaths(content).includes(path)) return;
  const book = readPlanBook(content);
  if (path === paths.mealPlans()) answer(planCardsQuery(), book.plans.map(toPlanCard));
  const plan = book.plans.find(({ key }) => path === paths.mealPlan(key));
  if (plan) answer(planExcerptQuery(plan.key), excerptOf(plan, book, readFoods(foods)));
}

/** The content the public pages are made from at build time. */
export type Catalogue = {
  /** Rows of products, as far as the content knows their columns. */
  products: (Parameters<typeof answerKnowledge>[3][number] & Parameters<typeof toDetail>[0])[];
  /** Further sizes, as rows of `products`. */
  options: readonly (Parameters<typeof toOptions>[0][number] & { variant_of: number })[];
  /** Rows of `product_pictures`, in their order. */
  pictures: readonly { product_id: number; picture: string; alt: string }[];
  categories: Category[];
  zones: DeliveryZone[];
  /** How many days after delivery a return may be asked for. */
  returnDays: number;
  /** Active ones, newest first. */
  testimonials: Parameters<typeof toTestimonials>[0];
  mealPlans: MealPlanBook;
  /** Herbs, remedies and the names of what they refer to. */
  knowledge: Knowledge;
  /** Articles about food, and the food table. */
  nutrition: Nutrition;
};

/** The pages that have something to say to a search engine. */
const indexedPaths = ({ products, knowledge, nutrition, mealPlans }: Catalogue): string[] => [
  ...routes.filter((route) => 'file' in route && route.prerendered).map(({ path }) => path),
  ...products.map(({ id }) => paths.product(id)),
  paths.herbs(),
  paths.remedies(),
  paths.safetyCheck(),
  ...knowledge.herbs.map(({ slug }) => paths.herb(slug)),
  ...knowledge.remedies.map(({ slug }) => paths.remedy(slug)),
  paths.nutritionKnowledge(),
  paths.foods(),
  ...nutrition.articles.map(({ slug }) => paths.article(slug)),
  ...nutrition.foods.map(({ slug }) => paths.food(slug)),
  ...planPaths(mealPlans),
];

/** Every address that gets an HTML file of its own; of the dashboard, which belongs to somebody, the heading alone. */
export const prerenderedPaths = (catalogue: Catalogue): string[] =>
  indexedPaths(catalogue).concat(paths.dashboard());

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The text of `sitemap.xml`: the pages that search engines should know. */
export const sitemap = (catalogue: Catalogue): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...indexedPaths(catalogue).map((path) => `  <url><loc>${escaped(siteAddress(path))}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/**
 * Puts the answers a page will ask for into the cache. They count as outdated from the start: prices and stock are
 * asked again as soon as the app runs.
 */
export function seedQueries(client: QueryClient, path: string, catalogue: Catalogue): void {
  const { products, categories, knowledge, nutrition } = catalogue;
  const answer: Answer = ({ queryKey }, data) => void client.setQueryData(queryKey, data, { updatedAt: 1 });
  if (path === paths.home() || path === paths.shop()) {
    // The start page shows a few: the rest would only make it heavier, and comes with the first answer.
    const many = path === paths.home() ? FEATURED : PAGE_SIZE;
    const first = products.slice(0, many).map(toSummary);
    answer(shopQueries.list({}), {
      pages: [{ products: first, total: products.length }],
      pageParams: [0],
    });
    answer(shopQueries.categories(), categories);
  }
  if (path === paths.home()) answer(landingQueries.testimonials(), toTestimonials(catalogue.testimonials));
  const product = products.find(({ id }) => path === paths.product(id));
  if (product) {
    const { id } = product;
    const options = catalogue.options.filter(({ variant_of }) => variant_of === id);
    const pictures = catalogue.pictures.filter(({ product_id }) => product_id === id);
    answer(shopQueries.product(id), toDetail(product));
    if (options.length > 0) answer(shopQueries.options(id), toOptions([product, ...options]));
    if (pictures.length > 0)
      answer(
        shopQueries.pictures(id),
        pictures.map(({ picture, alt }) => ({ picture, alt })),
      );
    answer(shopQueries.categories(), categories);
  }
  answerKnowledge(answer, path, knowledge, products);
  answerNutrition(answer, path, nutrition, catalogue);
  answerPlans(answer, path, catalogue.mealPlans, nutrition.foods);
  if (path === '/shipping') answer(deliveryQueries.zones(), catalogue.zones);
  if (path === '/returns') answer(returnDaysQuery(), catalogue.returnDays);
}
