import { herbCardFields } from '../../../content/herb-fields.ts';
import type { Ayurveda, Herb, LifeStage } from '../../../content/herb-schema.ts';
import type {
  doseBases,
  growing,
  herbLanguages,
  redListCategories,
  useTopics,
} from '../../../content/vocabulary.ts';
import { pick, humanise } from '../../lib/knowledge.ts';
import { t } from '../../words/knowledge.ts';
import { type Language, language } from '../../words/language.ts';

export type { Ayurveda, Herb, Interaction, LifeStage, Preparation } from '../../../content/herb-schema.ts';

export type HerbUse = Herb['uses'][number];

/** Whether the page stands behind a use: not contradicted by trials, and not spoken against. */
export const isAdvised = ({ evidence, advised }: Pick<HerbUse, 'evidence' | 'advised'>): boolean =>
  evidence !== 'D' && advised !== false;

/** What a page and a card both know of a herb. */
export type HerbBasics = Pick<Herb, (typeof herbCardFields)[number]>;

/** What the browser shows, searches and filters by. */
export interface HerbCard extends HerbBasics {
  /** Topic and evidence grade of each use that the page advises. */
  uses: (readonly [topic: HerbUse['topic'], evidence: HerbUse['evidence']])[];
  pregnancy: LifeStage['status'];
  /** Whether its page begins with a warning to everybody. */
  dangerous: boolean;
  /** Threatened in the wild (VU, EN, CR) or its trade limited by CITES: never suggested. */
  threatened: boolean;
  dosha: Ayurveda['dosha'] | null;
}

/** A monograph with who vouches for it. */
export type HerbRecord = { herb: Herb; reviewer: string | null; nextReviewOn: string | null };

/** The card of a monograph; the database makes the same one. */
export const toCard = (herb: Herb): HerbCard => ({
  ...pick(herb, herbCardFields),
  uses: herb.uses.filter(isAdvised).map(({ topic, evidence }) => [topic, evidence] as const),
  pregnancy: herb.pregnancy.status,
  dangerous: herb.alert !== null,
  threatened: ['VU', 'EN', 'CR'].includes(herb.conservation.iucn ?? '') || herb.conservation.cites !== null,
  dosha: herb.ayurveda?.dosha ?? null,
});

type Named = Pick<Herb, 'names' | 'accepted_name'>;

const englishOf = ({ names, accepted_name }: Named): string => names['english']?.[0] ?? accepted_name;

/** The first Swahili name with a capital, or null. */
function swahiliOf({ names }: Pick<Named, 'names'>): string | null {
  const name = names['swahili']?.[0];
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : null;
}

/** The name a page is headed with: in Kiswahili the Kiswahili one, where the plant has one. */
export const nameOf = (herb: Named): string =>
  (language === 'sw' ? swahiliOf(herb) : null) ?? englishOf(herb);

/** Its name in the other of the two languages, to stand beside it; null where that is none or the same. */
export function otherNameOf(herb: Named): { text: string; lang: Language } | null {
  const [text, lang] =
    language === 'sw' ? ([englishOf(herb), 'en'] as const) : ([swahiliOf(herb), 'sw'] as const);
  return text === null || text === nameOf(herb) ? null : { text, lang };
}

/** Both names in one line, as lists to choose from need them. */
export function namesOf(herb: Named): string {
  const other = language === 'sw' ? otherNameOf(herb) : null;
  return other ? `${nameOf(herb)} (${other.text})` : nameOf(herb);
}

/** Whether an address can name a herb at all. */
export const isSlug = (text: string | undefined): text is string =>
  text !== undefined && text.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** How pages speak of what monographs keep as ids: a word for each of content/vocabulary.ts, and the id where there is none. */
type Words<T extends readonly string[]> = Readonly<Record<T[number], string>>;
const wordIn = (words: Readonly<Record<string, string>>, id: string): string => words[id] ?? humanise(id);

