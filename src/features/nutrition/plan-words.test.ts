import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { known } from '../../words/sw/nutrition.ts';
import { readFoods } from './food.ts';
import { readPlanBook } from './meal-plan.ts';
import { bookInWords, cardsInWords } from './meal-plans.queries.ts';

const file = (name: string): unknown =>
  JSON.parse(readFileSync(`${process.cwd()}/public/knowledge/${name}.json`, 'utf8')) as unknown;
const book = readPlanBook(file('meal-plans'));

it('has everything that ready weeks and measures say in Kiswahili too, above all what to ask first', () => {
  const ofPlans = book.plans.flatMap(({ title, summary, for_whom, cautions, tips }) => [
    title,
    summary,
    for_whom,
    ...cautions,
    ...tips,
  ]);
  const ofFoods = readFoods(file('foods')).flatMap(({ measures }) => measures.map(({ label }) => label));
  const said = new Set([...ofPlans, ...ofFoods]);
  expect([...said].filter((text) => !(text in known))).toEqual([]);
  expect(Object.keys(known).filter((text) => !said.has(text))).toEqual([]);
});

it('leaves the English as it is', () => {
  expect(bookInWords(book)).toEqual(book);
  expect(cardsInWords(book.plans)).toEqual(book.plans);
});
