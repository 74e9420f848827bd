import type { HerbCard } from '../../entities/herbs/herb.ts';
import { type Need, needOf } from '../../entities/needs/needs.ts';
import { matchScore } from '../../lib/fuzzy.ts';
import { humanise } from '../../lib/knowledge.ts';
import { useIsSessionReady } from '../../lib/session.ts';
import { keysOf } from '../../lib/use-address-state.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, SelectField } from '../../ui/field.tsx';
import { t } from '../../words/knowledge.ts';
import { choices, fitting, flags, type HerbFilters, herbFilters } from './herb-fields.ts';

type HerbFacetsProps = {
  cards: readonly HerbCard[];
  filters: HerbFilters;
  onChange: (change: Partial<HerbFilters>) => void;
};

function Choice({
  label,
  value,
  any,
  options,
  onChange,
}: {
  label: string;
  value: string;
  any: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}) {
  // a value of the address that no herb has, or no longer has, is shown too: it is what the list is narrowed by
  const isKnown = value === '' || options.some(([option]) => option === value);
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="">{any}</option>
      {!isKnown && <option value={value}>{humanise(value)}</option>}
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

/** Everything the library can be narrowed by. Values come from the address, so that a view can be shared. */
export function HerbFacets({ cards, filters, onChange }: HerbFacetsProps) {
  const isHydrated = useIsSessionReady();
  const set = (key: keyof typeof choices | keyof typeof flags, text: string): void =>
    onChange(herbFilters.with(filters, key, text));
  const active = herbFilters.count(filters);
  return (
    // A choice made before the page was hydrated would be lost.
    <fieldset disabled={!isHydrated} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
      <legend className="sr-only">{t('Narrow the list')}</legend>
      {keysOf(choices).map((key) => (
        <Choice
          key={key}
          label={choices[key].label}
          value={filters[key]}
          any={choices[key].any}
          options={choices[key].options(cards)}
          onChange={(value) => set(key, value)}
        />
      ))}
      <fieldset className="grid sm:col-span-2 sm:grid-cols-2 lg:col-span-1 lg:grid-cols-1">
        <legend className="sr-only">{t('Only show')}</legend>
        {keysOf(flags).map((key) => (
          <CheckboxField
            key={key}
            label={flags[key].label}
            checked={filters[key]}
            onChange={(event) => set(key, event.currentTarget.checked ? '1' : '')}
          />
        ))}
      </fieldset>
      {active > 0 && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onChange({ ...herbFilters.none, query: filters.query })}
        >
          {t.count(active, 'Clear {n} filter', 'Clear {n} filters')}
        </Button>
      )}
    </fieldset>
  );
}

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

/** The herbs for a need, best proven first: only what a page advises, nothing poisonous; in pregnancy those to avoid. */
function herbsFor(need: Need, cards: readonly HerbCard[]): HerbCard[] {
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

/** Whether no herb is named for it, which is an answer and not a failed search. */
export const hasNoHerb = (need: Need | null): boolean =>
  need?.kind === 'care' || (need?.kind === 'topics' && need.topics.length === 0);

/** The herbs that fit, in the order given; with a query the best match first, and a need before any name. */
export function findHerbs(
  cards: readonly HerbCard[],
  filters: HerbFilters,
  saved: ReadonlySet<string> = new Set(),
): HerbCard[] {
  const found = cards.filter(fitting(filters, saved));
  if (!filters.query.trim()) return found;
  const need = needOf(filters.query);
  if (need) return herbsFor(need, found);
  return found
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
