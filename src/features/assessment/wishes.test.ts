import { expect, it } from 'vitest';

import { herbs } from '../../../content/herbs.ts';
import { type Answers, choiceOf } from './answers.ts';
import { findrisc, findriscBand, findriscInput, findriscParts } from './scoring/findrisc.ts';
import { frequencies, sleepBand, sleepPoints, stressBand, stressPoints } from './scoring/mood.ts';
import type { Scores } from './scoring/scales.ts';
import { foodWishes, herbWishes, isStudiedForm } from './suggestions.ts';

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
