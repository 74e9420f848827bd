import { useState } from 'react';

import { levelWords, verdictWords } from '../../entities/safety/level-badge.tsx';
import { findWarnings, isAllClear, worstLevel } from '../../entities/safety/matching.ts';
import { findMedicine } from '../../entities/safety/medicine-names.ts';
import { listedOf, shownName } from '../../entities/safety/reaches.ts';
import { remedyName, shownHerb, type SafetyBook, levels } from '../../entities/safety/safety-book.ts';
import {
  asWritten,
  nothingListed,
  type SafetyProfile,
  isEmpty,
} from '../../entities/safety/safety-profile.ts';
import { useBook } from '../../entities/safety/safety.queries.ts';
import { foldText, matchScore } from '../../lib/fuzzy.ts';
import { useNairobiDay } from '../../lib/nairobi.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/shop.ts';
import { type Picked, pickedName } from './pair-results.tsx';

type Candidate = Picked & { name: string; names: readonly string[] };

const candidatesOf = (book: SafetyBook): Candidate[] => [
  ...Object.entries(book.herbs).map(([slug, { name, names }]): Candidate => ({
    kind: 'herb',
    slug,
    name,
    names: [name, ...names],
  })),
  ...Object.entries(book.remedies).map(([slug, { name }]): Candidate => ({
    kind: 'remedy',
    slug,
    name,
    names: [name, remedyName(book, slug)],
  })),
];

/** The herb or remedy that goes by exactly this slug or name, as a link may name it. */
function findPicked(book: SafetyBook, typed: string): Picked | null {
  const wanted = foldText(typed);
  const all = candidatesOf(book);
  const found =
    all.find(({ slug }) => foldText(slug) === wanted) ??
    all.find(({ name }) => foldText(name) === wanted) ??
    all.find(({ names }) => names.some((name) => foldText(name) === wanted));
  return found ? { kind: found.kind, slug: found.slug } : null;
}

const FOUND_AT_MOST = 8;

