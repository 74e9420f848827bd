import { editDistance, foldText } from '../../lib/fuzzy.ts';

type Entry = readonly [topics: readonly string[], complaints: readonly string[], words: string];

/**
 * What people type for a need in English, Kiswahili and Sheng, with the topics of herb uses and the complaints of home
 * remedies that answer it. An empty list says that there is none: laxatives share a topic with loose stools, and mint
 * and ginger, which are for digestion, make heartburn worse, so neither need leads to herbs.
 */
export const needEntries: readonly Entry[] = [
  [
    ['blood-sugar'],
    [],
    'sugar, sukari, kisukari, ugonjwa wa sukari, ugonjwa wa kisukari, sukari ya damu, sukari mwilini, sukari kwa damu, kushusha sukari, sukari juu, diabetes, diabetis, diabetic, blood sugar, high sugar, high blood sugar, sugar disease, blood glucose',
  ],
  [
    ['blood-pressure'],
    ['blood-pressure'],
    'presha, pressure, blood pressure, high blood pressure, hypertension, shinikizo la damu, presha ya damu, presha ya kupanda, presha juu, kushusha presha, bp, hbp',
  ],
  [
    ['sleep'],
    ['sleep'],
    'sleep, usingizi, kukosa usingizi, kulala, insomnia, lala, cant sleep, sina usingizi',
  ],
  [
    ['cough-and-cold'],
    ['cough'],
    'cough, coughing, kikohozi, kukohoa, kohoa, dry cough, kikohozi kikavu, kikohozi cha kawaida',
  ],
  [
    ['cough-and-cold'],
    ['cold', 'blocked-nose'],
    'flu, mafua, homa ya mafua, cold, common cold, colds, pua kuziba, blocked nose, makamasi',
  ],
  [['cough-and-cold'], ['sore-throat'], 'koo, sore throat, throat, maumivu ya koo, koo kuuma, tonsils'],
  [
    ['digestion'],
    ['bloating'],
    'gas, gesi, bloating, tumbo kujaa, tumbo kujaa gesi, digestion, indigestion, usagaji chakula',
  ],
  [
    ['digestion'],
    ['bloating', 'diarrhoea', 'constipation', 'heartburn', 'nausea'],
    'stomach, tumbo, stomach ache, stomachache, tumbo kuuma, tumbo inauma, maumivu ya tumbo, kuumwa na tumbo',
  ],
  [[], ['heartburn'], 'kiungulia, acidity, heartburn, acid reflux, reflux, acid, asidi'],
  [
    [],
    ['diarrhoea'],
    'diarrhoea, diarrhea, diarhoea, kuhara, kuharisha, kuendesha, naendesha, tumbo kuendesha, running stomach, loose stool, loose stools',
  ],
  [
    ['bowels'],
    ['constipation'],
    'constipation, constipated, kufunga choo, choo ngumu, kukosa choo, hard stool, hard stools',
  ],
  [[], ['piles'], 'piles, bawasiri, puru, haemorrhoids, hemorrhoids, mgolo'],
  [['nausea'], ['nausea'], 'nausea, kichefuchefu, kutapika, vomiting, feeling sick, travel sickness'],
  [['appetite'], ['poor-appetite'], 'appetite, hamu ya kula, kukosa hamu ya kula, poor appetite, not eating'],
  [
    ['joints-and-pain'],
    ['stiff-joints'],
    'joints, viungo, maumivu ya viungo, joint pain, joint pains, arthritis, goti, magoti, knee, knees, mgongo, back pain, baridi yabisi',
  ],
  [['joints-and-pain'], ['stiff-joints', 'headache', 'period-pain', 'toothache'], 'maumivu, pain, uchungu'],
  [
    [],
    ['headache'],
    'headache, headaches, kichwa, kichwa kuuma, kichwa inauma, kuumwa na kichwa, maumivu ya kichwa, migraine, kipandauso',
  ],
  [[], ['sprain'], 'sprain, kuteguka, twisted ankle'],
  [
    ['stress-and-mood'],
    ['stress'],
    'stress, stressed, msongo, msongo wa mawazo, mawazo, mawazo mengi, wasiwasi, worry, anxiety, calm, utulivu',
  ],
  [['skin-and-wounds'], ['dry-skin', 'itch'], 'skin, ngozi, dry skin, ngozi kavu, eczema'],
  [['skin-and-wounds'], ['itch'], 'itch, itching, kuwashwa, rash, upele, vipele'],
  [['skin-and-wounds'], [], 'chunusi, pimples, acne, kidonda, vidonda, wound, wounds'],
  [[], ['burn'], 'burn, burns, small burn, kuungua, kuchomeka'],
  [['hair-and-scalp'], ['scalp'], 'hair, nywele, mba, dandruff, kunyonyoka nywele, hair loss'],
  [[], ['lice'], 'lice, head lice, chawa'],
  [
    ['mouth-and-teeth'],
    ['toothache', 'mouth-care'],
    'teeth, meno, jino, toothache, tooth, jino kuuma, maumivu ya jino',
  ],
  [['mouth-and-teeth'], ['mouth-care'], 'mdomo, fizi, gums, mouth, mouth sores, vidonda vya mdomo'],
  [[], ['eyelid'], 'stye, chokea, sekenene'],
  [
    ['women'],
    ['period-pain'],
    'hedhi, period, periods, period pain, period pains, menses, cramps, maumivu ya hedhi, hedhi kuuma',
  ],
  [['prostate'], [], 'prostate, tezi dume'],
  [
    ['men'],
    [],
    'libido, nguvu za kiume, nguvu za kiume kupungua, erectile dysfunction, hamu ya ngono, sex drive',
  ],
  [['breast-milk'], [], 'breast milk, maziwa ya mama, kuongeza maziwa ya mama'],
  [['energy'], [], 'energy, nguvu, uchovu, tired, kuchoka, tiredness, fatigue'],
  [['cholesterol-and-heart'], [], 'cholesterol, mafuta mwilini, kolesteroli, mafuta kwa damu, heart, moyo'],
  [['memory'], [], 'memory, kumbukumbu, kusahau'],
  [['liver'], [], 'liver, ini'],
  [
    [],
    ['low-iron'],
    'anaemia, anemia, damu kidogo, upungufu wa damu, kuongeza damu, low blood, low iron, iron, madini ya chuma',
  ],
  [
    [],
    ['urine'],
    'uti, u t i, mkojo, mkojo kuuma, mkojo kuchoma, mkojo unauma, kukojoa kwa maumivu, burning urine, urine',
  ],
  [
    [],
    [],
    'weight, uzito, weight loss, lose weight, kupunguza uzito, kitambi, kupunguza kitambi, unene, kupunguza unene, kupunguza mwili, slimming, detox',
  ],
  [[], [], 'immunity, immune, kinga, kinga ya mwili, kuongeza kinga, immune booster'],
];

