import { describe, expect, it } from 'vitest';

import { answersKnown, withLifeStages, type Answers, isAnswer, isAnswers } from './answers.ts';
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
import { redFlagsFrom, redFlagsOf, urgentAnswersOf } from './red-flags.ts';

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
  it('takes about five minutes: fewer than fifty short questions for anybody who is well', () => {
    const most: Answers = {
      age: 30,
      pregnancy: 'no',
      glucose: 5,
      'active-daily': 'no',
      'alcohol-often': 'monthly',
      'dosha-wish': 'yes',
    };
    expect(questionsFor(most).length).toBeLessThan(50);
  });
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
    [{ signs: ['chest-pain'] }, 'chest-pain emergency heart'],
    [{ signs: ['one-sided-weakness'] }, 'one-sided-weakness emergency stroke'],
    [{ signs: ['breathless-at-rest'] }, 'breathless-at-rest emergency breathing'],
    [{ signs: ['fever'] }, 'fever today fever'],
    [{ signs: ['fever'], temperature: 37.2 }, 'fever today fever'],
    [{ signs: ['fever'], temperature: 41.8 }, 'fever emergency fever'],
    [{ signs: ['fever'], pregnancy: 'pregnant' }, 'fever today pregnancy'],
    [{ signs: ['blood'] }, 'blood today bleeding'],
    [{ signs: ['long-cough'] }, 'long-cough week breathing'],
    [{ bleeding: 'yes' }, 'bleeding-in-pregnancy emergency pregnancy'],
    [{ pressure: { upper: 180, lower: 90 } }, 'pressure today pressure'],
    [{ pressure: { upper: 150, lower: 120 } }, 'pressure today pressure'],
    [{ pressure: { upper: 165, lower: 108 } }, 'pressure week pressure'],
    [{ pressure: { upper: 165, lower: 108 }, pregnancy: 'pregnant' }, 'pressure emergency pregnancy'],
    [{ pressure: { upper: 142, lower: 92 }, pregnancy: 'pregnant' }, 'pressure today pregnancy'],
    [{ pressure: { upper: 142, lower: 92 }, 'gave-birth': 'yes' }, 'pressure today birth'],
    [{ 'mother-signs': ['sight'], pregnancy: 'pregnant' }, 'signs-of-danger emergency pregnancy'],
    [{ 'mother-signs': ['rib-pain'], 'gave-birth': 'yes' }, 'signs-of-danger emergency birth'],
    [{ pressure: { upper: 185, lower: 90 }, 'pressure-signs': ['confusion'] }, 'pressure emergency pressure'],
    [{ pressure: { upper: 150, lower: 95 }, medicines: ['metformin'] }, 'pressure week pressure'],
    [{ pressure: { upper: 150, lower: 95 }, conditions: ['kidney-disease'] }, 'pressure week pressure'],
    [{ glucose: 16.7 }, 'glucose today high-sugar'],
    [{ glucose: 16.7, 'glucose-signs': ['vomiting'] }, 'glucose emergency high-sugar'],
    [{ glucose: 2.9 }, 'glucose emergency low-sugar'],
    [{ glucose: 3.8, medicines: ['insulin'] }, 'glucose today low-sugar'],
    [{ glucose: 3.8 }, 'glucose today low-sugar'],
    [{ glucose: 3.8, medicines: null }, 'glucose today low-sugar'],
    [{ glucose: 7.4, 'glucose-when': 'fasting' }, 'glucose week high-sugar'],
    [
      { glucose: 7.4, 'glucose-when': 'fasting', 'weight-loss': 'no', 'glucose-signs': ['thirst'] },
      'glucose today high-sugar',
    ],
    [{ glucose: 5.3, 'glucose-when': 'fasting', pregnancy: 'pregnant' }, 'glucose week pregnancy'],
    [{ 'weight-loss': 'yes' }, 'weight-loss week belly'],
    [{ 'self-harm': 'yes' }, 'self-harm emergency self-harm'],
  ] as const)('%j raises %s', (answers, flag) =>
    expect(redFlagsOf(answers as Answers).map(({ id, urgency, kind }) => `${id} ${urgency} ${kind}`)).toEqual(
      [flag],
    ),
  );
  it.each([
    [{ pressure: { upper: 145, lower: 92 } }, 'pressure month'],
    [{ pressure: { upper: 138, lower: 86 } }, 'pressure visit'],
    [{ glucose: 9.4, 'glucose-when': 'fasting', medicines: ['metformin'] }, 'glucose visit'],
    [{ glucose: 6.5, 'glucose-when': 'fasting' }, 'glucose month'],
    [{ glucose: 3.8, medicines: [] }, 'glucose visit'],
  ] as const)('%j is answered without stopping anything: %s', (answers, answer) => {
    expect(redFlagsOf(answers as Answers)).toEqual([]);
    expect(urgentAnswersOf(answers as Answers).map(({ id, urgency }) => `${id} ${urgency}`)).toEqual([
      answer,
    ]);
  });
  it.each([
    [{ signs: ['none'] }],
    [{ pressure: { upper: 129, lower: 84 } }],
    [{ glucose: 11 }],
    [{ glucose: 4 }],
    [{ glucose: null, pressure: null, 'self-harm': null }],
  ] as const)('%j raises none', (answers) => expect(urgentAnswersOf(answers as Answers)).toEqual([]));
  it('come by the question that raised them, what cannot wait first', () => {
    const answers: Answers = { signs: ['long-cough', 'chest-pain'], 'self-harm': 'yes' };
    expect(redFlagsOf(answers).map(({ urgency }) => urgency)).toEqual(['emergency', 'emergency', 'week']);
    expect(redFlagsFrom(answers, 'self-harm').map(({ id }) => id)).toEqual(['self-harm']);
  });
  it('stop once, and again when what is felt makes it worse', () => {
    const high: Answers = { pressure: { upper: 185, lower: 100 } };
    expect(redFlagsFrom(high, 'pressure').map(({ urgency }) => urgency)).toEqual(['today']);
    expect(redFlagsFrom({ ...high, 'pressure-signs': ['none'] }, 'pressure-signs')).toEqual([]);
    expect(
      redFlagsFrom({ ...high, 'pressure-signs': ['sight'] }, 'pressure-signs').map(({ urgency }) => urgency),
    ).toEqual(['emergency']);
    // What can wait until tomorrow is told with the results.
    expect(redFlagsFrom({ glucose: 7.4, 'glucose-when': 'fasting' }, 'glucose-when')).toEqual([]);
    expect(redFlagsFrom({ 'weight-loss': 'yes' }, 'weight-loss').map(({ id }) => id)).toEqual([
      'weight-loss',
    ]);
  });
  it('and name a drug’s illness through the book', () => {
    const answers: Answers = { pressure: { upper: 150, lower: 95 }, medicines: ['glibenclamide'] };
    const entry = { name: '', examples: [], search: [], implies: ['diabetes'] };
    const book = {
      medicines: {
        glibenclamide: { ...entry, part_of: ['sulfonylureas'] },
        sulfonylureas: { ...entry, part_of: [] },
      },
      conditions: {
        diabetes: { name: '', kind: 'illness' as const, search: [], part_of: [], implies: [] },
      },
      drugs: {},
      rhythms: {},
      herbs: {},
      products: {},
      remedies: {},
    };
    expect(urgentAnswersOf(answers).map(({ urgency }) => urgency)).toEqual(['month']);
    expect(urgentAnswersOf(answers, book).map(({ urgency }) => urgency)).toEqual(['week']);
  });
});

