import { beforeEach, describe, expect, it } from 'vitest';

import { articles } from '../../../content/articles.ts';
import { foodRows } from '../../../scripts/foods-seed-sql.ts';
import { articleFilters, findArticles } from './article-list.tsx';
import { goalName, relatedTo, toCard, topicName } from './article.ts';
import * as foodFilters from './food-filters.ts';
import {
  amountIn,
  amountText,
  energyShares,
  fill,
  type Food,
  groupName,
  hundredGrams,
  scalesOf,
  standing,
} from './food-words.ts';
import { linksTo, readFoods } from './foods.queries.ts';
import { forgetProgress, noteProgress, readingProgress, shareRead } from './saved-articles.tsx';

const cards = articles.map(toCard);
const foods: Food[] = readFoods(JSON.parse(JSON.stringify(foodRows())));
const scales = scalesOf(foods);
const food = (slug: string): Food => {
  const found = foods.find((one) => one.slug === slug);
  if (!found) throw new Error(`no food ${slug}`);
  return found;
};

describe('the articles', () => {
  const find = (query: string): string | undefined =>
    findArticles(cards, { ...articleFilters.none, query })[0]?.slug;

  it.each([
    ['iron', 'iron-from-food'],
    ['ramadan', 'ramadan'],
    ['omena', 'omena'],
    ['diabtes', 'diabetes'],
    ['preganncy', 'pregnan'],
  ])('a search for %s finds %s', (query, part) => {
    expect(find(query)).toContain(part);
  });

  it('are narrowed by topic, goal and the reading list together', () => {
    const found = findArticles(
      cards,
      { ...articleFilters.none, topic: 'protein', goal: 'strong-bones', saved: true },
      new Set(cards.slice(0, 20).map(({ slug }) => slug)),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ topic, goal }) => topic === 'protein' && goal === 'strong-bones')).toBe(true);
    expect(findArticles(cards, { ...articleFilters.none, saved: true })).toEqual([]);
  });

  it('keep their filters in the address, and only what makes sense', () => {
    const filters = { query: 'tea & co', topic: 'safety', goal: '', saved: true };
    expect(articleFilters.read(new URLSearchParams(articleFilters.write(filters)))).toEqual(filters);
    expect(articleFilters.write(articleFilters.none)).toBe('');
    expect(articleFilters.read(new URLSearchParams('topic=<b>&saved=yes'))).toEqual(articleFilters.none);
  });

  it('lead to others near them, never to themselves', () => {
    for (const { slug } of cards) {
      const related = relatedTo(cards, slug).map((card) => card.slug);
      expect(related.length).toBeGreaterThan(1);
      expect(related).not.toContain(slug);
    }
  });

  it('have topics and goals with names of their own', () => {
    for (const { topic, goal } of cards) expect([topicName(topic), goalName(goal)].join('')).not.toMatch(/-/);
  });
});

describe('reading progress', () => {
  beforeEach(() => readingProgress.change(() => ({})));

  it('is the furthest point, from the first screen to the end', () => {
    expect(shareRead({ top: 100, height: 3000 }, 800)).toBe(0);
    expect(shareRead({ top: -1100, height: 3000 }, 800)).toBeCloseTo(0.5);
    expect(shareRead({ top: -2200, height: 3000 }, 800)).toBe(1);
    expect(shareRead({ top: 500, height: 600 }, 800)).toBe(0);
    expect(shareRead({ top: 100, height: 600 }, 800)).toBe(1);
  });

  it('only grows, until somebody starts afresh', () => {
    noteProgress('a', 0.03);
    expect(readingProgress.get()['a']).toBeUndefined();
    noteProgress('a', 0.5);
    noteProgress('a', 0.2);
    expect(readingProgress.get()['a']).toBe(0.5);
    noteProgress('a', 0.98);
    expect(readingProgress.get()['a']).toBe(1);
    forgetProgress('a');
    expect(readingProgress.get()['a']).toBeUndefined();
  });
});

