import type { QueryClient } from '@tanstack/react-query';

import { siteAddress } from '../app/canonical.tsx';
import { type DeliveryZone, deliveryQueries } from '../app/delivery.queries.ts';
import { landingQueries, readTestimonials } from '../features/landing/landing.queries.ts';
import { readFoods } from '../features/nutrition/food.ts';
import { readPlanBook, toPlanCard } from '../features/nutrition/meal-plan.ts';
import { planCardsQuery, planExcerptQuery } from '../features/nutrition/meal-plans.queries.ts';
import { excerptOf } from '../features/nutrition/plan-week.ts';
import { returnDaysQuery } from '../features/orders/return-policy.queries.ts';
import { readDetail, readOptions, readPictures, readSummary } from '../features/shop/product.rows.ts';
import type { Category } from '../features/shop/product.ts';
import { FEATURED, PAGE_SIZE, shopQueries } from '../features/shop/shop.queries.ts';
import { paths } from '../lib/paths.ts';
import { type Knowledge, knowledgePaths, seedKnowledge } from './prerender-knowledge.ts';
import { type Nutrition, nutritionPaths, seedNutrition } from './prerender-nutrition.ts';

/** Weeks of meals in their order, what is bought for a gram of each food, and which product a food is. */
type MealPlanBook = { plans: readonly { slug: string }[]; bought: object; sold: object };

/** Every address about meal plans that gets an HTML file of its own. */
const planPaths = ({ plans }: MealPlanBook): string[] => [
  paths.mealPlans(),
  ...plans.map(({ slug }) => paths.mealPlan(slug)),
];

/** Puts the answers a page about meal plans will ask for into the cache, outdated from the start. */
function seedPlans(client: QueryClient, path: string, content: MealPlanBook, foods: readonly object[]): void {
  const old = { updatedAt: 1 };
  if (!planPaths(content).includes(path)) return;
  const book = readPlanBook(content);
  if (path === paths.mealPlans())
    client.setQueryData(planCardsQuery().queryKey, book.plans.map(toPlanCard), old);
  const plan = book.plans.find(({ key }) => path === paths.mealPlan(key));
  if (plan)
    client.setQueryData(planExcerptQuery(plan.key).queryKey, excerptOf(plan, book, readFoods(foods)), old);
}

/** The content the public pages are made from at build time. */
export type Catalogue = {
  /** Rows of products, as far as the content knows their columns. */
  products: (Parameters<typeof seedKnowledge>[3][number] & Record<string, unknown>)[];
  /** Further sizes, as rows of `products`. */
  options: readonly { variant_of: number }[];
  /** Rows of `product_pictures`, in their order. */
  pictures: readonly { product_id: number }[];
  categories: Category[];
  zones: DeliveryZone[];
  /** How many days after delivery a return may be asked for. */
  returnDays: number;
  /** Active ones, newest first. */
  testimonials: readonly object[];
  mealPlans: MealPlanBook;
  /** Herbs, remedies and the names of what they refer to. */
  knowledge: Knowledge;
  /** Articles about food, and the food table. */
  nutrition: Nutrition;
};

const publicPages = [
  '/',
  '/shop',
  '/nutrition',
  '/health-assessment',
  '/nutritionists',
  '/fasting',
  '/pricing',
  '/auth',
  '/about',
  '/contact',
  '/faq',
  '/shipping',
  '/returns',
  '/privacy-policy',
  '/privacy',
  '/terms-conditions',
];

/** The pages that have something to say to a search engine. */
const indexedPaths = ({ products, knowledge, nutrition, mealPlans }: Catalogue): string[] => [
  ...publicPages,
  ...products.map(({ id }) => `/product/${id}`),
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

/** `sitemap.xml`: the pages that search engines should know. */
const sitemapXml = (paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${escaped(siteAddress(path))}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** The text of `sitemap.xml`. */
export const sitemap = (catalogue: Catalogue): string => sitemapXml(indexedPaths(catalogue));

/**
 * Puts the answers a page will ask for into the cache. They count as outdated from the start: prices and stock are
 * asked again as soon as the app runs.
 */
export function seedQueries(client: QueryClient, path: string, catalogue: Catalogue): void {
  const old = { updatedAt: 1 };
  if (path === '/' || path === '/shop') {
    // The start page shows a few: the rest would only make it heavier, and comes with the first answer.
    const many = path === '/' ? FEATURED : PAGE_SIZE;
    const first = catalogue.products.slice(0, many).map(readSummary);
    client.setQueryData(
      shopQueries.list({}).queryKey,
      { pages: [{ products: first, total: catalogue.products.length }], pageParams: [0] },
      old,
    );
    client.setQueryData(shopQueries.categories().queryKey, catalogue.categories, old);
  }
  if (path === '/')
    client.setQueryData(
      landingQueries.testimonials().queryKey,
      readTestimonials(catalogue.testimonials),
      old,
    );
  const product = catalogue.products.find(({ id }) => path === `/product/${id}`);
  if (product) {
    const { id } = product;
    const options = catalogue.options.filter(({ variant_of }) => variant_of === id);
    const pictures = catalogue.pictures.filter(({ product_id }) => product_id === id);
    client.setQueryData(shopQueries.product(id).queryKey, readDetail(product), old);
    if (options.length > 0)
      client.setQueryData(shopQueries.options(id).queryKey, readOptions([product, ...options]), old);
    if (pictures.length > 0)
      client.setQueryData(shopQueries.pictures(id).queryKey, readPictures(pictures), old);
    client.setQueryData(shopQueries.categories().queryKey, catalogue.categories, old);
  }
  seedKnowledge(client, path, catalogue.knowledge, catalogue.products);
  seedNutrition(client, path, catalogue.nutrition, catalogue);
  seedPlans(client, path, catalogue.mealPlans, catalogue.nutrition.foods);
  if (path === '/shipping') client.setQueryData(deliveryQueries.zones().queryKey, catalogue.zones, old);
  if (path === '/returns') client.setQueryData(returnDaysQuery().queryKey, catalogue.returnDays, old);
}
