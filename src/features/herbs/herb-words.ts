import { humanise } from '../../lib/knowledge.ts';

/** How pages speak of what monographs keep as ids. */
const topics: Readonly<Record<string, string>> = {
  nourishment: 'Nourishment',
  digestion: 'Digestion',
  nausea: 'Nausea',
  appetite: 'Appetite',
  bowels: 'Bowels',
  'cough-and-cold': 'Cough and cold',
  'fever-and-infection': 'Fever and infection',
  'skin-and-wounds': 'Skin and wounds',
  'hair-and-scalp': 'Hair and scalp',
  'mouth-and-teeth': 'Mouth and teeth',
  'joints-and-pain': 'Joints and pain',
  sleep: 'Sleep',
  'stress-and-mood': 'Stress and mood',
  memory: 'Memory',
  energy: 'Energy',
  'blood-pressure': 'Blood pressure',
  'blood-sugar': 'Blood sugar',
  'cholesterol-and-heart': 'Cholesterol and heart',
  liver: 'Liver',
  urinary: 'Urine and kidneys',
  prostate: 'Prostate',
  women: 'Women’s health',
  men: 'Men’s health',
  'breast-milk': 'Breast milk',
  'parasites-and-insects': 'Parasites and insects',
};
export const topicName = (topic: string): string => topics[topic] ?? humanise(topic);

const languages: Readonly<Record<string, string>> = {
  english: 'English',
  swahili: 'Swahili',
  kikuyu: 'Kikuyu',
  luo: 'Luo',
  luhya: 'Luhya',
  kamba: 'Kamba',
  kalenjin: 'Kalenjin',
  maasai: 'Maasai',
};
export const languageName = (language: string): string => languages[language] ?? humanise(language);
/** For the `lang` attribute, where browsers know the language. */
const languageCodes: Readonly<Record<string, string>> = {
  swahili: 'sw',
  kikuyu: 'ki',
  luo: 'luo',
  luhya: 'luy',
  kamba: 'kam',
  kalenjin: 'kln',
  maasai: 'mas',
};
export const languageCode = (language: string): string | undefined => languageCodes[language];

export const growsName = {
  wild: 'Grows wild in Kenya',
  cultivated: 'Grown in Kenya',
  no: 'Not grown in Kenya',
};

/** What the basis of a preparation's amounts means to somebody who measures by it. */
export const basisName = {
  monograph: 'Amount from an official monograph',
  trial: 'Amount used in trials',
  food: 'A food amount',
  traditional: 'A customary amount that was never tested',
} as const;

export const iucnName: Readonly<Record<string, string>> = {
  LC: 'Least concern',
  NT: 'Near threatened',
  VU: 'Vulnerable',
  EN: 'Endangered',
  CR: 'Critically endangered',
};

const fractions: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' };
const unitsWithoutPlural = ['g', 'mg', 'ml'];

/** `1.5`, `cup` → `1½ cups`; whole grams and millilitres stay decimal numbers. */
export function amount(value: number, unit: string): string {
  if (unitsWithoutPlural.includes(unit)) return `${Number(value.toFixed(2))} ${unit}`;
  const whole = Math.floor(value);
  const rest = fractions[String(Number((value - whole).toFixed(2)))];
  const number = rest ? `${whole > 0 ? whole : ''}${rest}` : String(Number(value.toFixed(2)));
  return `${number} ${unit}${value > 1 ? 's' : ''}`;
}

export const timesADay = (times: number): string =>
  times === 1 ? 'once a day' : times === 2 ? 'twice a day' : `${times} times a day`;
