import { describe, expect, it } from 'vitest';

import type { SafetyBook } from '../safety/safety-book.ts';
import { answerReading, calmWords } from './answer-reading.ts';
import { nobodyKnown, type Person, personOf, pregnantSince, type Context, type Reading } from './reading.ts';

type Case = readonly [
  given: string,
  reading: Reading,
  person: Partial<Person>,
  /** `urgency kind`, or null for nothing to do. */
  answer: string | null,
];

const said = (reading: Reading, person: Partial<Person> = {}, context?: Context): string | null => {
  const answer = answerReading(reading, { ...nobodyKnown, ...person }, context);
  return answer && `${answer.urgency} ${answer.kind}`;
};

const pressure = (upper: number, lower: number): Reading => ({ kind: 'pressure', upper, lower });
const fasting = (mmol: number): Reading => ({ kind: 'glucose', mmol, context: 'fasting' });
const after = (mmol: number): Reading => ({ kind: 'glucose', mmol, context: 'after-food' });
const any = (mmol: number): Reading => ({ kind: 'glucose', mmol, context: 'any' });
const hba1c = (percent: number): Reading => ({ kind: 'hba1c', percent });
const fever = (celsius: number): Reading => ({ kind: 'temperature', celsius });
const pulse = (beats: number): Reading => ({ kind: 'pulse', beats });

const pregnant: Partial<Person> = { isPregnant: true };
const mother: Partial<Person> = { isAfterBirth: true };
const diabetes: Partial<Person> = { hasDiabetes: true };
const feeling = (...symptoms: Person['symptoms']): Partial<Person> => ({ symptoms });

