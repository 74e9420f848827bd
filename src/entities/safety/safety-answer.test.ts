import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { mentionsIn } from './mentions.ts';
import { cautionOfTip, safetyAnswerTo } from './safety-answer.ts';
import { readSafetyBook } from './safety-book.ts';
import { nothingListed, type SafetyProfile } from './safety-profile.ts';

const book = readSafetyBook(JSON.parse(readFileSync('public/knowledge/safety.json', 'utf8')));
const TODAY = '2026-11-24';
const read = (text: string) => {
  const { herbs, told, ...rest } = mentionsIn(book, text, TODAY);
  return { herbs: herbs.map(({ id }) => id), ...told, ...rest };
};

describe('what a question names', () => {
  it.each([
    ['I take warfarin, is ginger tea ok every morning?', ['ginger'], ['warfarin'], []],
    [
      'My blood pressure pills are amlodipine 5mg, hibiscus tea?',
      ['hibiscus'],
      ['blood-pressure-medicines', 'amlodipine'],
      [],
    ],
    ['TB treatment rifampicin, can I take echinacea?', ['echinacea'], ['rifampicin'], ['tb-treatment']],
    ['does St John’s wort clash with the pill', ['st-johns-wort'], ['contraceptives'], []],
    ['Is it safe to drink neem leaves while pregnant', ['neem'], [], ['pregnancy']],
    ['Nina mimba ya miezi 5, naweza kunywa chai ya tangawizi?', ['ginger'], [], ['pregnancy']],
    ['natumia lithium, naweza kunywa chai ya rosela', ['hibiscus'], ['lithium'], []],
    ['muarobaini ni salama kwa mama mjamzito?', ['neem'], [], ['pregnancy']],
    ['nina shida ya figo, aloe vera ni poa?', ['aloe-vera'], [], ['kidney-disease']],
    ['nachukua ARVs na nataka kutumia mlonge', ['moringa'], ['hiv-medicines'], []],
    ['niko na kisukari, naweza tumia mdalasini', ['cinnamon'], [], ['diabetes']],
  ])('%s', (text, herbs, medicines, conditions) => {
    expect(read(text)).toMatchObject({ herbs, medicines, conditions });
  });

  it.each([
    'Improve digestion',
    'Reduce stress',
    'Better sleep',
    'What action helps my mood and my trust?',
    'macho ya manjano ni nini',
    'Which oils are nice for hair?',
  ])('nothing in “%s”', (text) => {
    expect(read(text)).toMatchObject({ herbs: [], medicines: [], conditions: [], wish: null });
  });

  it('a medicine is never guessed, and a denied condition is none', () => {
    expect(read('I take warfarine and lasik').medicines).toEqual([]);
    expect(read('I am not pregnant, is neem ok').conditions).toEqual([]);
    expect(read('sina mimba, muarobaini ni sawa').conditions).toEqual([]);
  });

  it('tea is the herb where no other is named', () => {
    expect(read('green tea with warfarin').herbs).toEqual(['tea']);
    expect(read('ginger tea with warfarin').herbs).toEqual(['ginger']);
  });
});

describe('how old somebody is', () => {
  it.each([
    ['honey for my baby of 8 months', '2026-03-24'],
    ['mtoto wa miezi minane asali', '2026-03-24'],
    ['a 9 month old baby with a cough', '2026-02-24'],
    ['mtoto wa mwaka mmoja na nusu', '2025-05-24'],
    ['mtoi wa miaka miwili ana kikohozi', '2024-11-24'],
    ['peppermint oil on my 1 year old', '2025-11-24'],
  ])('%s', (text, born) => {
    expect(read(text)).toMatchObject({ conditions: ['child'], facts: { child_born_on: born } });
  });

  it('asks for an age that was not told, and leaves grown sons and other spans of time alone', () => {
    expect(read('can my child drink sage tea')).toMatchObject({ conditions: ['child'], isAgeless: true });
    expect(read('my son is 25 years, is neem ok').conditions).toEqual([]);
    expect(read('I am 5 months pregnant').conditions).toEqual(['pregnancy']);
    expect(read('trying for a baby for 3 years').conditions).toEqual(['trying-for-a-baby']);
    expect(read('I breastfeed my 8 month old, sage tea?').conditions).toEqual(['breastfeeding']);
    expect(read('I am 16 and like neem').conditions).toEqual(['under-18']);
  });
});

