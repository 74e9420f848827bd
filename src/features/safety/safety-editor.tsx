import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { RhythmNote, rhythmOf, saysDaily } from '../../entities/medicines/rhythm.tsx';
import { findMedicine } from '../../entities/safety/medicine-names.ts';
import { nameOfMedicine } from '../../entities/safety/reaches.ts';
import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import { asWritten, isAsWritten, isEmpty } from '../../entities/safety/safety-profile.ts';
import { safetyQueries } from '../../entities/safety/safety.queries.ts';
import { type ListEditing, useSafetyList } from '../../entities/safety/use-safety.ts';
import { errorText } from '../../lib/app-error.ts';
import { matchScore } from '../../lib/fuzzy.ts';
import { useNairobiDay } from '../../lib/nairobi.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/shop.ts';
import { AccountCopy } from './account-copy.tsx';
import { conditionWords, FactFields } from './fact-fields.tsx';

/** Something that can be listed. */
type Entry = { list: 'medicines' | 'conditions'; id: string; name: string; hint: string };

const conditionEntries = (book: SafetyBook, ...kinds: readonly string[]): Entry[] =>
  Object.entries(book.conditions)
    .filter(([, { kind }]) => kinds.includes(kind))
    .map(([id, { name }]) => ({ list: 'conditions', id, name: t.known(name), hint: '' }));

const groupsOf = (book: SafetyBook): { title: string; entries: Entry[]; open: boolean }[] => [
  { title: t('Who it is for'), entries: conditionEntries(book, 'life-stage'), open: true },
  {
    title: t('Medicines'),
    entries: Object.entries(book.medicines).map(([id, { name, examples }]) => ({
      list: 'medicines',
      id,
      name: t.known(name),
      hint: examples.join(', '),
    })),
    open: false,
  },
  { title: t('Illnesses and plans'), entries: conditionEntries(book, 'illness', 'plan'), open: false },
  { title: t('Allergies'), entries: conditionEntries(book, 'allergy'), open: false },
];

const CONDITIONS_AT_MOST = 5;
/** What `matchScore` gives to a name that was typed whole. */
const WHOLE_NAME = 100;

