import { needOf } from '../../entities/needs/needs.ts';
import { type EvidenceGrade, evidenceGrades, isEvidenceGrade } from '../../lib/evidence.ts';
import { matchScore } from '../../lib/fuzzy.ts';
import type { HerbCard } from './herb.ts';
import { herbsFor } from './need-herbs.ts';

export type DoshaName = 'vata' | 'pitta' | 'kapha';
const doshaNames = ['vata', 'pitta', 'kapha'] as const;

/** What somebody asked the library for; nothing set means all of it. */
export interface HerbFilters {
  query: string;
  /** Topic of a use. */
  use: string;
  /** At least this grade: of the chosen use, else of any. */
  evidence: EvidenceGrade | '';
  part: string;
  /** The dosha a herb calms by tradition. */
  dosha: DoshaName | '';
  pregnancy: boolean;
  kenya: boolean;
  saved: boolean;
}

export const noFilters: HerbFilters = {
  query: '',
  use: '',
  evidence: '',
  part: '',
  dosha: '',
  pregnancy: false,
  kenya: false,
  saved: false,
};

const isDosha = (value: string | null): value is DoshaName => doshaNames.some((dosha) => dosha === value);
const word = (value: string | null): string => (value && /^[a-z][a-z -]{0,39}$/.test(value) ? value : '');

/** Reads `?q=&use=&evidence=&part=&dosha=&pregnancy=1&kenya=1&saved=1`; whatever makes no sense is left out. */
export function readFilters(parameters: URLSearchParams): HerbFilters {
  const evidence = parameters.get('evidence');
  const dosha = parameters.get('dosha');
  return {
    query: (parameters.get('q') ?? '').slice(0, 80),
    use: word(parameters.get('use')),
    evidence: isEvidenceGrade(evidence) ? evidence : '',
    part: word(parameters.get('part')),
    dosha: isDosha(dosha) ? dosha : '',
    pregnancy: parameters.get('pregnancy') === '1',
    kenya: parameters.get('kenya') === '1',
    saved: parameters.get('saved') === '1',
  };
}

/** The search part of an address; '' for the whole library. */
export function writeFilters(filters: HerbFilters): string {
  const { query, pregnancy, kenya, saved, ...choices } = filters;
  const parameters = new URLSearchParams();
  if (query.trim()) parameters.set('q', query.trim());
  for (const [key, value] of Object.entries(choices)) if (value) parameters.set(key, value);
  for (const [key, isOn] of Object.entries({ pregnancy, kenya, saved })) if (isOn) parameters.set(key, '1');
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}

/** How many filters are on, besides the words that are searched. */
export const countFilters = ({ query: _query, ...filters }: HerbFilters): number =>
  Object.values(filters).filter(Boolean).length;

const atLeast = (grade: EvidenceGrade, wanted: EvidenceGrade): boolean =>
  evidenceGrades.indexOf(grade) <= evidenceGrades.indexOf(wanted);

const namesOf = (card: HerbCard): string[] => [
  ...Object.values(card.names).flat(),
  ...card.other_names,
  card.accepted_name,
  ...card.synonyms,
];

/** The names a card is headed with count for more than the many others. */
function scoreOf(card: HerbCard, query: string): number {
  const all = matchScore(query, namesOf(card));
  const main = [
    card.names['english']?.[0] ?? card.accepted_name,
    ...(card.names['swahili']?.slice(0, 1) ?? []),
  ];
  return all + (all > 0 ? matchScore(query, main) : 0);
}

function fits(card: HerbCard, filters: HerbFilters, saved: ReadonlySet<string>): boolean {
  const { use, evidence, part, dosha } = filters;
  if (use || evidence) {
    const found = card.uses.some(
      ([topic, grade]) => (!use || topic === use) && (!evidence || atLeast(grade, evidence)),
    );
    if (!found) return false;
  }
  if (part && !card.parts_used.includes(part)) return false;
  if (dosha && card.dosha?.[dosha] !== -1) return false;
  if (filters.pregnancy && card.pregnancy !== 'ok') return false;
  if (filters.kenya && card.grows_in_kenya === 'no') return false;
  return !filters.saved || saved.has(card.slug);
}

/** The herbs that fit, in the order given; with a query the best match first, and a need before any name. */
export function findHerbs(
  cards: readonly HerbCard[],
  filters: HerbFilters,
  saved: ReadonlySet<string> = new Set(),
): HerbCard[] {
  const fitting = cards.filter((card) => fits(card, filters, saved));
  if (!filters.query.trim()) return fitting;
  const need = needOf(filters.query);
  if (need) return herbsFor(need, fitting);
  return fitting
    .map((card) => ({ card, score: scoreOf(card, filters.query) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ card }) => card);
}

/** The name that made a herb match, when it is none of those its card shows; null otherwise. */
export function matchedName(card: HerbCard, query: string): string | null {
  if (!query.trim() || needOf(query)) return null;
  const shown = [card.names['english']?.[0], card.names['swahili']?.[0], card.accepted_name];
  const best = namesOf(card)
    .map((name) => ({ name, score: matchScore(query, [name]) }))
    .toSorted((a, b) => b.score - a.score)[0];
  return best && best.score > 0 && !shown.includes(best.name) ? best.name : null;
}

/** How many herbs have each value of a facet, most first. */
export function countValues(
  cards: readonly HerbCard[],
  valuesOf: (card: HerbCard) => readonly string[],
): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const card of cards)
    for (const value of new Set(valuesOf(card))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
}
