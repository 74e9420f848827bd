import type { HerbCard } from './herb.ts';

/** What somebody seeks a herb for. `pregnancy` leads to what to leave out, `care` to a test or a clinic and no herb. */
export type Need = { kind: 'topics'; topics: readonly string[] } | { kind: 'pregnancy' } | { kind: 'care' };

/** Topics of uses, with the words that people type for them in English, Kiswahili and Sheng. */
const topicWords: readonly (readonly [topics: readonly string[], words: string])[] = [
  [['blood-sugar'], 'sugar, sukari, kisukari, ugonjwa wa sukari, diabetes, blood sugar'],
  [['blood-pressure'], 'presha, pressure, blood pressure, shinikizo la damu, bp'],
  [['sleep'], 'sleep, usingizi, kukosa usingizi, kulala, insomnia'],
  [['cough-and-cold'], 'cough, kikohozi, kukohoa, flu, mafua, homa ya mafua, cold, koo, sore throat'],
  [['digestion'], 'stomach, tumbo, gas, gesi, bloating, kiungulia, acidity, heartburn, digestion'],
  [['bowels'], 'constipation, kufunga choo, choo ngumu, kukosa choo'],
  [['nausea'], 'nausea, kichefuchefu'],
  [['appetite'], 'appetite, hamu ya kula, kukosa hamu ya kula'],
  [['joints-and-pain'], 'joints, viungo, maumivu ya viungo, maumivu, joint pain, arthritis, goti, mgongo'],
  [['stress-and-mood'], 'stress, msongo, msongo wa mawazo, wasiwasi, worry, anxiety, calm'],
  [['skin-and-wounds'], 'skin, ngozi, chunusi, pimples, kidonda, vidonda, wound'],
  [['hair-and-scalp'], 'hair, nywele, mba, dandruff'],
  [['mouth-and-teeth'], 'teeth, meno, jino, mdomo, toothache, fizi'],
  [['women'], 'hedhi, period, periods, period pain, maumivu ya hedhi'],
  [['prostate'], 'prostate, tezi dume'],
  [['breast-milk'], 'breast milk, maziwa ya mama'],
  [['energy'], 'energy, nguvu, uchovu, tired'],
  [['cholesterol-and-heart'], 'cholesterol, mafuta mwilini, kolesteroli, heart, moyo'],
  [['memory'], 'memory, kumbukumbu'],
  [['liver'], 'liver, ini'],
  [['men'], 'libido, nguvu za kiume'],
];
const pregnancyWords = 'pregnant, pregnancy, mimba, ujauzito, mjamzito, mja mzito';
const careWords =
  'malaria, tb, tuberculosis, kifua kikuu, hiv, ukimwi, aids, cancer, saratani, kansa, asthma, pumu, fever, homa, ' +
  'stroke, kiharusi, typhoid, homa ya matumbo, kidney, figo, chest pain, maumivu ya kifua';

const needs = new Map<string, Need>([
  ...topicWords.flatMap(([topics, words]) =>
    words.split(', ').map((word): [string, Need] => [word, { kind: 'topics', topics }]),
  ),
  ...pregnancyWords.split(', ').map((word): [string, Need] => [word, { kind: 'pregnancy' }]),
  ...careWords.split(', ').map((word): [string, Need] => [word, { kind: 'care' }]),
]);

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** The need that was typed, or null. Only whole words count, so that the name of a plant stays the name of a plant. */
export const needOf = (query: string): Need | null =>
  needs.get(plain(query).replace(/^(dawa ya|herbs? for|for) /, '')) ?? null;

/** The herbs for a need, best proven first: only what a page advises, nothing poisonous; in pregnancy those to avoid. */
export function herbsFor(need: Need, cards: readonly HerbCard[]): HerbCard[] {
  if (need.kind === 'care') return [];
  if (need.kind === 'pregnancy') return cards.filter(({ pregnancy }) => pregnancy === 'avoid');
  const grade = ({ uses }: HerbCard): string =>
    uses
      .filter(([topic]) => need.topics.includes(topic))
      .map(([, letter]) => letter)
      .toSorted()[0] ?? 'Z';
  return cards
    .filter((card) => !card.dangerous && grade(card) !== 'Z')
    .toSorted((a, b) => grade(a).localeCompare(grade(b)));
}
