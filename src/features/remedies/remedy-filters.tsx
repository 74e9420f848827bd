import { needOf, type Need } from '../../entities/needs/needs.ts';
import { findWarnings, worstLevel } from '../../entities/safety/matching.ts';
import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import { matchScore } from '../../lib/fuzzy.ts';
import { isText, listOf, orNull } from '../../lib/guards.ts';
import type { Terms } from '../../lib/knowledge.ts';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady } from '../../lib/session.ts';
import { createStoredState } from '../../lib/stored-state.ts';
import { Alert } from '../../ui/alert.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/knowledge.ts';
import { t as titles } from '../../words/names.ts';
import { type RemedyCard, ingredientNames } from './remedies.queries.ts';

/** What somebody asked for. `home` holds the ingredients they have, when they filter by them. */
interface RemedyFilters {
  query: string;
  complaint: string;
  kind: 'home' | 'ayurvedic' | '';
  home: readonly string[] | null;
}

export type RemedyMatch = {
  card: RemedyCard;
  /** Ingredients one cannot do without and does not have; empty when not filtered by them. */
  missing: readonly string[];
};

/** A remedy with one thing missing is still worth a trip to the market; with more it is not on today. */
const MAY_MISS = 1;

/** A name in English and in the language of the app. */
const inBoth = (name: string): string[] => [...new Set([name, t.known(name)])];

const searchWords = (card: RemedyCard, terms: Terms): string[] => [
  card.title,
  titles.known(card.title),
  ...card.complaints.flatMap((id) => {
    const complaint = terms.complaints[id];
    return complaint ? [...inBoth(complaint.name), ...complaint.search] : [];
  }),
  ...card.ingredients.flatMap(([id]) => {
    const ingredient = terms.ingredients[id];
    return ingredient
      ? [...inBoth(ingredient.name), ...(ingredient.swahili ? [ingredient.swahili] : [])]
      : [];
  }),
];

/** The remedies that a need leads to: those of its complaints; in pregnancy those to leave out. */
function answering(need: Need, cards: readonly RemedyCard[], book: SafetyBook | undefined): RemedyCard[] {
  if (need.kind === 'care') return [];
  if (need.kind === 'topics')
    return cards.filter(({ complaints }) => complaints.some((id) => need.complaints.includes(id)));
  if (!book) return [];
  const pregnant = { medicines: [], conditions: ['pregnancy'] };
  return cards.filter(
    ({ slug }) => worstLevel(findWarnings(book, pregnant, { kind: 'remedy', slug })) === 'avoid',
  );
}

/**
 * The remedies that fit: fewest missing ingredients first, then the best match, then the order given.
 * A typed need is no name: sugar-salt solution is nothing for sugar. `book` tells which ones pregnancy leaves out.
 */
export function findRemedies(
  cards: readonly RemedyCard[],
  { query, complaint, kind, home }: RemedyFilters,
  terms: Terms,
  book?: SafetyBook,
): RemedyMatch[] {
  const need = needOf(query);
  return (need ? answering(need, cards, book) : cards)
    .filter(
      (card) =>
        (!complaint || card.complaints.some((id) => id === complaint)) && (!kind || card.kind === kind),
    )
    .map((card) => ({
      card,
      score: need ? 1 : matchScore(query, searchWords(card, terms)),
      missing: home
        ? card.ingredients.filter(([id, optional]) => !optional && !home.includes(id)).map(([id]) => id)
        : [],
    }))
    .filter(({ score, missing }) => score > 0 && missing.length <= MAY_MISS)
    .toSorted((a, b) => a.missing.length - b.missing.length || b.score - a.score)
    .map(({ card, missing }) => ({ card, missing }));
}

