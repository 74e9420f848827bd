import { chosenHerbFields, type ChosenKey } from '../../../content/chosen-fields.ts';
import { growsName, type HerbBasics, type HerbCard, topicName } from '../../entities/herbs/herb.ts';
import {
  anyId,
  type Filter,
  filterTable,
  type FiltersOf,
  flag,
  keysOf,
  oneOf,
} from '../../lib/use-address-state.ts';
import { t } from '../../words/knowledge.ts';

type Option = readonly [value: string, label: string];
/** What some filters have to know beside their own value. */
type Asked = { use: string; saved: ReadonlySet<string> };
type HerbField = {
  label: string;
  fits: (card: HerbCard, value: string, asked: Asked) => boolean;
  /** A line about the herb on its page and in the comparison; '' where nothing is said. */
  fact?: { label: string; of: (herb: HerbBasics) => string };
};
type Choice = HerbField & Filter<string> & { any: string; options: (cards: readonly HerbCard[]) => Option[] };
type Flag = HerbField & Filter<boolean>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const chosenFrom = (options: readonly Option[], field: HerbField & { any: string }): Choice => ({
  ...oneOf(options.map(([value]) => value)),
  ...field,
  options: () => [...options],
});

/** A choice among what the herbs have, each with how many have it. */
function countedBy(
  field: Omit<HerbField, 'fits'> & {
    any: string;
    values: (card: HerbCard) => readonly string[];
    name: (value: string) => string;
    /** Alphabetic, and not the most frequent first. */
    byName?: true;
  },
): Choice {
  const { values, name, byName, ...rest } = field;
  return {
    ...anyId,
    ...rest,
    fits: (card, value) => values(card).includes(value),
    options: (cards) => {
      const options = countValues(cards, values).map(
        ([value, count]) => [value, `${name(value)} (${count})`] as const,
      );
      return byName ? options.toSorted((a, b) => a[1].localeCompare(b[1])) : options;
    },
  };
}

const chosenIn = (herb: HerbBasics, key: ChosenKey): readonly string[] => {
  const value: string | readonly string[] | null = herb[key];
  return typeof value === 'string' ? [value] : (value ?? []);
};

/** What is chosen among a few values: a filter and a fact each. */
const chosen = Object.fromEntries(
  keysOf(chosenHerbFields).map((key) => {
    const { label, filter } = chosenHerbFields[key];
    const choice = countedBy({
      label: t.known(filter.label),
      any: t.known(filter.any),
      values: (card) => chosenIn(card, key),
      name: (value) => capital(t.known(value)),
      fact: {
        label: t.known(label),
        of: (herb) =>
          chosenIn(herb, key)
            .map((value) => t.known(value))
            .join(', '),
      },
    });
    return [filter.name, choice];
  }),
) as { [K in ChosenKey as (typeof chosenHerbFields)[K]['filter']['name']]: Choice };

/** What the library is narrowed by, in the order in which it is offered, and what of it the pages state. */
export const choices = {
  use: countedBy({
    label: t('Used for'),
    any: t('Any use'),
    values: (card) => card.uses.map(([topic]) => topic),
    name: topicName,
    byName: true,
  }),
  // at least this grade: of the chosen use, else of any
  evidence: chosenFrom(
    [
      ['A', t('A: good trials')],
      ['B', t('B or better: some studies')],
      ['C', t('C or better: tradition counts')],
    ],
    {
      label: t('Evidence'),
      any: t('Any grade'),
      fits: (card, least, { use }) =>
        card.uses.some(([topic, grade]) => (!use || topic === use) && grade <= least),
    },
  ),
  ...chosen,
  dosha: chosenFrom(
    [
      ['vata', 'Vata'],
      ['pitta', 'Pitta'],
      ['kapha', 'Kapha'],
    ],
    {
      label: t('Calms (Ayurveda)'),
      any: t('Any dosha'),
      fits: ({ dosha }, calmed) =>
        Object.entries(dosha ?? {}).some(([name, way]) => name === calmed && way < 0),
    },
  ),
};

export const flags = {
  pregnancy: {
    ...flag,
    label: t('Fine in pregnancy, as its page says'),
    fits: (card) => card.pregnancy === 'ok',
  },
  kenya: {
    ...flag,
    label: t('Grows in Kenya'),
    fits: (card) => card.grows_in_kenya !== 'no',
    fact: { label: t('In Kenya'), of: (herb) => growsName[herb.grows_in_kenya] },
  },
  saved: { ...flag, label: t('Saved by me'), fits: (card, _, { saved }) => saved.has(card.slug) },
} satisfies Record<string, Flag>;

const fields = { ...choices, ...flags };
export type HerbFilters = FiltersOf<typeof fields>;
/** What `?q=&use=&evidence=…&saved=1` says, and how it is written. */
export const herbFilters = filterTable(fields);

/** Whether a herb is among what was asked for. */
export function fitting(filters: HerbFilters, saved: ReadonlySet<string>): (card: HerbCard) => boolean {
  const asked = { use: filters.use, saved };
  const on = keysOf(fields).flatMap((key) => {
    const { fits }: HerbField = fields[key];
    const value = String(filters[key]);
    return filters[key] ? [(card: HerbCard) => fits(card, value, asked)] : [];
  });
  return (card) => on.every((fits) => fits(card));
}

/** What the pages state of a herb in a line each. */
export const facts = Object.values<HerbField>(fields).flatMap(({ fact }) => fact ?? []);

/** How many herbs have each value, most first. */
function countValues(
  cards: readonly HerbCard[],
  valuesOf: (card: HerbCard) => readonly string[],
): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const card of cards)
    for (const value of new Set(valuesOf(card))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
}
