import { describe, expect, it } from 'vitest';

import { type Answers, isAnswer, isAnswers } from './answers.ts';
import {
  isUnderage,
  nextOpen,
  progressAt,
  questionAfter,
  questionBefore,
  questionsFor,
  withoutUnasked,
} from './flow.ts';
import { questionOf, questions } from './questions.ts';
import { redFlagsFrom, redFlagsOf } from './red-flags.ts';

const ids = (answers: Answers): string[] => questionsFor(answers).map(({ id }) => id);

describe('who is asked what', () => {
  it('pregnancy of nobody male, bleeding only of the pregnant', () => {
    expect(ids({ sex: 'male' })).not.toContain('pregnancy');
    expect(ids({ sex: null })).toContain('pregnancy');
    expect(ids({ sex: 'female', pregnancy: 'pregnant' })).toContain('bleeding');
    expect(ids({ sex: 'female', pregnancy: 'trying' })).not.toContain('bleeding');
  });
  it('amounts only of drinkers, days only of those who do not move daily', () => {
    expect(ids({ 'alcohol-often': 'never' })).not.toContain('alcohol-amount');
    expect(ids({ 'alcohol-often': 'monthly' })).toContain('alcohol-six');
    expect(ids({ 'active-daily': 'yes' })).not.toContain('active-days');
    expect(ids({ 'active-daily': 'no' })).toContain('active-days');
  });
  it('no estimate of somebody with diabetes, no dosha of somebody who does not want it', () => {
    expect(ids({ conditions: ['diabetes'] })).not.toContain('family-diabetes');
    expect(ids({ 'dosha-wish': 'no' })).not.toContain('dosha-skin');
  });
  it('forgets answers that are no longer asked for', () =>
    expect(withoutUnasked({ sex: 'male', pregnancy: 'pregnant', bleeding: 'yes', age: 30 })).toEqual({
      sex: 'male',
      age: 30,
    }));
});

describe('the way through', () => {
  it('goes forward and back over what is asked', () => {
    const answers: Answers = { sex: 'male' };
    expect(questionAfter(answers, 'signs')?.id).toBe('height');
    expect(questionBefore(answers, 'height')?.id).toBe('signs');
    expect(questionBefore(answers, 'age')).toBeNull();
  });
  it('resumes at the first one that was neither answered nor skipped', () => {
    expect(nextOpen({})?.id).toBe('age');
    expect(nextOpen({ age: 30, sex: null })?.id).toBe('signs');
    expect(nextOpen(Object.fromEntries(questions.map(({ id }) => [id, null])))).toBeNull();
  });
  it('counts', () =>
    expect(progressAt({}, 'age')).toEqual({ number: 1, of: ids({}).length, module: 'about' }));
  it('takes about five minutes: fewer than fifty short questions for anybody', () =>
    expect(questions.length).toBeLessThan(50));
  it('is for adults', () => expect([17, 18].map((age) => isUnderage({ age }))).toEqual([true, false]));
});

describe('shapes', () => {
  it.each([
    ['age', 40, true],
    ['age', 7, false],
    ['age', '40', false],
    ['sex', 'female', true],
    ['sex', 'x', false],
    ['signs', ['fever', 'blood'], true],
    ['signs', [], false],
    ['signs', ['luck'], false],
    ['goals', ['sleep', 'calm', 'energy', 'weight'], false],
    ['conditions', [], true],
    ['pressure', { upper: 120, lower: 80 }, true],
    ['pressure', { upper: 80, lower: 120 }, false],
  ] as const)('%s %j', (id, value, isOne) => expect(isAnswer(questionOf(id), value)).toBe(isOne));
  it('of a whole set', () => {
    expect(isAnswers({ age: 40, sex: null })).toBe(true);
    expect(isAnswers({ luck: 1 })).toBe(false);
    expect(isAnswers(null)).toBe(false);
  });
});

describe('red flags', () => {
  it.each([
    [{ signs: ['chest-pain'] }, 'chest-pain'],
    [{ signs: ['one-sided-weakness'] }, 'one-sided-weakness'],
    [{ signs: ['breathless-at-rest'] }, 'breathless-at-rest'],
    [{ signs: ['fever'] }, 'fever'],
    [{ signs: ['blood'] }, 'blood'],
    [{ signs: ['long-cough'] }, 'long-cough'],
    [{ bleeding: 'yes' }, 'bleeding-in-pregnancy'],
    [{ pressure: { upper: 180, lower: 90 } }, 'very-high-pressure'],
    [{ pressure: { upper: 150, lower: 120 } }, 'very-high-pressure'],
    [{ glucose: 16.7 }, 'very-high-glucose'],
    [{ glucose: 3.8 }, 'low-glucose'],
    [{ 'weight-loss': 'yes' }, 'weight-loss'],
    [{ 'self-harm': 'yes' }, 'self-harm'],
  ] as const)('%j raises %s', (answers, id) =>
    expect(redFlagsOf(answers as Answers).map((flag) => flag.id)).toEqual([id]),
  );
  it.each([
    [{ signs: ['none'] }],
    [{ pressure: { upper: 179, lower: 119 } }],
    [{ glucose: 16.6 }],
    [{ glucose: 3.9 }],
    [{ glucose: null, pressure: null, 'self-harm': null }],
  ] as const)('%j raises none', (answers) => expect(redFlagsOf(answers as Answers)).toEqual([]));
  it('come by the question that raised them, what cannot wait first', () => {
    const answers: Answers = { signs: ['long-cough', 'chest-pain'], 'self-harm': 'yes' };
    expect(redFlagsOf(answers).map(({ urgency }) => urgency)).toEqual(['now', 'now', 'soon']);
    expect(redFlagsFrom(answers, 'self-harm').map(({ id }) => id)).toEqual(['self-harm']);
  });
});