const pressures: readonly Case[] = [
  // In pregnancy and after birth: 160/110 and 140/90
  ['pregnant', pressure(160, 80), pregnant, 'emergency pregnancy'],
  ['pregnant', pressure(130, 110), pregnant, 'emergency pregnancy'],
  ['pregnant', pressure(165, 108), pregnant, 'emergency pregnancy'],
  ['pregnant', pressure(159, 109), pregnant, 'today pregnancy'],
  ['pregnant', pressure(140, 80), pregnant, 'today pregnancy'],
  ['pregnant', pressure(120, 90), pregnant, 'today pregnancy'],
  ['pregnant', pressure(142, 92), pregnant, 'today pregnancy'],
  ['pregnant', pressure(139, 89), pregnant, 'visit pressure'],
  ['pregnant', pressure(129, 84), pregnant, null],
  ['after birth', pressure(160, 80), mother, 'emergency birth'],
  ['after birth', pressure(159, 109), mother, 'today birth'],
  ['after birth', pressure(139, 89), mother, 'visit pressure'],
  // The signs of pre-eclampsia, with any pressure
  ...(['severe-headache', 'sight', 'rib-pain', 'swelling', 'fits'] as const).flatMap((sign): Case[] => [
    [`pregnant, ${sign}`, pressure(115, 75), { ...pregnant, ...feeling(sign) }, 'emergency pregnancy'],
    [`after birth, ${sign}`, pressure(115, 75), { ...mother, ...feeling(sign) }, 'emergency birth'],
  ]),
  ...(['bleeding', 'baby-not-moving', 'waters'] as const).map((sign): Case => [
    `pregnant, ${sign}`,
    pressure(115, 75),
    { ...pregnant, ...feeling(sign) },
    'emergency pregnancy',
  ]),
  ['pregnant, fever', pressure(115, 75), { ...pregnant, ...feeling('fever') }, 'today pregnancy'],
  // Anybody, 180/110 with signs of harm
  ...(['severe-headache', 'sight', 'confusion'] as const).flatMap((sign): Case[] => [
    [sign, pressure(180, 80), feeling(sign), 'emergency pressure'],
    [sign, pressure(150, 120), feeling(sign), 'emergency pressure'],
    [sign, pressure(179, 109), feeling(sign), 'today pressure'],
  ]),
  ['chest pain', pressure(185, 90), feeling('chest-pain'), 'emergency pressure'],
  ['chest pain', pressure(120, 80), feeling('chest-pain'), 'emergency heart'],
  ['weakness', pressure(150, 90), feeling('weakness'), 'emergency stroke'],
  ['short of breath', pressure(120, 80), feeling('breathless'), 'emergency breathing'],
  ['fits', pressure(120, 80), feeling('fits'), 'emergency fit'],
  // High, not severe, with them: not this week but today
  ['severe headache', pressure(165, 108), feeling('severe-headache'), 'today pressure'],
  ['sight', pressure(150, 100), feeling('sight'), 'today pressure'],
  // Anybody, without them
  ['nothing', pressure(180, 80), {}, 'today pressure'],
  ['nothing', pressure(150, 110), {}, 'today pressure'],
  ['nothing', pressure(179, 109), {}, 'week pressure'],
  ['nothing', pressure(160, 80), {}, 'week pressure'],
  ['nothing', pressure(130, 100), {}, 'week pressure'],
  ['nothing', pressure(159, 99), {}, 'month pressure'],
  ['nothing', pressure(140, 80), {}, 'month pressure'],
  ['nothing', pressure(120, 90), {}, 'month pressure'],
  ['nothing', pressure(145, 92), {}, 'month pressure'],
  ...([diabetes, { hasKidneyDisease: true }, { hasHeartDisease: true }] as const).flatMap(
    (person): Case[] => [
      [JSON.stringify(person), pressure(150, 95), person, 'week pressure'],
      [JSON.stringify(person), pressure(140, 80), person, 'week pressure'],
      [JSON.stringify(person), pressure(139, 89), person, 'visit pressure'],
      [JSON.stringify(person), pressure(129, 84), person, null],
    ],
  ),
  ['nothing', pressure(139, 89), {}, 'visit pressure'],
  ['nothing', pressure(130, 80), {}, 'visit pressure'],
  ['nothing', pressure(120, 85), {}, 'visit pressure'],
  ['nothing', pressure(129, 84), {}, null],
  ['nothing', pressure(120, 80), {}, null],
  // Low
  ['nothing', pressure(85, 55), {}, null],
  ...(['faint', 'bleeding', 'vomiting', 'diarrhoea'] as const).flatMap((sign): Case[] => [
    [sign, pressure(89, 70), feeling(sign), 'today pressure'],
    [sign, pressure(100, 59), feeling(sign), 'today pressure'],
    [sign, pressure(90, 60), feeling(sign), null],
  ]),
  ['vomiting, shock', pressure(85, 55), feeling('vomiting', 'shock'), 'emergency pressure'],
  ['confusion', pressure(85, 55), feeling('confusion'), 'emergency pressure'],
];