/** Complaints that a query names, best first; every complaint that has a remedy without one. */
export function findComplaints(cards: readonly RemedyCard[], query: string, terms: Terms): string[] {
  const need = needOf(query);
  const answered: ReadonlySet<string> = new Set(cards.flatMap((card) => card.complaints));
  if (need) return need.kind === 'pregnancy' ? [] : need.complaints.filter((id) => answered.has(id));
  return Object.entries(terms.complaints)
    .filter(([id]) => answered.has(id))
    .map(([id, { name, search }]) => ({
      id,
      name: t.known(name),
      score: matchScore(query, [...inBoth(name), ...search]),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => (query.trim() ? b.score - a.score : 0) || a.name.localeCompare(b.name))
    .map(({ id }) => id);
}

/** What most people have: the start of the list of one's own kitchen. */
export const usualIngredients = (terms: Terms): string[] =>
  Object.entries(terms.ingredients)
    .filter(([, { found }]) => found === 'most homes')
    .map(([id]) => id);

type HomeFilterProps = {
  terms: Terms;
  /** What the visitor has; null while they do not filter by it. */
  home: readonly string[] | null;
  onChange: (home: readonly string[] | null) => void;
};

const places = ['most homes', 'market', 'shop or pharmacy'] as const;
const placeNames = {
  'most homes': t('In most homes'),
  market: t('From the market'),
  'shop or pharmacy': t('From a shop or pharmacy'),
} as const;

/** "What I have at home": ticks of one's own kitchen. Starts with what most homes have. */
export function HomeFilter({ terms, home, onChange }: HomeFilterProps) {
  const isHydrated = useIsSessionReady();
  return (
    <div className="border-line bg-surface rounded-2xl border px-4 py-1">
      <CheckboxField
        label={<span className="font-semibold">{t('Only with what I have at home')}</span>}
        checked={home !== null}
        // A tick set before the page was hydrated would be lost.
        disabled={!isHydrated}
        onChange={(event) => onChange(event.currentTarget.checked ? usualIngredients(terms) : null)}
      />
      {home && (
        <details className="pb-2">
          <summary className="text-leaf-700 flex min-h-11 items-center font-semibold">
            {t('{n} things ticked: change them', { n: home.length })}
          </summary>
          {places.map((place) => (
            <fieldset key={place} className="mt-2">
              <legend className="text-muted text-sm font-semibold">{placeNames[place]}</legend>
              <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
                {Object.entries(terms.ingredients)
                  .filter(([, { found }]) => found === place)
                  .map(([id, term]) => ({ id, ...ingredientNames(id, term) }))
                  .map(({ id, name, other }) => (
                    <CheckboxField
                      key={id}
                      checked={home.includes(id)}
                      onChange={(event) =>
                        onChange(
                          event.currentTarget.checked ? [...home, id] : home.filter((kept) => kept !== id),
                        )
                      }
                      label={
                        <>
                          {name}
                          {other && (
                            <span lang={other.lang} className="text-muted block text-sm">
                              {other.text}
                            </span>
                          )}
                        </>
                      }
                    />
                  ))}
              </div>
            </fieldset>
          ))}
        </details>
      )}
    </div>
  );
}

const YEAR_MS = 31_536_000_000;

const isKitchen = orNull(listOf(isText, 200));

/** The ingredients ticked as being at home, on this device; null while nobody filters by them. */
export const homeKitchen = createStoredState<readonly string[] | null>(
  'mizizi-kitchen',
  isKitchen,
  null,
  YEAR_MS,
);

const words = {
  none: {
    tone: 'info',
    title: t('We know no home remedy for this'),
    text: t('No remedy takes the place of a test or of your medicine. Keep taking it and go to your clinic.'),
  },
  sugar: {
    tone: 'warning',
    title: t('There is no home remedy for blood sugar'),
    text: t('Keep taking your medicine, measure your sugar, and ask your clinic before you try anything.'),
  },
  pregnancy: {
    tone: 'danger',
    title: t('Remedies to avoid in pregnancy'),
    text: t('Do not use these in pregnancy. Others are not safe for being absent: ask your clinic first.'),
  },
  care: {
    tone: 'danger',
    title: t('This needs a test or a clinic first'),
    text: t(
      'No home remedy treats it. Go to a health facility; with trouble breathing or great pain go now.',
    ),
  },
} as const;

function kindOf(need: Need): keyof typeof words | null {
  if (need.kind !== 'topics') return need.kind;
  if (need.complaints.length > 0) return null;
  return need.topics.includes('blood-sugar') ? 'sugar' : 'none';
}

const linkStyle = 'inline-block py-1.5 underline underline-offset-4';

/** What matters before any remedy for a typed need, or instead of one. */
export function NeedNotice({ need, query }: { need: Need; query: string }) {
  const kind = kindOf(need);
  if (!kind) return null;
  const { tone, title, text } = words[kind];
  return (
    <Alert tone={tone} title={title}>
      <p>{text}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {need.kind === 'topics' && need.topics.length > 0 && (
          <li>
            <Link to={paths.herbsFor(query.trim())} className={linkStyle}>
              {t('Herbs for this need')}
            </Link>
          </li>
        )}
        {need.kind === 'topics' && (
          <li>
            <Link to={paths.nutritionists()} className={linkStyle}>
              {t('Book a consultation')}
            </Link>
          </li>
        )}
        <li>
          <Link to={paths.safetyCheck()} className={linkStyle}>
            {t('Check a herb for safety')}
          </Link>
        </li>
      </ul>
    </Alert>
  );
}
