import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { herbs } from '../../../content/herbs.ts';
import { type Answers, choiceOf } from './answers.ts';
import { findrisc, findriscBand, findriscInput, findriscParts } from './scoring/findrisc.ts';
import type { Scores } from './scoring/scores.ts';
import { frequencies, sleepBand, sleepPoints, stressBand, stressPoints } from './scoring/screens.ts';
import {
  foodWishes,
  heldBack,
  herbWishes,
  isStudiedForm,
  readinessOf,
  safetyEntriesOf,
} from './suggestions.ts';

const safety = JSON.parse(readFileSync('public/knowledge/safety.json', 'utf8')) as Record<
  'herbs' | 'conditions',
  Record<string, unknown>
>;
const herbCards = JSON.parse(readFileSync('public/knowledge/herbs.json', 'utf8')) as {
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
  herbCards.some(({ uses }) => uses.some((use) => use.topic === topic && ['A', 'B'].includes(use.evidence)));

it('looks for foods that the safety check knows', () => {
  expect(foods.length).toBeGreaterThan(5);
  expect(foods.filter((slug) => safety.herbs[slug] === undefined)).toEqual([]);
});

it('looks for uses that have studies behind them', () => {
  expect(topics.length).toBeGreaterThan(5);
  expect(topics.filter((topic) => !hasTrials(topic))).toEqual([]);
});

describe('wishes', () => {
  it('never cites an answer that denies trouble with sleep', () => {
    const cited: string[] = [];
    for (const trouble of frequencies)
      for (const unrested of frequencies)
        for (const goals of [[], ['sleep']]) {
          const answers: Answers = { 'sleep-trouble': trouble, 'sleep-unrested': unrested, goals };
          const scores = {
            sleep: { score: sleepPoints(trouble, unrested), band: sleepBand(trouble, unrested) },
          } as Scores;
          const wish = herbWishes(answers, scores).find(({ id }) => id === 'sleep');
          const denied = trouble === 'not-at-all' && unrested === 'not-at-all';
          if (wish) {
            const asks = wish.because === 'goals' ? 'goal' : (choiceOf(answers, wish.because) ?? 'none');
            cited.push(denied ? 'denied' : asks);
          }
        }
    expect(new Set(cited)).toEqual(new Set(['more-than-half', 'nearly-every-day', 'goal']));
  });

  it('seeks calm only for those who are not unburdened, and what else is wished only for its goal', () => {
    for (const load of frequencies)
      for (const goals of [[], ['calm'], ['sugar', 'heart', 'joints']] as string[][]) {
        const scores = {
          stress: { score: stressPoints(load), band: stressBand(stressPoints(load)) },
        } as Scores;
        const answers: Answers = { 'stress-load': load, goals };
        const burdened = ['more-than-half', 'nearly-every-day'].includes(load);
        const obeys = herbWishes(answers, scores).filter(({ id, because, goal }) =>
          because === 'goals'
            ? goals.includes(goal ?? '') && !(id === 'calm' && load === 'not-at-all')
            : id === 'calm' && because === 'stress-load' && burdened,
        );
        expect(obeys).toEqual(herbWishes(answers, scores));
      }
  });

  it('cites for grains an answer that adds to the risk', () => {
    const cited = new Set<string>();
    for (const waist of [70, 85, 98, 120])
      for (const weight of [55, 80, 110])
        for (const age of [30, 50, 70])
          for (const yes of ['yes', 'no'])
            for (const family of ['none', 'second', 'first'])
              for (const glucose of ['yes', 'no']) {
                const answers: Answers = {
                  age,
                  sex: 'male',
                  height: 170,
                  weight,
                  waist,
                  'active-daily': yes,
                  'greens-daily': yes,
                  'pressure-medicine': yes,
                  'high-glucose': glucose,
                  'family-diabetes': family,
                  goals: [],
                };
                const input = findriscInput(answers);
                if (!input) throw new Error('an answer is missing');
                const points = findrisc(input);
                const wish = foodWishes(answers, {
                  diabetes: { score: points, band: findriscBand(points) },
                }).find(({ id }) => id === 'grains');
                expect(wish !== undefined).toBe(points >= 12);
                const parts = findriscParts(input);
                const adds: Partial<Record<string, number>> = {
                  age: parts.age,
                  weight: parts.bodyMassIndex,
                  waist: parts.waistCm,
                  'active-daily': parts.movesDaily,
                  'greens-daily': parts.greensDaily,
                  'pressure-medicine': parts.pressureMedicine,
                  'high-glucose': parts.highGlucose,
                  'family-diabetes': parts.family,
                };
                expect(wish === undefined || (adds[wish.because] ?? 0) > 0).toBe(true);
                if (wish) cited.add(wish.because);
              }
    expect(cited.has('waist') && cited.has('high-glucose')).toBe(true);
  });

  it('counts no study of capsules, extracts, oil or scent for a herb that is described as tea', () => {
    const wished = [
      'sleep',
      'stress-and-mood',
      'digestion',
      'blood-sugar',
      'blood-pressure',
      'cholesterol-and-heart',
      'joints-and-pain',
    ];
    const wrong = herbs.flatMap(({ slug, uses, preparations }) =>
      uses
        .filter(
          ({ topic, evidence, advised }) =>
            wished.includes(topic) && ['A', 'B'].includes(evidence) && advised !== false,
        )
        .filter(({ text }) => /capsule|extract|\boil\b|scent/i.test(text))
        .filter(() => !preparations.some(({ form }) => ['capsule', 'tablet'].includes(form)))
        .filter(({ topic }) => isStudiedForm(slug, topic))
        .map(({ topic }) => `${slug} ${topic}`),
    );
    expect(wrong).toEqual([]);
    expect(isStudiedForm('peppermint', 'digestion')).toBe(false);
    expect(isStudiedForm('ginger', 'digestion')).toBe(true);
  });
});