const topics: Words<typeof useTopics> = {
  nourishment: t('Nourishment'),
  digestion: t('Digestion'),
  nausea: t('Nausea'),
  appetite: t('Appetite'),
  bowels: t('Bowels'),
  'cough-and-cold': t('Cough and cold'),
  'fever-and-infection': t('Fever and infection'),
  'skin-and-wounds': t('Skin and wounds'),
  'hair-and-scalp': t('Hair and scalp'),
  'mouth-and-teeth': t('Mouth and teeth'),
  'joints-and-pain': t('Joints and pain'),
  sleep: t('Sleep'),
  'stress-and-mood': t('Stress and mood'),
  memory: t('Memory'),
  energy: t('Energy'),
  'blood-pressure': t('Blood pressure'),
  'blood-sugar': t('Blood sugar'),
  'cholesterol-and-heart': t('Cholesterol and heart'),
  liver: t('Liver'),
  urinary: t('Urine and kidneys'),
  prostate: t('Prostate'),
  women: t('Women’s health'),
  men: t('Men’s health'),
  'breast-milk': t('Breast milk'),
  'parasites-and-insects': t('Parasites and insects'),
};
export const topicName = (topic: string): string => wordIn(topics, topic);

const languages: Words<typeof herbLanguages> = {
  english: t('English'),
  swahili: t('Swahili'),
  kikuyu: t('Kikuyu'),
  luo: t('Luo'),
  luhya: t('Luhya'),
  kamba: t('Kamba'),
  kalenjin: t('Kalenjin'),
  maasai: t('Maasai'),
};
export const languageName = (language: string): string => wordIn(languages, language);
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

export const growsName: Words<typeof growing> = {
  wild: t('Grows wild in Kenya'),
  cultivated: t('Grown in Kenya'),
  no: t('Not grown in Kenya'),
};

/** What the basis of a preparation's amounts means to somebody who measures by it. */
export const basisName: Words<typeof doseBases> = {
  monograph: t('Amount from an official monograph'),
  trial: t('Amount used in trials'),
  food: t('A food amount'),
  traditional: t('A customary amount that was never tested'),
};

export const iucnName: Words<typeof redListCategories> = {
  LC: t('Least concern'),
  NT: t('Near threatened'),
  VU: t('Vulnerable'),
  EN: t('Endangered'),
  CR: t('Critically endangered'),
};

const fractions: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' };
const unitsWithoutPlural = ['g', 'mg', 'ml'];

/** The measures of preparations; `isMany` is for more than one. */
const units: Readonly<Record<string, (amount: string, isMany: boolean) => string>> = {
  cup: (amount, isMany) => (isMany ? t('{amount} cups', { amount }) : t('{amount} cup', { amount })),
  teaspoon: (amount, isMany) =>
    isMany ? t('{amount} teaspoons', { amount }) : t('{amount} teaspoon', { amount }),
  tablespoon: (amount, isMany) =>
    isMany ? t('{amount} tablespoons', { amount }) : t('{amount} tablespoon', { amount }),
  piece: (amount, isMany) => (isMany ? t('{amount} pieces', { amount }) : t('{amount} piece', { amount })),
  serving: (amount, isMany) =>
    isMany ? t('{amount} servings', { amount }) : t('{amount} serving', { amount }),
  application: (amount, isMany) =>
    isMany ? t('{amount} applications', { amount }) : t('{amount} application', { amount }),
};

/** `1.5`, `cup` → `1½ cups`; whole grams and millilitres stay decimal numbers. */
export function amount(value: number, unit: string): string {
  if (unitsWithoutPlural.includes(unit)) return `${Number(value.toFixed(2))} ${unit}`;
  const whole = Math.floor(value);
  const rest = fractions[String(Number((value - whole).toFixed(2)))];
  const number = rest ? `${whole > 0 ? whole : ''}${rest}` : String(Number(value.toFixed(2)));
  return units[unit]?.(number, value > 1) ?? `${number} ${unit}${value > 1 ? 's' : ''}`;
}

export const timesADay = (times: number): string =>
  times === 1 ? t('once a day') : times === 2 ? t('twice a day') : t('{times} times a day', { times });