/** A period that stays away asks for a pregnancy test before any herb. */
const pregnancyWords =
  'pregnant, pregnancy, mimba, mja mzito, ujauzito, mjamzito, wajawazito, expecting, kukosa hedhi, missed period, late period, hedhi kuchelewa';

/** Illness that is named in so few words that it is meant wherever they stand in what was typed. */
const graveWords =
  'malaria, tb, tuberculosis, kifua kikuu, hiv, vvu, ukimwi, aids, arv, arvs, cancer, kansa, saratani, asthma, pumu, stroke, ' +
  'kiharusi, typhoid, homa ya matumbo, chest pain, maumivu ya kifua, kifua kuuma, kifua kubana, epilepsy, kifafa, cholera, kipindupindu, ' +
  'pneumonia, nimonia, kichomi, sickle cell, selimundu, abortion, kutoa mimba, kuharibu mimba';

/** What a test, an examination or a medicine answers, and nothing that we could name. */
const careWords =
  'kifua, fever, homa, joto mwilini, kidney, kidneys, figo, ulcer, ulcers, stomach ulcer, stomach ulcers, vidonda vya tumbo, h pylori, ' +
  'worm, worms, minyoo, deworming, ear, ears, earache, sikio, masikio, sikio kuuma, maumivu ya sikio, eye, eyes, jicho, ' +
  'macho, macho kuuma, maumivu ya macho, gout, jongo, gauti, uric acid, kuhara damu, bloody diarrhoea, kupungua uzito, ' +
  'kukonda, std, sti, kisonono, gonorrhoea, kaswende, syphilis, thyroid, goitre, fibroids, uvimbe, ' +
  'shortness of breath, kukosa pumzi, kushindwa kupumua, hepatitis, ini kuvimba, depression, sonona';
