import { describe, expect, it } from 'vitest';

import { keepNumbers, knownNumbers, numbersFor } from './emergency-numbers.queries.ts';
import book from './red-flags.json';
import { findUrgent, urgentAnswers } from './urgent-answers.ts';

const kindOf = (text: string): string => findUrgent(text)[0]?.kind ?? 'none';

describe('what cannot wait', () => {
  it.each([
    ['I have chest pain since morning', 'heart'],
    ['kifua kinanibana tangu asubuhi', 'heart'],
    ['my left side is weak and numb', 'stroke'],
    ['mdomo wake umepinda upande mmoja', 'stroke'],
    ['I can’t breathe well', 'breathing'],
    ['napata shida kupumua', 'breathing'],
    ['ulimi umevimba', 'allergy'],
    ['natapika damu', 'bleeding'],
    ['nimechoka na maisha', 'self-harm'],
    ['life is not worth living', 'self-harm'],
    ['I took 20 panadol', 'poison'],
    ['my child swallowed rat poison', 'poison'],
    ['I want to die', 'self-harm'],
    ['how to abort with herbs', 'ending-pregnancy'],
    ['amekunywa sumu', 'poison'],
    ['she had a seizure', 'fit'],
    ['mzee amezirai, haamki', 'unconscious'],
    ['he fell and hit his head', 'head'],
    ['chai moto imemwagikia mkono wangu', 'burn'],
    ['cement splashed into my eye', 'eye'],
    ['pregnant 32 weeks, headache and blurred vision', 'pregnancy'],
    ['baby not moving in the womb', 'pregnancy'],
    ['nilijifungua juzi na natokwa na damu nyingi', 'birth'],
    ['mtoto wangu hataki kunyonya na ana homa', 'child'],
    ['anaharisha na kutapika tangu usiku', 'dehydration'],
    ['fever, headache and a stiff neck', 'meningitis'],
    ['severe stomach pain and vomiting', 'belly'],
    ['snake bit me', 'bite'],
    ['I was raped', 'sexual-violence'],
    ['mume wangu ananipiga', 'violence'],
    ['my sugar is 2.4 and I shake', 'low-sugar'],
    ['glucose 504 mg/dl and vomiting', 'high-sugar'],
    ['my blood pressure is 190/125', 'pressure'],
    [
      'hello I ordered baobab powder last week and my sugar today was 2.3, also the coupon did not work',
      'low-sugar',
    ],
    [
      'habari, nimelipa jana na bado sijapata oda, pressure yangu leo ni 190/125, na risiti iko wapi',
      'pressure',
    ],
    ['fever of 39.8', 'fever'],
    ['stop my insulin and use karela', 'stopping-medicine'],
    ['how to abort with herbs when pregnant', 'ending-pregnancy'],
    ['macho yangu ni ya manjano baada ya mitishamba', 'herb-harm'],
    ['mume wangu amezirai na haamki', 'unconscious'],
    ['I took 20 panadol last night and want to know about your return policy', 'poison'],
    ['chest pain', 'heart'],
    ['kifua kinanibana sana', 'heart'],
    ['one ninety five over one thirty, my head bangs', 'pressure'],
    ['upper number is 196, is garlic enough', 'pressure'],
  ])('%s: %s', (text, kind) => expect(kindOf(text)).toBe(kind));

  it('is found in words without vowels, with slips and doubled letters', () => {
    expect(kindOf('brthng is hard, cnt brthe')).toBe('breathing');
    expect(kindOf('she is unconscius')).toBe('unconscious');
    expect(kindOf('natapikaaa damuuu')).toBe('bleeding');
    expect(kindOf('amefaint na hajibu')).toBe('unconscious');
  });

  it.each([
    ['I have been coughing for three weeks', 'breathing', 'week'],
    ['nimepungua uzito bila sababu', 'belly', 'week'],
    ['a severe headache since morning', 'head', 'today'],
    ['sudden worst headache of my life', 'stroke', 'emergency'],
    ['32 weeks pregnant 142/92 today, I feel fine', 'pregnancy', 'today'],
    ['nina mimba ya wiki 32, presha yangu ni 165/108', 'pregnancy', 'emergency'],
  ])('%s: %s, %s', (text, kind, urgency) => expect(findUrgent(text)[0]).toEqual({ kind, urgency }));

  it('has an answer of its own for what is less urgent', () => {
    const [cough] = urgentAnswers('I have been coughing for three weeks');
    expect(cough?.title).toBe(book.answers.breathing.later.week.en.title);
    expect(cough?.calls).toBeUndefined();
  });

  it('answers a mother’s pressure once, by her limits', () =>
    expect(findUrgent('nina mimba ya wiki 32, presha yangu ni 165/108 na kichwa kinauma')).toEqual([
      { kind: 'pregnancy', urgency: 'emergency' },
    ]));

  it('names the most urgent first', () => {
    expect(findUrgent('I stopped my insulin and now I have chest pain').map(({ kind }) => kind)).toEqual([
      'heart',
      'stopping-medicine',
    ]);
    expect(findUrgent('my blood pressure is 190/125')).toEqual([{ kind: 'pressure', urgency: 'today' }]);
    expect(findUrgent('bp 190/125 and a bad headache')[0]).toEqual({
      kind: 'pressure',
      urgency: 'emergency',
    });
  });
});

