import { expect, it } from 'vitest';

import { type Answers, choiceOf } from './answers.ts';
import { frequencies } from './scoring/frequency.ts';
import type { Scores } from './scoring/scales.ts';
import { sleepBand, sleepPoints } from './scoring/sleep.ts';
import { herbWishes } from './suggestions.ts';

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