/** Conditions a query may mean, the best first; `isWhole` when it is the name of one. */
function foundConditions(book: SafetyBook, query: string): { entry: Entry; isWhole: boolean }[] {
  return Object.entries(book.conditions)
    .map(([id, { name, search }]) => ({
      entry: { list: 'conditions', id, name: t.known(name), hint: '' } as const,
      score: matchScore(query, [t.known(name), name, ...search]),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, CONDITIONS_AT_MOST)
    .map(({ entry, score }) => ({ entry, isWhole: score === WHOLE_NAME }));
}

function Boxes({ editing, entries }: { editing: ListEditing; entries: readonly Entry[] }) {
  return (
    <ul>
      {entries.map(({ list, id, name, hint }) => (
        <li key={`${list} ${id}`}>
          <CheckboxField
            checked={editing.profile[list].includes(id)}
            onChange={(event) => editing.set(list, id, event.currentTarget.checked)}
            label={
              <>
                {name}
                {hint && <span className="text-muted block text-sm">{hint}</span>}
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** What a typed name may mean. A name that is only near is offered, never taken; an unknown one is kept as it was written. */
function Found({
  book,
  editing,
  query,
  onDone,
}: {
  book: SafetyBook;
  editing: ListEditing;
  query: string;
  onDone: () => void;
}) {
  const asMedicine = ({ id, name, hint }: { id: string; name: string; hint: string }): Entry => ({
    list: 'medicines',
    id,
    name: t.known(name),
    hint,
  });
  const { exact, suggestions } = findMedicine(book, query);
  const begun = suggestions.filter(({ isBeginning }) => isBeginning);
  const near = suggestions.filter(({ isBeginning }) => !isBeginning);
  const found = foundConditions(book, query);
  const meant = found.filter(({ isWhole }) => isWhole).map(({ entry }) => entry);
  const conditions = found.filter(({ isWhole }) => !isWhole).map(({ entry }) => entry);
  const written = asWritten(query);
  const asked = saysDaily(query)
    ? [...exact, ...suggestions].flatMap(({ id, name }) => {
        const rhythm = rhythmOf(book, id, query);
        return rhythm ? [{ id, name, rhythm }] : [];
      })
    : [];
  return (
    <div className="grid gap-3">
      {asked.map(({ id, name, rhythm }) => (
        <RhythmNote key={id} rhythm={rhythm} name={t.known(name)} isAsked />
      ))}
      <Boxes editing={editing} entries={[...meant, ...[...exact, ...begun].map(asMedicine), ...conditions]} />
      {near.length > 0 && (
        <section aria-labelledby="did-you-mean">
          <h3 id="did-you-mean" className="text-muted font-sans text-sm font-semibold tracking-normal">
            {t('Did you mean …?')}
          </h3>
          <Boxes editing={editing} entries={near.map(asMedicine)} />
        </section>
      )}
      {exact.length + meant.length === 0 && written !== null && (
        <div className="grid gap-2">
          {suggestions.length + conditions.length === 0 && (
            <p className="text-muted text-pretty">
              {t(
                'We do not know this name. Look for what it is for, such as pressure or sugar, and tell your clinician about every herb you use.',
              )}
            </p>
          )}
          <Button
            variant="secondary"
            size="sm"
            className="h-auto justify-self-start py-2 text-left whitespace-normal"
            onClick={() => {
              editing.set('medicines', written, true);
              onDone();
            }}
          >
            {t('Put “{name}” on my list as written. We cannot check it.', { name: query.trim() })}
          </Button>
        </div>
      )}
    </div>
  );
}

function OnList({ book, editing }: { book: SafetyBook; editing: ListEditing }) {
  const today = useNairobiDay();
  const { profile } = editing;
  const listed = [
    ...profile.medicines.map((id) => ({
      list: 'medicines' as const,
      id,
      name: isAsWritten(id)
        ? t('{name} (not checked)', { name: nameOfMedicine(book, id) })
        : t.known(nameOfMedicine(book, id)),
    })),
    ...profile.conditions.map((id) => ({
      list: 'conditions' as const,
      id,
      name: conditionWords(id, t.known(book.conditions[id]?.name ?? id), profile.facts, today),
    })),
  ];
  if (listed.length === 0) return null;
  return (
    <section aria-label={t('On your list')} className="grid gap-4">
      <ul className="flex flex-wrap gap-2">
        {listed.map(({ list, id, name }) => (
          <li key={`${list} ${id}`} className="max-w-full">
            <button
              type="button"
              onClick={() => editing.set(list, id, false)}
              aria-label={t('Remove {name}', { name })}
              className="bg-leaf-100 text-leaf-800 hover:bg-leaf-200 flex min-h-11 max-w-full items-center gap-1.5 rounded-full py-1 pr-2.5 pl-3.5 text-left text-sm leading-tight font-semibold"
            >
              <span className="min-w-0 wrap-break-word">{name}</span>
              <CloseIcon className="size-4 shrink-0" />
            </button>
          </li>
        ))}
      </ul>
      {profile.medicines.map((id) => {
        // the list does not say how often, so that only what kills is told to everybody
        const rhythm = rhythmOf(book, id);
        return rhythm?.isDeadly ? (
          <RhythmNote key={id} rhythm={rhythm} name={t.known(nameOfMedicine(book, id))} isAsked={false} />
        ) : null;
      })}
      <FactFields editing={editing} />
    </section>
  );
}

/** The visitor's own list, kept on this device and, as they choose, in the account. */
export function OwnSafetyEditor() {
  const list = useSafetyList();
  return (
    <div className="grid gap-5">
      <SafetyEditor editing={list} />
      <AccountCopy isInAccount={list.isInAccount} onChange={list.setInAccount} />
    </div>
  );
}

/** Chooses medicines and conditions: by typing what the packet says, or from the lists. */
export function SafetyEditor({ editing }: { editing: ListEditing }) {
  const { data: book, error, refetch, isFetching } = useQuery(safetyQueries.book());
  const [query, setQuery] = useState('');

  if (!book && error)
    return (
      <Alert
        tone="danger"
        title={t('The safety check could not be loaded')}
        action={
          <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    );
  if (!book) return <Spinner label={t('Loading the safety check...')} className="min-h-40" />;

  return (
    <div className="grid gap-5">
      <OnList book={book} editing={editing} />
      <SearchBox
        label={t('Search medicines and conditions')}
        placeholder={t('Panadol, TLD, sukari…')}
        value={query}
        onChange={setQuery}
      />
      <div aria-live="polite">
        {query.trim() !== '' && (
          <Found book={book} editing={editing} query={query} onDone={() => setQuery('')} />
        )}
      </div>
      {query.trim() === '' && (
        <div className="grid gap-2">
          {groupsOf(book).map(({ title, entries, open }) => (
            <details key={title} open={open} className="border-line rounded-xl border px-4 open:pb-2">
              <summary className="flex min-h-12 items-center font-semibold">{title}</summary>
              <Boxes editing={editing} entries={entries} />
            </details>
          ))}
        </div>
      )}
      {!isEmpty(editing.profile) && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={editing.clear}>
          {t('Clear the whole list')}
        </Button>
      )}
    </div>
  );
}