describe('the food table', () => {
  const find = (change: Partial<foodFilters.FoodFilters>): Food[] =>
    foodFilters.findFoods(foods, { ...foodFilters.noFilters, ...change }, scales);

  it.each([
    ['sukuma', 'sukuma-wiki'],
    ['mchicha', 'terere'],
    ['ndengu', 'ndengu'],
    ['terrere', 'terere'],
    ['chapatti', 'chapati'],
    ['omena', 'omena'],
    ['avocdo', 'avocado'],
  ])('a search for %s finds %s first', (query, part) => {
    expect(find({ query })[0]?.slug).toContain(part);
  });

  it('says by which of its names a food was found', () => {
    expect(foodFilters.matchedName(food('terere-boiled'), 'mchicha')).toBe('mchicha');
    expect(foodFilters.matchedName(food('terere-boiled'), 'terere')).toBeNull();
  });

  it('knows what is rich in something: the highest quarter of those with a figure', () => {
    const rich = find({ rich: 'iron_mg' });
    expect(rich.length).toBeGreaterThan(60);
    expect(rich.length).toBeLessThan(foods.length / 3);
    expect(rich.every((one) => one.iron_mg !== null)).toBe(true);
    const amounts = rich.map((one) =>
      amountIn(one, 'iron_mg', foodFilters.basisOf(one, { basis: 'portion' })),
    );
    expect(amounts).toEqual(amounts.toSorted((a, b) => (b ?? 0) - (a ?? 0)));
  });

  it('puts unknown figures last, whichever way it is sorted', () => {
    const last = find({ sort: 'most', rich: '', group: 'leafy-vegetables' }).at(-1);
    expect(last).toBeDefined();
    const byFolate = foods.filter(({ folate_ug }) => folate_ug === null);
    expect(byFolate.length).toBeGreaterThan(0);
    expect(standing(null, scales.hundred.folate_ug)).toBeNull();
    expect(fill(null, scales.hundred.folate_ug)).toBe(0);
  });

  it('reckons by the measure: a cup of sukuma weighs 190 g', () => {
    expect(amountIn(food('sukuma-wiki-boiled'), 'calcium_mg', { grams: 190 })).toBeCloseTo(267.9);
    expect(amountIn(food('managu-boiled'), 'iron_mg', hundredGrams)).toBeNull();
    expect(amountText(null, 'iron_mg')).toBe('not known');
    expect(amountText(0.02, 'iron_mg')).toBe('less than 0.1 mg');
    expect(amountText(1234.5, 'potassium_mg')).toBe('1,235 mg');
  });

  it('divides energy by 4, 9, 4 and 7 kcal a gram', () => {
    const whole = { ...food('githeri'), carbohydrate_g: 25, fat_g: 0, protein_g: 25, alcohol_g: null };
    expect(energyShares(whole)).toEqual([
      { nutrient: 'carbohydrate_g', percent: 50 },
      { nutrient: 'fat_g', percent: 0 },
      { nutrient: 'protein_g', percent: 50 },
    ]);
    expect(energyShares({ ...whole, carbohydrate_g: 0, protein_g: 0 })).toEqual([]);
  });

  it('keeps its filters in the address, and only what makes sense', () => {
    const filters = {
      query: 'uji',
      group: 'dishes',
      rich: 'iron_mg',
      cost: 'low',
      sort: 'energy-up',
      basis: 'hundred',
    } as const;
    expect(foodFilters.readFilters(new URLSearchParams(foodFilters.writeFilters(filters)))).toEqual(filters);
    expect(foodFilters.readFilters(new URLSearchParams('group=soap&rich=gold&cost=free&sort=up'))).toEqual(
      foodFilters.noFilters,
    );
  });

  it('gives every shelf a name and every article its foods', () => {
    for (const { category } of foods) expect(groupName(category)).not.toMatch(/-/);
    for (const { food_ids } of articles) expect(linksTo(foods, food_ids)).toHaveLength(food_ids.length);
  });
});
