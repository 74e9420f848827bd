/**
 * What numbers in a text say. Limits are those of `health-safety`: pressure ≥ 180/110 and sugar ≥ 16.7 or < 4.0 mmol/L
 * for anybody, pressure ≥ 140/90, severe ≥ 160/110, in pregnancy (WHO/ISH 2020, ISSHP 2021, WHO 2006, ADA Standards), temperature ≥ 38.0 °C
 * under three months and ≥ 39.0 °C for anybody (NICE NG143). Six tablets at once are more than any leaflet says.
 */
import { numberWords } from '../../lib/measures.ts';
import type { Span } from './phrase-book.ts';
import type { Token } from './text-tokens.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const pressure = words('bp pressure presha pressha presure hypertension shinikizo damu reading');
const sugar = words(
  'glucometer sugar sugars glucose sukari skari rbs fbs glucometer mmol glucometa sugr kisukari',
);
const device = words(
  'reading readings machine mashine kifaa meter mita level kipimo test strip numbers latest imesoma imeandika inasoma tumepima nimepima amepima wamepima tukapata nikapata wakapata',
);
/** What is felt with a low sugar, and taken against it, tells which meter was read. */
const sweet = words(
  'soda juice honey asali sweets candy peremende jasho sweating sweaty shaking trembling natetemeka anatetemeka tetemeka',
);
const heat = words(
  'temp temperature fever homa joto degrees degree celsius c thermometer hot burning feverish nyuzi moto digrii',
);
const ofHeat = words('c f degrees degree celsius digrii');
const notSugar = words(
  'g gram grams gramme grammes kg kilo kilos spoon spoons teaspoon teaspoons tablespoon tsp tbsp kijiko vijiko cup cups kikombe vikombe bob shilling shillings ksh sh kes percent times mara days day weeks week months month years year yrs siku wiki miezi miaka l litre litres ml hours hour masaa saa minutes dakika people watu per cubes cube packets packet pakiti pieces kilometa km',
);
const notHeat = words(
  'weeks week wiki years year yrs miaka months month miezi days siku kg mg ml hours masaa bob ksh percent',
);
const says = words(
  'is of at ni reading reads level levels iko imeandika inaonyesha inasema inasoma kinasoma imeonyesha shows says read imesoma inasoma was ilikuwa yangu yake low na mmol imefika imeshuka reached dropped to kwa imekuwa shows',
);
const number: Readonly<Record<string, number>> = {
  ...numberWords,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  dozen: 12,
  wawili: 2,
  ishirini: 20,
  thelathini: 30,
  arobaini: 40,
  hamsini: 50,
  sitini: 60,
  mia: 100,
  mbao: 20,
};
const tablets =
  /^(pill|tablet|capsule|tab|tembe|kidonge|vidonge|paracetamol|panadol|parasitamol|ibuprofen|brufen|diclofenac|aspirin|hedex|piriton|valium|diazepam|amitrip|metformin|amlodipine|tramadol|iron|sleeping|dawa|madawa|septrin|arv|chloroquine|phenobarb|mara|action|drug|med|medicine)s?/;
const units: Readonly<Record<string, 'day' | 'week' | 'month' | 'year'>> = {
  day: 'day',
  days: 'day',
  siku: 'day',
  week: 'week',
  weeks: 'week',
  wk: 'week',
  wks: 'week',
  wiki: 'week',
  month: 'month',
  months: 'month',
  mths: 'month',
  mth: 'month',
  mnths: 'month',
  mwezi: 'month',
  miezi: 'month',
  year: 'year',
  years: 'year',
  yr: 'year',
  yrs: 'year',
  mwaka: 'year',
  miaka: 'year',
};
const childWords =
  /^(baby|babies|bby|bb|kababy|kababa|katoto|kamtoto|kamtoi|katoi|mtt|neonate|child|infant|newborn|toddler|son|daughter|mtoto|toto|mwanangu|kichanga|boy|girl|kid|motto|mtoi|mjukuu|twins|mapacha|anaumri|umri|aged|age)$/;

