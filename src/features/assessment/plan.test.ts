import { describe, expect, it } from 'vitest';

import { answerWords } from './answer-words.ts';
import type { Answers } from './answers.ts';
import { nextOpen, questionsFor, withoutUnasked } from './flow.ts';
import { type Question, questions } from './questions.ts';
import { planOf } from './result-view.tsx';
import { scoresOf } from './scoring/scores.ts';

const plan = (answers: Answers) => planOf(answers, scoresOf(answers));
const actions = (answers: Answers): string[] => plan(answers).map(({ id }) => id);

/** Numbers that look random and are the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  while (true) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    yield state / 4_294_967_296;
  }
}

/** Somebody who answers at random. */
function anybody(seed: number): Answers {
  const next = numbers(seed);
  const random = (): number => next.next().value;
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const answerTo = (question: Question): Answers[keyof Answers] => {
    if (!question.isNeeded && random() < 0.1) return null;
    switch (question.kind) {
      case 'number':
        return Math.round(question.lowest + random() * (question.highest - question.lowest));
      case 'choice':
        return pick(question.options)?.value ?? null;
      case 'choices':
        return question.options.slice(0, 1 + Math.floor(random() * 3)).map(({ value }) => value);
      case 'terms':
        return random() < 0.5 ? [] : ['diabetes', 'gout'];
      case 'pressure':
        return { upper: Math.round(100 + random() * 100), lower: Math.round(50 + random() * 49) };
    }
  };
  let answers: Answers = {};
  for (let open = nextOpen(answers); open; open = nextOpen(answers))
    answers = withoutUnasked({ ...answers, [open.id]: answerTo(open) });
  return answers;
}

describe('any set of answers', () => {
  const crowd = Array.from({ length: 300 }, (_, seed) => anybody(seed + 1));

  it('gives a plan whose every action names answers that were asked for', () => {
    for (const answers of crowd) {
      const asked = new Set<string>(questionsFor(answers).map(({ id }) => id));
      const given = plan(answers);
      expect(new Set(given.map(({ id }) => id)).size).toBe(given.length);
      for (const { because, title, text } of given) {
        expect(title && text).not.toBe('');
        expect(because.length).toBeGreaterThan(0);
        for (const id of because) expect(asked.has(id)).toBe(true);
      }
    }
  });

  it('tells nobody at risk to eat less', () => {
    for (const answers of crowd) {
      const atRisk =
        ['pregnant', 'breastfeeding'].some((state) => state === answers.pregnancy) ||
        scoresOf(answers).eating?.band === 'positive' ||
        scoresOf(answers).body?.band === 'underweight';
      if (!atRisk) continue;
      for (const id of ['waist', 'goal-weight', 'weight-with-help'])
        expect(actions(answers)).not.toContain(id);
    }
  });
});

describe('the plan', () => {
  it('begins with what needs care', () => {
    const answers: Answers = {
      'greens-daily': 'no',
      'mood-interest': 'nearly-every-day',
      'mood-low': 'not-at-all',
    };
    expect(actions(answers).slice(0, 2)).toEqual(['mood', 'greens']);
  });
  it('names the eating answers that were yes', () => {
    const yes = plan({
      'eating-sick': 'no',
      'eating-control': 'yes',
      'eating-lost': 'no',
      'eating-fat': 'yes',
      'eating-food': 'no',
    })[0];
    expect(yes?.because).toEqual(['eating-control', 'eating-fat']);
  });
  it('names what counted most for the diabetes score', () => {
    const answers: Answers = {
      age: 58,
      sex: 'male',
      height: 175,
      weight: 80,
      waist: 104,
      'active-daily': 'yes',
      'greens-daily': 'yes',
      'pressure-medicine': 'no',
      'high-glucose': 'no',
      'family-diabetes': 'first',
    };
    expect(plan(answers).find(({ id }) => id === 'diabetes')?.because).toEqual([
      'family-diabetes',
      'waist',
      'age',
      'weight',
    ]);
  });
  it('asks for the medicines that were skipped', () =>
    expect(actions({ medicines: null })).toEqual(['medicines-unknown']));
  it('keeps alcohol and babies apart', () =>
    expect(
      actions({
        sex: 'female',
        pregnancy: 'trying',
        'alcohol-often': 'monthly',
        'alcohol-amount': '1-2',
        'alcohol-six': 'never',
      }),
    ).toEqual(['alcohol-pregnancy']));
  it('praises when there is little to do', () =>
    expect(actions({ 'active-daily': 'yes', 'greens-daily': 'yes' })).toEqual([
      'keep-movement',
      'keep-greens',
    ]));
  it('reads no dosha', () => {
    const some = anybody(7);
    const without = Object.fromEntries(Object.entries(some).filter(([id]) => !id.startsWith('dosha')));
    expect(actions(some)).toEqual(actions(without));
  });
});

it('says answers in words', () => {
  const answers: Answers = {
    age: 41,
    pressure: { upper: 131, lower: 84 },
    signs: ['fever', 'blood'],
    'sweet-drinks': 'daily',
    medicines: ['warfarin'],
    conditions: [],
    sex: null,
  };
  const words = questions.flatMap(({ id }) => answerWords(answers, id, { warfarin: 'Warfarin' }) ?? []);
  expect(words).toEqual([
    '41 years',
    'Fever above 38 °C, Blood in stool, or in what you cough up',
    '131/84 mmHg',
    'Every day',
    'None',
    'Warfarin',
  ]);
});