describe('the safety list and the assessment are one', () => {
  const now = Date.parse('2026-11-21T09:00:00Z');
  const list = { medicines: ['warfarin'], conditions: ['breastfeeding', 'gout', 'after-birth'] };
  it('takes pregnancy, weeks and birth over', () => {
    expect(withLifeStages(list, { pregnancy: 'pregnant', 'pregnancy-weeks': 32 }, now)).toEqual({
      medicines: ['warfarin'],
      conditions: ['gout', 'after-birth', 'pregnancy'],
      facts: { pregnant_since: '2026-04-11' },
    });
    expect(withLifeStages(list, { pregnancy: 'no', 'gave-birth': 'no' }, now).conditions).toEqual(['gout']);
    expect(withLifeStages(list, { pregnancy: null }, now)).toBe(list);
  });
  it('and shows what is listed already', () => {
    const pregnant = withLifeStages(list, { pregnancy: 'pregnant', 'pregnancy-weeks': 32 }, now);
    const term = { name: '', search: [], part_of: [], implies: [] };
    const book = {
      medicines: { warfarin: { ...term, examples: [] } },
      conditions: { gout: { ...term, kind: 'illness' as const } },
      drugs: {},
      rhythms: {},
      herbs: {},
      products: {},
      remedies: {},
    };
    expect(answersKnown(pregnant, book, now)).toEqual({
      pregnancy: 'pregnant',
      'pregnancy-weeks': 32,
      'gave-birth': 'yes',
      conditions: ['gout'],
      medicines: ['warfarin'],
    });
    expect(answersKnown({ medicines: ['other:Dawa'], conditions: [] }, book, now)).toEqual({});
  });
});

describe('who is asked what is felt', () => {
  const asks = (answers: Answers): string[] => questionsFor(answers).map(({ id }) => id);
  it.each([
    [{ pregnancy: 'pregnant' }, ['pregnancy-weeks', 'bleeding', 'mother-signs'], ['gave-birth']],
    [{ age: 30, pregnancy: 'no' }, ['gave-birth'], ['mother-signs', 'bleeding']],
    [{ age: 30, pregnancy: 'breastfeeding', 'gave-birth': 'yes' }, ['mother-signs'], ['bleeding']],
    [{ age: 60, pregnancy: 'no' }, [], ['gave-birth']],
    [{ sex: 'male' }, [], ['gave-birth', 'mother-signs', 'pregnancy-weeks']],
    [{ pressure: { upper: 180, lower: 90 } }, ['pressure-signs'], []],
    [{ pressure: { upper: 120, lower: 59 } }, ['pressure-signs'], []],
    [{ pressure: { upper: 179, lower: 109 } }, [], ['pressure-signs']],
    [{ glucose: 7 }, ['glucose-when', 'glucose-signs'], []],
    [{ glucose: 6.9 }, ['glucose-when'], ['glucose-signs']],
    [{ glucose: 3.9 }, ['glucose-when', 'glucose-signs'], []],
    [{ glucose: null }, [], ['glucose-when', 'glucose-signs']],
    [{ signs: ['fever'] }, ['temperature'], []],
    [{ signs: ['none'] }, [], ['temperature']],
  ] as const)('%j', (answers, asked, unasked) => {
    const list = asks(answers as Answers);
    expect(list).toEqual(expect.arrayContaining([...asked]));
    expect(list.filter((id) => (unasked as readonly string[]).includes(id))).toEqual([]);
  });
});
