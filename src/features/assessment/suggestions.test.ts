import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import type { Answers } from './answers.ts';
import { foodWishes, heldBack, herbWishes, readinessOf, safetyEntriesOf } from './suggestions.ts';

const safety = JSON.parse(readFileSync('public/knowledge/safety.json', 'utf8')) as Record<
  'herbs' | 'conditions',
  Record<string, unknown>
>;
const herbs = JSON.parse(readFileSync('public/knowledge/herbs.json', 'utf8')) as {
  uses: { topic: string; evidence: string }[];
}[];
const known: Answers = { sex: 'male', medicines: [], conditions: [] };

it('speaks to the safety check in its own words', () => {
  const entries = safetyEntriesOf({
    age: 66,
    pregnancy: 'trying',
    conditions: ['gout', 'older-adult'],
    medicines: ['warfarin'],
  });
  expect(entries).toEqual({
    medicines: ['warfarin'],
    conditions: ['trying-for-a-baby', 'older-adult', 'gout'],
  });
  for (const id of ['pregnancy', 'trying-for-a-baby', 'breastfeeding', 'older-adult'])
    expect(safety.conditions[id]).toBeDefined();
});

it('suggests nothing while something is unknown or needs care', () => {
  expect(readinessOf(known)).toEqual({ kind: 'ready' });
  expect(readinessOf({ ...known, medicines: null })).toEqual({ kind: 'unknown', skipped: ['medicines'] });
  expect(readinessOf({ ...known, sex: 'female', pregnancy: null })).toEqual({
    kind: 'unknown',
    skipped: ['pregnancy'],
  });
  expect(readinessOf({ ...known, signs: ['fever'] })).toEqual({ kind: 'red-flag' });
});

it('answers no low mood with a herb', () => {
  const answers: Answers = { goals: ['calm'] };
  expect(herbWishes(answers, {}).map(({ id }) => id)).toEqual(['calm']);
  const low = { mood: { score: 4, band: 'positive' } } as const;
  expect(herbWishes(answers, low)).toEqual([]);
  expect(heldBack(low)).toContain('mood');
});

it('puts nothing that makes drowsy beside drink', () => {
  const drinking = {
    alcohol: { score: 6, band: 'positive' },
    sleep: { score: 6, band: 'disturbed' },
  } as const;
  expect(herbWishes({ goals: ['sleep', 'calm', 'joints'] }, drinking).map(({ id }) => id)).toEqual([
    'joints',
  ]);
  expect(heldBack(drinking)).toContain('alcohol');
  expect(heldBack({})).toBeNull();
});

const everything: Answers = {
  'greens-daily': 'no',
  goals: ['sleep', 'calm', 'energy', 'digestion', 'sugar', 'heart', 'joints'],
};
const foods = foodWishes(everything, { body: { score: 17, band: 'underweight' } }).flatMap(({ find }) =>
  find.kind === 'foods' ? find.slugs : [],
);
const topics = herbWishes(everything, {}).flatMap(({ find }) => (find.kind === 'topics' ? find.topics : []));
const hasTrials = (topic: string): boolean =>
  herbs.some(({ uses }) => uses.some((use) => use.topic === topic && ['A', 'B'].includes(use.evidence)));

it('looks for foods that the safety check knows', () => {
  expect(foods.length).toBeGreaterThan(5);
  expect(foods.filter((slug) => safety.herbs[slug] === undefined)).toEqual([]);
});

it('looks for uses that have studies behind them', () => {
  expect(topics.length).toBeGreaterThan(5);
  expect(topics.filter((topic) => !hasTrials(topic))).toEqual([]);
});
