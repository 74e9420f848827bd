import type { QueryClient } from '@tanstack/react-query';

import { siteAddress } from '../app/canonical.tsx';
import { type DeliveryZone, deliveryQueries } from '../app/delivery.queries.ts';
import { routes } from '../app/routes.tsx';
import { landingQueries, toTestimonials } from '../features/landing/landing.queries.ts';
import { readFoods } from '../features/nutrition/food.ts';
import { readPlanBook, toPlanCard } from '../features/nutrition/meal-plan.ts';
import { planCardsQuery, planExcerptQuery } from '../features/nutrition/meal-plans.queries.ts';
import { excerptOf } from '../features/nutrition/plan-week.ts';
import { returnDaysQuery } from '../features/orders/return-policy.queries.ts';
import { toDetail, toOptions, toSummary } from '../features/shop/product.rows.ts';
import type { Category } from '../features/shop/product.ts';
import { FEATURED, PAGE_SIZE, shopQueries } from '../features/shop/shop.queries.ts';
import { paths } from '../lib/paths.ts';
import { type Answer, answerKnowledge, type Knowledge, knowledgePaths } from './prerender-knowledge.ts';
import { answerNutrition, type Nutrition, nutritionPaths } from './prerender-nutrition.ts';

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
  ...knowledgePaths(knowledge),
  ...nutritionPaths(nutrition),
  ...planPaths(mealPlans),
];

/**
 * Every address that gets an HTML file of its own. The dashboard's has its heading and no more: what belongs to somebody is
 * read by the app.
 */
export const prerenderedPaths = (catalogue: Catalogue): string[] => [
  ...indexedPaths(catalogue),
  paths.dashboard(),
];

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