const between = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/** Figures of a text as spans of the concepts `=…`. */
export function figuresIn(tokens: readonly Token[]): Span[] {
  const spans: Span[] = [];
  const add = (name: string, start: number, end: number): void => {
    spans.push({ concept: `=${name}`, start, end });
  };
  const near = (at: number, reach: number, set: ReadonlySet<string>): boolean =>
    tokens
      .slice(Math.max(0, at - reach), at + reach + 1)
      .some(({ forms }) => forms.some((form) => set.has(form)));
  const word = (at: number): string => tokens[at]?.word ?? '';

  const isDiabetic = tokens.some(({ forms }) =>
    forms.some((form) =>
      /^(?:diabet|insulin|kisukari|metformin|sugar|sukari|glucose|thirst|ketone|bedwet|camel)/.test(form),
    ),
  );

  for (const [at, { value: typed, word: own }] of tokens.entries()) {
    const value = typed ?? number[own];
    if (value === undefined) continue;
    const isDigits = typed !== undefined;

    if (isDigits && own.length === 4 && between(value, 1900, 2024) && !units[word(at + 1)])
      add('past-year', at, at + 1);

    if (isDigits && between(value, 60, 300)) {
      const isPair =
        ['/', 'over', 'by', 'kwa', 'na', 'juu', 'and'].includes(word(at + 1)) || word(at + 1) === '';
      const second =
        tokens[at + 2]?.value ??
        number[word(at + 2)] ??
        (near(at, 5, pressure) ? tokens[at + 1]?.value : undefined);
      const isReading =
        second !== undefined &&
        between(second, 30, 180) &&
        second < value &&
        !/^(?:plot|plots|no|number|house|hse|road|block|room|po|box|nambari)$/.test(word(at - 1)) &&
        (word(at + 1) === '/' ||
          word(at + 1) === 'over' ||
          ((isPair || tokens[at + 1]?.value === second) && near(at, 6, pressure)));
      const isTop =
        [at - 3, at - 2].some((place) => /^(?:top|upper|systolic)$/.test(word(place))) &&
        /^(?:number|figure|reading|is|was|of)$/.test(word(at - 1));
      if (isTop && value >= 180) add('bp-crisis', at, at + 1);
      if (isReading) {
        if (value >= 180 || second >= 110) add('bp-crisis', at, at + 3);
        if (value >= 140 || second >= 90) add('bp-preg', at, at + 3);
        if (value >= 160 || second >= 110) add('bp-preg-severe', at, at + 3);
        if (value < 90 || second < 60) add('bp-low', at, at + 3);
      } else if (
        value >= 180 &&
        value <= 280 &&
        second === undefined &&
        near(at, 4, pressure) &&
        !near(at, 4, sugar)
      ) {
        add('bp-crisis', at, at + 1);
        add('bp-preg', at, at + 1);
        add('bp-preg-severe', at, at + 1);
      }
    }

    const isUnit =
      ['mmol', 'mg'].includes(word(at + 1)) && ['l', 'dl'].includes(word(at + 3)) && word(at + 2) === '/';
    const isSugar =
      isUnit || near(at, 7, sugar) || ((isDiabetic || near(at, 8, sweet)) && near(at, 4, device));
    if (isDigits && isSugar && !notSugar.has(word(at + 1)) && word(at + 1) !== '/' && word(at - 1) !== '/') {
      const isMg = tokens.slice(at, at + 4).some(({ word: unit }) => unit === 'dl' || unit === 'mgdl');
      const mmol = isMg || value > 45 ? value / 18 : value;
      const isSaid =
        own.includes('.') ||
        own.includes(',') ||
        isMg ||
        [1, 2, 3].some((back) => says.has(word(at - back))) ||
        sugar.has(word(at - 1)) ||
        tokens.slice(at, at + 3).some(({ word: unit }) => unit === 'mmol');
      if (isSaid && mmol >= 0.8 && mmol < 4) add('sugar-low', at, at + 1);
      if (isSaid && mmol >= 16.7 && mmol <= 60) add('sugar-high', at, at + 1);
    }

    if (
      isDigits &&
      /[.,]/.test(own) &&
      between(value, 38.5, 42.5) &&
      !notHeat.has(word(at + 1)) &&
      !near(at, 5, sugar)
    )
      add('hot', at, at + 1);
    // A newborn's 38.4 needs no unit.
    if (isDigits && /[.,]/.test(own) && between(value, 37.95, 42.5) && !notHeat.has(word(at + 1)) && !isSugar)
      add('warm', at, at + 1);
    const celsius = between(value, 98, 110) ? (value - 32) / 1.8 : value;
    const isHeat =
      ofHeat.has(word(at + 1)) ||
      (near(at, 6, heat) && !notHeat.has(word(at + 1)) && !notHeat.has(word(at - 1)));
    if (isDigits && between(celsius, 37.95, 43) && isHeat && word(at + 1) !== '/' && word(at - 1) !== '/') {
      add('warm', at, at + 1);
      if (celsius >= 38.95) add('hot', at, at + 1);
    }

    const isCount =
      value >= 6 &&
      value <= 300 &&
      !/^(mg|ml|g|mcg|iu|am|pm|minutes|dakika|times|mara)$/.test(word(at + 1)) &&
      word(at + 1) !== '/' &&
      word(at - 1) !== '/' &&
      !units[word(at + 1)];
    if (
      isCount &&
      [at + 1, at + 2, at + 3, at + 4, at - 1, at - 2].some((place) => tablets.test(word(place)))
    )
      add('many-pills', at, at + 1);
    if (value >= 8 && between(value, 8, 10) && word(at + 1) === '/' && tokens[at + 2]?.value === 10)
      add('ten-of-ten', at, at + 3);
    if (value === 10 && word(at + 1) === 'out' && word(at + 2) === 'of') add('ten-of-ten', at, at + 4);

    for (const place of [at + 1, at - 1]) {
      const unit = units[word(place)];
      if (!unit) continue;
      const from = Math.min(at, place);
      const end = Math.max(at, place) + 1;
      const isAge =
        word(end) === 'old' ||
        ['wa', 'mwenye', 'ana', 'aged', 'ya'].includes(word(from - 1)) ||
        tokens.slice(Math.max(0, from - 3), from).some((token) => childWords.test(token.word)) ||
        tokens.slice(end, end + 2).some((token) => childWords.test(token.word));
      if (unit === 'year' && value >= 13 && value < 110 && (isAge || word(end) === 'old'))
        add('grown-age', from, end);
      const months =
        unit === 'day' ? value / 30 : unit === 'week' ? value / 4.3 : unit === 'month' ? value : value * 12;
      const isDuration =
        ['for', 'since', 'past', 'last', 'kwa', 'tangu'].includes(word(from - 1)) || word(end) === 'ago';
      const hasChild = tokens.some((token) => childWords.test(token.word));
      const isBaby = hasChild || (word(end) === 'old' && unit !== 'year');
      if ((isAge || word(end) === 'old') && isBaby && !isDuration && months <= 3) add('young-age', from, end);
      if ((isAge || word(end) === 'old') && !isDuration && months < 144 && (hasChild || word(end) === 'old'))
        add('child-age', from, end);
      const isAt = word(from - 1) === 'at' || word(from - 1) === 'nikiwa';
      if (!isDuration && unit === 'week' && between(value, isAt ? 4 : 13, 42) && word(end) !== 'old')
        add('gestation', from, end);
      const long = unit === 'day' ? value >= 3 : unit === 'week';
      if (long && word(end) !== 'old' && word(end) !== 'pregnant') add('long-days', from, end);
    }
  }
  return spans;
}