const sugars: readonly Case[] = [
  ['nothing', any(2.9), {}, 'emergency low-sugar'],
  ['nothing', any(3.0), {}, 'visit low-sugar'],
  ['nothing', any(3.9), {}, 'visit low-sugar'],
  ['nothing', any(4.0), {}, null],
  ...(['confusion', 'sleepy', 'fits'] as const).flatMap((sign): Case[] => [
    [sign, any(3.9), feeling(sign), 'emergency low-sugar'],
    [sign, any(4.0), feeling(sign), sign === 'fits' ? 'emergency fit' : null],
  ]),
  ['on insulin', any(3.0), { ...diabetes, isHypoProne: true }, 'today low-sugar'],
  ['on insulin', any(3.9), { ...diabetes, isHypoProne: true }, 'today low-sugar'],
  ['on insulin', any(4.0), { ...diabetes, isHypoProne: true }, null],
  ['on insulin', any(2.8), { ...diabetes, isHypoProne: true }, 'emergency low-sugar'],
  ...(['vomiting', 'belly-pain', 'fast-breathing', 'sleepy'] as const).flatMap((sign): Case[] => [
    [`diabetes, ${sign}`, any(16.7), { ...diabetes, ...feeling(sign) }, 'emergency high-sugar'],
    [`nothing known, ${sign}`, any(11.1), feeling(sign), 'emergency high-sugar'],
    [
      `type 1, ${sign}`,
      any(11.1),
      { ...diabetes, diabetesType: 1, ...feeling(sign) },
      'emergency high-sugar',
    ],
    [`pregnant, ${sign}`, any(11.1), { ...pregnant, ...feeling(sign) }, 'emergency high-sugar'],
    [`diabetes, ${sign}`, any(11.0), { ...diabetes, ...feeling(sign) }, 'visit high-sugar'],
  ]),
  ['tablets, vomiting', any(12), { ...diabetes, ...feeling('vomiting') }, 'today high-sugar'],
  ['tablets, fast breathing', any(12), { ...diabetes, ...feeling('fast-breathing') }, 'emergency high-sugar'],
  ['diabetes', any(16.7), diabetes, 'today high-sugar'],
  ['diabetes', any(16.6), diabetes, 'visit high-sugar'],
  ['nothing', any(16.7), {}, 'today high-sugar'],
  ['diabetes', any(33.3), diabetes, 'emergency high-sugar'],
  ['diabetes', any(33.2), diabetes, 'today high-sugar'],
  // No diabetes known
  ['nothing', fasting(7.0), {}, 'week high-sugar'],
  ['nothing', fasting(7.4), {}, 'week high-sugar'],
  ['nothing', fasting(6.9), {}, 'month high-sugar'],
  ['nothing', fasting(6.1), {}, 'month high-sugar'],
  ['nothing', fasting(6.0), {}, null],
  ['nothing', after(11.1), {}, 'week high-sugar'],
  ['nothing', after(11.0), {}, 'month high-sugar'],
  ['nothing', after(7.8), {}, 'month high-sugar'],
  ['nothing', after(7.7), {}, null],
  ['nothing', any(11.1), {}, 'week high-sugar'],
  ['nothing', any(11.0), {}, null],
  ...(['thirst', 'much-urine', 'weight-loss'] as const).flatMap((sign): Case[] => [
    [sign, fasting(7.0), feeling(sign), 'today high-sugar'],
    [sign, any(11.1), feeling(sign), 'today high-sugar'],
    [sign, fasting(6.9), feeling(sign), 'month high-sugar'],
  ]),
  // Pregnant
  ['pregnant', fasting(5.0), pregnant, null],
  ['pregnant', fasting(5.1), pregnant, 'week pregnancy'],
  ['pregnant', fasting(6.9), pregnant, 'week pregnancy'],
  ['pregnant', fasting(7.0), pregnant, 'today pregnancy'],
  ['pregnant', after(8.4), pregnant, null],
  ['pregnant', after(8.5), pregnant, 'week pregnancy'],
  ['pregnant', after(11.1), pregnant, 'today pregnancy'],
  ['pregnant', any(11.0), pregnant, null],
  ['pregnant', any(11.1), pregnant, 'today pregnancy'],
  ['pregnant, diabetes', fasting(5.2), { ...pregnant, ...diabetes }, null],
  ['pregnant, diabetes', fasting(5.3), { ...pregnant, ...diabetes }, 'week pregnancy'],
  ['pregnant, diabetes', after(7.8), { ...pregnant, ...diabetes }, 'week pregnancy'],
  ['pregnant, diabetes', fasting(7.0), { ...pregnant, ...diabetes }, 'today pregnancy'],
  ['after birth', fasting(5.1), mother, null],
  // Known diabetes
  ['diabetes', fasting(4.0), diabetes, null],
  ['diabetes', fasting(7.0), diabetes, null],
  ['diabetes', fasting(7.1), diabetes, 'visit high-sugar'],
  ['diabetes', fasting(9.4), diabetes, 'visit high-sugar'],
  ['diabetes', fasting(10.1), diabetes, 'visit high-sugar'],
  ['diabetes', after(10.0), diabetes, null],
  ['diabetes', after(10.1), diabetes, 'visit high-sugar'],
];