/** Looks for a herb or remedy by any of its names. */
export function HerbPicker({
  book,
  picked,
  onPick,
}: {
  book: SafetyBook;
  picked: readonly Picked[];
  onPick: (picked: Picked) => void;
}) {
  const [query, setQuery] = useState('');
  const isPicked = (one: Picked): boolean =>
    picked.some(({ kind, slug }) => kind === one.kind && slug === one.slug);
  const found = query.trim()
    ? candidatesOf(book)
        .map((candidate) => ({ candidate, score: matchScore(query, candidate.names) }))
        .filter(({ candidate, score }) => score > 0 && !isPicked(candidate))
        .toSorted((a, b) => b.score - a.score)
        .slice(0, FOUND_AT_MOST)
        .map(({ candidate }) => candidate)
    : [];
  return (
    <div className="grid gap-2">
      <SearchBox
        label={t('Which herb do you want to check?')}
        placeholder={t('Neem, tangawizi, golden milk…')}
        value={query}
        onChange={setQuery}
      />
      <div aria-live="polite">
        {query.trim() !== '' && found.length === 0 && (
          <p className="text-muted text-pretty">
            {t('We have no herb or remedy of that name, so we cannot check it. Ask your pharmacist.')}
          </p>
        )}
        <ul className="flex flex-wrap gap-2">
          {found.map(({ kind, slug }) => (
            <li key={`${kind} ${slug}`}>
              <button
                type="button"
                onClick={() => {
                  onPick({ kind, slug });
                  setQuery('');
                }}
                className="bg-leaf-100 text-leaf-800 hover:bg-leaf-200 min-h-12 rounded-full px-4 py-1.5 text-left leading-tight font-semibold"
              >
                {pickedName(book, { kind, slug })}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** What a link such as `?medicines=warfarin&conditions=pregnancy&herbs=neem` holds: ids or names, as they were typed. */
export type LinkedNames = Readonly<Record<'medicines' | 'conditions' | 'herbs', readonly string[]>>;

const MOST = 30;
const NAME_MOST = 60;

export function readLink(search: string): LinkedNames {
  const parameters = new URLSearchParams(search);
  const listOf = (key: string): string[] =>
    [
      ...new Set(
        (parameters.get(key) ?? '')
          .split(',')
          .map((name) => name.trim().slice(0, NAME_MOST))
          .filter(Boolean),
      ),
    ].slice(0, MOST);
  return { medicines: listOf('medicines'), conditions: listOf('conditions'), herbs: listOf('herbs') };
}

/**
 * A medicine by id or by exactly its name, which may stand for several; anything else is kept as it was written, and never
 * guessed.
 */
function medicinesOf(book: SafetyBook, typed: string): (string | null)[] {
  if (Object.hasOwn(book.drugs, typed) || Object.hasOwn(book.medicines, typed)) return [typed];
  const { exact } = findMedicine(book, typed);
  return exact.length > 0 ? exact.map(({ id }) => id) : [asWritten(typed)];
}

function conditionOf(book: SafetyBook, typed: string): string | null {
  if (Object.hasOwn(book.conditions, typed)) return typed;
  const wanted = foldText(typed);
  const found = Object.entries(book.conditions).find(([, { name, search }]) =>
    [name, t.known(name), ...search].some((one) => foldText(one) === wanted),
  );
  return found?.[0] ?? null;
}

const known = <T,>(found: readonly (T | null)[]): T[] => found.filter((one): one is T & {} => one !== null);

type Linked = { profile: SafetyProfile; picked: readonly Picked[]; unknown: readonly string[] };

/** What the names of a link mean. Conditions that we do not know are named, so that nobody takes them for checked. */
export function resolveLink(book: SafetyBook, { medicines, conditions, herbs }: LinkedNames): Linked {
  const listed = [...new Set(known(medicines.flatMap((typed) => medicinesOf(book, typed))))];
  const living = [...new Set(known(conditions.map((typed) => conditionOf(book, typed))))];
  return {
    profile: listed.length + living.length > 0 ? { medicines: listed, conditions: living } : nothingListed,
    // A herb nobody knows is shown all the same: as not looked up with anything.
    picked: herbs.map((typed) => findPicked(book, typed) ?? { kind: 'herb', slug: typed }),
    unknown: conditions.filter((typed) => conditionOf(book, typed) === null),
  };
}

const intros = {
  avoid: t('Leave these out while your list stays as it is.'),
  caution: t('These need a word with your clinician first.'),
  watch: t('Small effects: know what to look for.'),
} as const;

type Herb = { slug: string; name: string };

const Names = ({ herbs }: { herbs: readonly Herb[] }) => (
  <ul className="-ml-2 flex flex-wrap">
    {herbs.map(({ slug, name }) => (
      <li key={slug}>
        <Link
          to={paths.herb(slug)}
          className="text-leaf-700 hover:bg-leaf-100 flex min-h-11 items-center rounded-lg px-2 underline underline-offset-4"
        >
          {name}
        </Link>
      </li>
    ))}
  </ul>
);

/** All herbs by what a list means for them: warned of by how badly, looked up without a finding, not looked up. */
export function ListedHerbs({ profile }: { profile: SafetyProfile }) {
  const { book } = useBook(!isEmpty(profile));
  const today = useNairobiDay();
  if (isEmpty(profile) || !book) return null;
  const found = Object.entries(book.herbs)
    .map(([slug, herb]) => {
      const finding = findWarnings(book, profile, { kind: 'herb', slug }, today);
      return { slug, name: shownHerb(herb), level: worstLevel(finding), isClear: isAllClear(finding) };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const clear = found.filter(({ isClear }) => isClear);
  const open = found.filter(({ level, isClear }) => level === null && !isClear);
  const listed = listedOf(book, profile, today).map(shownName).join(', ');
  return (
    <div className="grid gap-8">
      {levels.map((level) => {
        const herbs = found.filter((herb) => herb.level === level);
        if (herbs.length === 0) return null;
        return (
          <section key={level} aria-labelledby={`herbs-${level}`}>
            <h2 id={`herbs-${level}`} className="text-2xl">
              {levelWords[level].title} <span className="text-muted text-lg">({herbs.length})</span>
            </h2>
            <p className="text-muted mb-2">{intros[level]}</p>
            <Names herbs={herbs} />
          </section>
        );
      })}
      {clear.length > 0 && (
        <section aria-labelledby="herbs-clear">
          <h2 id="herbs-clear" className="text-2xl">
            {verdictWords.clear.short} <span className="text-muted text-lg">({clear.length})</span>
          </h2>
          <p className="text-muted mb-2 text-pretty">
            {t(
              'Looked up with all of your list: we know of no conflict. Tell your clinician what you use all the same.',
            )}
          </p>
          <Names herbs={clear} />
        </section>
      )}
      {open.length > 0 && (
        <section aria-labelledby="herbs-unchecked">
          <h2 id="herbs-unchecked" className="text-muted text-2xl">
            {verdictWords.unchecked.short} <span className="text-lg">({open.length})</span>
          </h2>
          <p className="text-muted mb-2 text-pretty">
            {t(
              'Nobody has looked these up with all of your list ({names}). That is no all-clear: ask your pharmacist.',
              { names: listed },
            )}
          </p>
          <Names herbs={open} />
        </section>
      )}
    </div>
  );
}