const feverWords: readonly string[] = ['malaria', 'fever', 'homa', 'joto mwilini'];

/**
 * What somebody seeks help for. Of `topics`, the topics of herb uses and the complaints of home remedies that answer it;
 * `pregnancy` leads to what to leave out, `care` to a test or a clinic and neither herb nor remedy.
 */
export type Need =
  | { kind: 'topics'; topics: readonly string[]; complaints: readonly string[] }
  | { kind: 'pregnancy' }
  | { kind: 'care'; complaints: readonly string[] };

const split = (words: string): string[] => words.split(', ');
const pregnancy: Need = { kind: 'pregnancy' };
const care: Need = { kind: 'care', complaints: [] };
/** Drink while the test is awaited: the one thing that may be done at home. */
const feverCare: Need = { kind: 'care', complaints: ['fever'] };
const careFor = (word: string): Need => (feverWords.includes(word) ? feverCare : care);

const needs = new Map<string, Need>([
  ...needEntries.flatMap(([topics, complaints, words]) => {
    const need: Need = { kind: 'topics', topics, complaints };
    return split(words).map((word): [string, Need] => [word, need]);
  }),
  ...split(pregnancyWords).map((word): [string, Need] => [word, pregnancy]),
  ...[...split(graveWords), ...split(careWords)].map((word): [string, Need] => [word, careFor(word)]),
]);

/** Said before the need: `dawa ya`, `chai ya`, `remedy for`, `nina`. */
const OPENING =
  /^((dawa|tiba|mimea|miti|miti shamba|mitishamba|chai|home remed(y|ies)|remed(y|ies)|herbs?|tea|medicine|treatment) (ya|za|for|of|against) |for |nina |niko na )+/;

/** Below this many letters a slip turns one word into another: kuhara is not kuhama, and mba is not mbu. */
const LEAST_FOR_SLIP = 6;

const isSlip = (typed: string, word: string): boolean =>
  typed === word ||
  (Math.min(typed.length, word.length) >= LEAST_FOR_SLIP && editDistance(typed, word, 1) <= 1);

/** The need whose words were typed with a slip in some; null when they could be those of two. */
function slipped(typed: string): Need | null {
  const words = typed.split(' ');
  const found = new Set<Need>();
  for (const [name, need] of needs) {
    const parts = name.split(' ');
    if (parts.length === words.length && parts.every((part, place) => isSlip(words[place] ?? '', part)))
      found.add(need);
  }
  const [only] = found;
  return found.size === 1 && only ? only : null;
}

/** A grave illness or a pregnancy that is named among other words. */
function named(typed: string): Need | null {
  const has = (word: string): boolean => ` ${typed} `.includes(` ${word} `);
  const grave = split(graveWords).find(has);
  if (grave) return careFor(grave);
  return split(pregnancyWords).some(has) ? pregnancy : null;
}

/** The need that was typed, or null. Only whole words count, so that the name of a plant stays the name of a plant. */
export function needOf(query: string): Need | null {
  const folded = foldText(query);
  const typed = folded.replace(OPENING, '');
  return needs.get(folded) ?? needs.get(typed) ?? named(typed) ?? slipped(typed);
}

/** Words of needs that begin as what was typed, of each need the shortest, at most so many; in both languages. */
export function needWords(query: string, most: number): string[] {
  const typed = foldText(query);
  if (typed.length < 3) return [];
  const found = needEntries.flatMap(
    ([topics, , words]) =>
      (topics.length > 0 &&
        split(words)
          .filter((word) => word.startsWith(typed))
          .toSorted((a, b) => a.length - b.length)[0]) ||
      [],
  );
  return found.toSorted((a, b) => a.length - b.length).slice(0, most);
}