const others: readonly Case[] = [
  ['nothing', hba1c(6.5), {}, 'week high-sugar'],
  ['thirst', hba1c(6.5), feeling('thirst'), 'today high-sugar'],
  ['nothing', hba1c(6.4), {}, 'month high-sugar'],
  ['nothing', hba1c(6.0), {}, 'month high-sugar'],
  ['nothing', hba1c(5.9), {}, null],
  ['pregnant', hba1c(6.5), pregnant, 'today pregnancy'],
  ['pregnant', hba1c(6.0), pregnant, 'week pregnancy'],
  ['diabetes', hba1c(6.9), diabetes, null],
  ['diabetes', hba1c(7.0), diabetes, 'visit high-sugar'],
  ['diabetes', hba1c(10.0), diabetes, 'visit high-sugar'],
  ['diabetes', hba1c(10.1), diabetes, 'week high-sugar'],
  // Fever in children
  ['2 months', fever(38.0), { ageMonths: 2 }, 'emergency child'],
  ['2 months', fever(37.9), { ageMonths: 2 }, null],
  ['1 month', fever(35.4), { ageMonths: 1 }, 'emergency child'],
  ['1 month', fever(35.5), { ageMonths: 1 }, null],
  ['3 months', fever(39.0), { ageMonths: 3 }, 'today child'],
  ['3 months', fever(38.0), { ageMonths: 3 }, 'today child'],
  ['8 months', fever(38.5), { ageMonths: 8 }, 'today child'],
  ['8 months', fever(37.9), { ageMonths: 8 }, null],
  ...(['stiff-neck', 'rash', 'fits', 'sleepy', 'not-drinking'] as const).map((sign): Case => [
    `8 months, ${sign}`,
    fever(38.5),
    { ageMonths: 8, ...feeling(sign) },
    'emergency child',
  ]),
  // and in others
  ['pregnant', fever(38.0), pregnant, 'today pregnancy'],
  ['pregnant, stiff neck', fever(38.0), { ...pregnant, ...feeling('stiff-neck') }, 'emergency pregnancy'],
  ['after birth', fever(38.0), mother, 'today birth'],
  ['after birth, belly pain', fever(38.0), { ...mother, ...feeling('belly-pain') }, 'emergency birth'],
  ['stiff neck', fever(38.0), feeling('stiff-neck'), 'emergency meningitis'],
  ['rash', fever(38.0), feeling('rash'), 'emergency meningitis'],
  ['sleepy', fever(38.0), feeling('sleepy'), 'emergency fever'],
  ['nothing', fever(38.0), {}, 'today fever'],
  ['nothing', fever(37.9), {}, null],
  ['nothing', fever(41.6), {}, 'emergency fever'],
  ['nothing', fever(41.5), {}, 'today fever'],
  ['nothing', fever(35.0), {}, 'today fever'],
  ['nothing', fever(35.1), {}, null],
  ['confusion', fever(34.9), feeling('confusion'), 'emergency unconscious'],
  // Pulse
  ['nothing', pulse(131), {}, 'today heart'],
  ['nothing', pulse(130), {}, 'week heart'],
  ['nothing', pulse(111), {}, 'week heart'],
  ['nothing', pulse(110), {}, null],
  ['nothing', pulse(51), {}, null],
  ['nothing', pulse(50), {}, 'visit heart'],
  ['nothing', pulse(40), {}, 'today heart'],
  ['fainting', pulse(111), feeling('faint'), 'emergency heart'],
  ['fainting', pulse(50), feeling('faint'), 'emergency heart'],
  ['pregnant', pulse(120), pregnant, 'today pregnancy'],
  ['pregnant', pulse(119), pregnant, 'week heart'],
  ['8 months', pulse(140), { ageMonths: 8 }, null],
];