describe('what can wait', () => {
  it.each([
    ['no chest pain', 'negation'],
    ['sina maumivu ya kifua', 'negation'],
    ['hajazirai, anacheza tu', 'a negative verb'],
    ['no fever, cough or chest pain', 'a list that is negated'],
    ['I had a stroke scare last year and recovered', 'the past'],
    ['mwaka jana nilikuwa na maumivu ya kifua, nilipona', 'the past'],
    ['what are the signs of a stroke', 'a question for knowledge'],
    ['dalili za kiharusi ni zipi', 'a question for knowledge'],
    ['njaa inaniua', 'a figure of speech'],
    ['dying for tea, my feet are killing me', 'a figure of speech'],
    ['my pressure is 118/76', 'a figure in range'],
    ['Kuna sukari ngapi kwenye asali? 12 g?', 'a figure of something else'],
    ['Chai ya kuondoa sumu mwilini', 'a figure of speech'],
    ['Is ginger good for my heart?', 'a question about a herb'],
    ['When does my order of hibiscus tea arrive?', 'an order'],
    ['', 'nothing'],
  ])('%s (%s)', (text) => expect(findUrgent(text)).toEqual([]));

  it('a negation ends with its clause', () => {
    expect(kindOf('no fever but severe chest pain')).toBe('heart');
    expect(kindOf('sina homa lakini kifua kinabana sana')).toBe('heart');
    expect(kindOf('sina homa na kifua kinaniuma')).toBe('heart');
  });
});

it('reads a long text in less than five milliseconds', () => {
  const text =
    'Habari, nina swali kuhusu chai ya tangawizi na moringa, which one is better for cold mornings? '
      .repeat(11)
      .slice(0, 1000);
  findUrgent(text);
  const took = Array.from({ length: 15 }, (_, n) => {
    const from = performance.now();
    findUrgent(`${text} ${n}`);
    return performance.now() - from;
  }).toSorted((one, other) => one - other);
  // The machine of a test may be busy with others: five times the aim still shows what has become slow.
  expect(took[7]).toBeLessThan(25);
  console.log(`median of 1000 characters: ${took[7]?.toFixed(2)} ms`);
});

const line = {
  id: 'poison-centre',
  number: '0800000000',
  label_en: 'Poison',
  label_sw: 'Sumu',
  kinds: ['poison'],
};
const numbersOf = (...asked: Parameters<typeof numbersFor>) =>
  numbersFor(...asked).map(({ number }) => number);

it('names 999 and 112, those an answer names and those of its kind', () => {
  expect(numbersOf()).toEqual(['999', '112']);
  expect(numbersOf(['red-cross'])).toEqual(['999', '112', '1199']);
  expect(numbersOf([], 'violence')).toEqual(['999', '112', '1195']);
});

it('takes what was read, and never loses 999 and 112', () => {
  const other = {
    id: 'emergency',
    number: '111',
    label_en: 'Police, fire, ambulance',
    label_sw: 'Polisi',
    kinds: [],
  };
  keepNumbers([other, line]);
  expect(numbersOf([], 'poison')).toEqual(['999', '112', '0800000000']);
  expect(knownNumbers()[0]?.label_en).toBe('Police, fire, ambulance');
  expect(numbersOf(['red-cross'])).toEqual(['999', '112']);
  expect(localStorage.getItem('mizizi-emergency-numbers')).toContain('0800000000');
});
