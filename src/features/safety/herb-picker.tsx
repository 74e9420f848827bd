import { useState } from 'react';

import { remedyName } from '../../entities/safety/names.ts';
import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import { foldText, matchScore } from '../../lib/fuzzy.ts';
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
export function findPicked(book: SafetyBook, typed: string): Picked | null {
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