const name = (reading: Reading): string => JSON.stringify(reading).replaceAll(/["{}]/g, '');
const cases = [...pressures, ...sugars, ...others].map(
  ([given, reading, person, answer]) => [given, name(reading), answer, reading, person] as const,
);

describe('what the log cannot know', () => {
  const first = (upper: number, lower: number, person: Partial<Person> = {}): string =>
    answerReading(pressure(upper, lower), { ...nobodyKnown, ...person })?.steps[0] ?? '';

  it.each([
    [165, 108, /^If you are pregnant .* hospital now/],
    [150, 110, /^If you are pregnant .* hospital now/],
    [150, 105, /^If you are pregnant .* clinic today/],
    [140, 80, /^If you are pregnant .* clinic today/],
  ])('%i/%i says what holds in pregnancy first', (upper, lower, words) =>
    expect(first(upper, lower)).toMatch(words),
  );

  it('is not said to those it cannot be meant for, nor below the limit', () => {
    expect(first(139, 89)).not.toMatch(/pregnant/);
    expect(first(142, 92, { ageMonths: 90 })).not.toMatch(/^If you are pregnant/);
    expect(first(142, 92, pregnant)).not.toMatch(/^If you are pregnant/);
  });
});

describe('a reading is answered', () => {
  it.each(cases)('%s, %s: %s', (_given, _name, answer, reading, person) => {
    expect(said(reading, person)).toBe(answer);
  });

  const everybody = cases.map(([, , , reading, person]) => ({
    reading,
    person: { ...nobodyKnown, ...person },
  }));
  it('says what to do in 60 words, with its source', () => {
    const answers = everybody.flatMap(({ reading, person }) => answerReading(reading, person) ?? []);
    expect(answers.length).toBeGreaterThan(100);
    expect(answers.filter(({ steps, source }) => steps.length === 0 || !source)).toEqual([]);
    expect(answers.filter(({ steps }) => steps.join(' ').split(/\s+/).length > 60)).toEqual([]);
  });

  it('or said to be in range, in calm words', () => {
    const calm = everybody.filter(({ reading, person }) => answerReading(reading, person) === null);
    expect(calm.map(({ reading, person }) => calmWords(reading, person))).not.toContain('');
    expect(calmWords(pressure(120, 80), nobodyKnown)).toBe('In the healthy range. Nothing has to be done.');
    expect(calmWords(pressure(85, 55), nobodyKnown)).toContain('Lower than most');
    expect(calmWords(any(9), nobodyKnown)).toContain('before breakfast');
    expect(calmWords(pulse(104), nobodyKnown)).toContain('A little fast');
    expect(calmWords(fever(37.6), nobodyKnown)).toContain('Warm');
    expect(calmWords(pressure(100, 60), { ...nobodyKnown, ageMonths: 90 })).toContain('grown-ups');
  });
});

const DAY = 86_400_000;
const now = Date.parse('2026-11-21T09:00:00Z');

describe('earlier readings', () => {
  const daysAgo = (days: number, mmol: number) => ({ reading: fasting(mmol), at: now - days * DAY });
  it('make sugar above ten on three days a matter of this week', () => {
    const person = { ...nobodyKnown, ...diabetes };
    const of = (...earlier: ReturnType<typeof daysAgo>[]) =>
      said(fasting(10.1), person, { at: now, earlier });
    expect(of(daysAgo(1, 10.1), daysAgo(2, 12))).toBe('week high-sugar');
    expect(of(daysAgo(1, 10.1), daysAgo(1, 12))).toBe('visit high-sugar');
    expect(of(daysAgo(1, 10.1), daysAgo(2, 10))).toBe('visit high-sugar');
    expect(of(daysAgo(1, 10.1), daysAgo(8, 12))).toBe('visit high-sugar');
  });

  const kg = (days: number, weight: number) => ({
    reading: { kind: 'weight', kg: weight } as const,
    at: now - days * DAY,
  });
  it.each([
    [[kg(100, 70)], 66.4, {}, 'visit belly'],
    [[kg(100, 70)], 66.5, {}, null],
    [[kg(200, 70)], 60, {}, null],
    [[kg(100, 70)], 66.4, feeling('fever'), 'week high-sugar'],
    [[kg(100, 70)], 66.4, pregnant, 'week pregnancy'],
    [[kg(3, 70)], 72.1, { hasHeartDisease: true }, 'today heart'],
    [[kg(3, 70)], 72, { hasHeartDisease: true }, null],
    [[kg(4, 70)], 73, { hasHeartDisease: true }, null],
    [[kg(3, 70)], 72.1, {}, null],
  ] as const)('%j, then %d kg, %j: %s', (earlier, weight, person, answer) =>
    expect(said({ kind: 'weight', kg: weight }, person, { at: now, earlier })).toBe(answer),
  );
});

describe('a clinician’s own target', () => {
  const target = { low: 95, high: 150 };
  it('silences what can wait', () => {
    expect(said(pressure(148, 94), {}, { target })).toBeNull();
    expect(said(pressure(151, 94), {}, { target })).toBe('month pressure');
    expect(said(fasting(8.5), diabetes, { target: { low: 5, high: 9 } })).toBeNull();
    expect(calmWords(pressure(148, 94), nobodyKnown, { target })).toContain('Within the target');
    expect(calmWords(pressure(120, 96), nobodyKnown, { target })).toContain('Outside the target');
  });
  it('and never what cannot', () => {
    const wide = { low: 130, high: 220 };
    expect(said(pressure(165, 108), pregnant, { target: wide })).toBe('emergency pregnancy');
    expect(said(pressure(182, 112), {}, { target: wide })).toBe('today pressure');
    expect(said(pressure(150, 95), diabetes, { target: wide })).toBe('week pressure');
    expect(said(any(2.8), {}, { target: { low: 2, high: 20 } })).toBe('emergency low-sugar');
  });
});

describe('who it is', () => {
  const of = (medicines: readonly string[], conditions: readonly string[], facts = {}) =>
    personOf({ medicines, conditions, facts }, undefined, now);
  it.each([
    ['metformin', true, false],
    ['insulin', true, true],
    ['sulfonylureas', true, true],
    ['diabetes-medicines', true, true],
    ['other-diabetes-medicines', true, false],
    ['warfarin', false, false],
  ])('%s tells of diabetes: %s, may push sugar too low: %s', (medicine, hasDiabetes, isHypoProne) =>
    expect(of([medicine], [])).toMatchObject({ hasDiabetes, isHypoProne }),
  );
  it('reads conditions and their days', () => {
    expect(of([], ['pregnancy'], { pregnant_since: pregnantSince(32, now) })).toMatchObject({
      isPregnant: true,
      pregnancyWeeks: 32,
    });
    expect(of([], ['pregnancy'], { pregnant_since: '2025-01-01' }).pregnancyWeeks).toBeNull();
    expect(of([], ['pregnancy']).pregnancyWeeks).toBeNull();
    expect(of([], ['after-birth']).isAfterBirth).toBe(true);
    expect(of([], ['after-birth'], { gave_birth_on: '2026-10-10' }).isAfterBirth).toBe(true);
    expect(of([], ['after-birth'], { gave_birth_on: '2026-10-09' }).isAfterBirth).toBe(false);
    expect(of([], ['child'], { child_born_on: '2026-03-20' }).ageMonths).toBe(8);
    expect(of([], ['type-1-diabetes'])).toMatchObject({
      hasDiabetes: true,
      diabetesType: 1,
      isHypoProne: true,
    });
    expect(of([], ['kidney-disease', 'stroke'])).toMatchObject({
      hasKidneyDisease: true,
      hasHeartDisease: true,
    });
    expect(of([], [])).toEqual(nobodyKnown);
  });
  it('and drugs through the book', () => {
    const entry = (...part_of: string[]) => ({
      name: '',
      examples: [],
      search: [],
      part_of,
      implies: [],
    });
    const book: SafetyBook = {
      medicines: {
        glibenclamide: entry('sulfonylureas'),
        sulfonylureas: entry('hypo-prone-medicines'),
        'hypo-prone-medicines': entry('diabetes-medicines'),
        'diabetes-medicines': entry(),
        metformin: entry('diabetes-medicines'),
      },
      conditions: {
        diabetes: { name: '', kind: 'illness', search: [], implies: ['diabetes-medicines'], part_of: [] },
      },
      drugs: {},
      rhythms: {},
      herbs: {},
      products: {},
      remedies: {},
    };
    const with_ = (medicines: readonly string[], conditions: readonly string[] = []) =>
      personOf({ medicines, conditions }, book, now);
    expect(with_(['glibenclamide'])).toMatchObject({ hasDiabetes: true, isHypoProne: true });
    expect(with_(['metformin'], ['diabetes'])).toMatchObject({ hasDiabetes: true, isHypoProne: false });
    expect(with_([], ['diabetes'])).toMatchObject({ hasDiabetes: true, isHypoProne: true });
  });
});