describe('wishes to eat less', () => {
  it.each([
    ['I want to do intermittent fasting', 'fast'],
    ['is it ok to fast for 16 hours', 'fast'],
    ['nataka kufunga ili nipunguze uzito', 'fast'],
    ['how do I lose weight', 'less'],
    ['nataka kupunguza kilo', 'less'],
    ['is fast food bad', null],
    ['my fasting sugar is 7', null],
    ['nashindwa kufunga choo', null],
    ['I am losing weight without trying', null],
  ])('%s', (text, wish) => expect(read(text).wish).toBe(wish));
});

it('takes less than five milliseconds', () => {
  const text = 'natumia amlodipine na simvastatin, naweza kumpa mtoto wa miezi 8 asali na tangawizi? '.repeat(
    6,
  );
  read(text);
  // The quickest of several: the others waited for the machine.
  const times = Array.from({ length: 20 }, () => {
    const startedAt = performance.now();
    read(text);
    return performance.now() - startedAt;
  });
  expect(Math.min(...times)).toBeLessThan(5);
});

const ask = (text: string, list: SafetyProfile = nothingListed) => safetyAnswerTo(book, text, list, TODAY);
const listOf = (medicines: string[], conditions: string[] = []): SafetyProfile => ({ medicines, conditions });

describe('the answer to a question about safety', () => {
  it.each([
    'can I give honey to my baby of 8 months for cough?',
    'naweza kumpa mtoto wa miezi 8 asali kwa kikohozi?',
  ])('%s', (text) => {
    const [first] = ask(text)?.warnings ?? [];
    expect(first).toMatchObject({ verdict: 'avoid', title: expect.stringContaining('Honey') as string });
    expect(first?.reason).toMatch(/botulism/);
  });

  it('honey is no matter for a child of two', () => {
    expect(ask('can my child of 2 years have honey')?.warnings).toEqual([]);
  });

  it('has the strictest first, and three at most', () => {
    const answer = ask('I take warfarin and aspirin, I am pregnant: garlic, ginkgo, neem, turmeric?');
    expect(answer?.warnings).toHaveLength(3);
    expect(answer?.warnings[0]?.verdict).toBe('avoid');
    expect(answer?.more).toBeGreaterThan(0);
  });

  it('reads the list, and a question that names nothing but a herb', () => {
    expect(ask('is ginger good every day?')).toBeNull();
    const answer = ask('is ginger good every day?', listOf(['warfarin']));
    expect(answer?.warnings[0]?.title).toBe('Ginger · Warfarin');
    expect(answer?.link).toBe('/safety-check?medicines=warfarin&herbs=ginger');
    expect(ask('which tea is nice?', listOf(['warfarin']))).toBeNull();
  });

  it('says of what nobody looked up that nobody did', () => {
    expect(ask('natumia lithium, chai ya rosela?')?.unchecked).toEqual(['Hibiscus · Lithium']);
    expect(ask('can I take shilajit with warfarin')).toMatchObject({ isHerbless: true, warnings: [] });
  });

  it('speaks of no fast where none is to be', () => {
    expect(ask('I breastfeed and want to fast to lose weight')?.noLess).toBe('breastfeeding');
    expect(ask('can my daughter of 14 years lose weight')?.noLess).toBe('under-18');
    expect(ask('is it ok to fast, I use insulin')?.noLess).toBe('hypo-prone-medicines');
    expect(ask('nataka kufunga kwa siku tatu', listOf([], ['eating-disorder']))?.noLess).toBe(
      'eating-disorder',
    );
    expect(ask('I take amlodipine, can I start intermittent fasting')?.askFirst).toContain(
      'blood-pressure-medicines',
    );
    expect(ask('I want to lose weight')).toBeNull();
  });
});

describe('a tip', () => {
  const tip = 'Try lemongrass or chamomile tea. Leave both out if you take sleeping tablets or are pregnant.';
  it('is checked against what was asked and listed, not against its own caution', () => {
    expect(cautionOfTip(book, tip, 'How do I sleep?', nothingListed, TODAY)).toBeNull();
    const caution = cautionOfTip(book, tip, 'How do I sleep? I take warfarin.', nothingListed, TODAY);
    expect(caution?.warnings[0]?.title).toBe('Chamomile · Warfarin');
  });
});
