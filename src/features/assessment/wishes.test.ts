import { expect, it } from 'vitest';

import { herbs } from '../../../content/herbs.ts';
import { type Answers, choiceOf } from './answers.ts';
import { findriscInput } from './scoring/findrisc-input.ts';
import { findrisc, findriscBand, findriscParts } from './scoring/findrisc.ts';
import { frequencies } from './scoring/frequency.ts';
import type { Scores } from './scoring/scales.ts';
import { sleepBand, sleepPoints } from './scoring/sleep.ts';
import { stressBand, stressPoints } from './scoring/stress.ts';
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
    for (const goals of [[], ['calm'], ['sugar', 'heart', 'joints']]) {
      const scores = {
        stress: { score: stressPoints(load), band: stressBand(stressPoints(load)) },
      } as Scores;
      const answers: Answers = { 'stress-load': load, goals };
      for (const { id, because, goal } of herbWishes(answers, scores)) {
        if (because === 'goals') expect(goals).toContain(goal);
        else
          expect([id, because, ['more-than-half', 'nearly-every-day'].includes(load)]).toEqual([
            'calm',
            'stress-load',
            true,
          ]);
        expect(id === 'calm' && load === 'not-at-all').toBe(false);
      }
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
              if (!wish) continue;
              cited.add(wish.because);
              if (wish.because === 'waist') expect(findriscParts(input).waistCm).toBeGreaterThan(0);
              if (wish.because === 'high-glucose') expect(glucose).toBe('yes');
              if (wish.because === 'family-diabetes') expect(family).not.toBe('none');
              if (wish.because === 'weight') expect(findriscParts(input).bodyMassIndex).toBeGreaterThan(0);
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
