import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { mentionsIn } from './mentions.ts';
import { readSafetyBook } from './safety-book.ts';

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
