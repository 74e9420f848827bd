import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import { isEmpty } from '../../entities/safety/safety-profile.ts';
import { safetyQueries } from '../../entities/safety/safety.queries.ts';
import { useSafetyList } from '../../entities/safety/use-safety.ts';
import { errorText } from '../../lib/app-error.ts';
import { matchScore } from '../../lib/fuzzy.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { t } from '../../words/shop.ts';
import { AccountCopy } from './account-copy.tsx';

/** Something that can be listed, with every word it is found by. */
type Entry = {
  list: 'medicines' | 'conditions';
  id: string;
  name: string;
  hint: string;
  words: readonly string[];
};

function entriesOf(book: SafetyBook): { title: string; entries: Entry[]; open: boolean }[] {
  const conditions = (kind: string): Entry[] =>
    Object.entries(book.conditions)
      .filter(([, condition]) => condition.kind === kind)
      .map(([id, { name, search }]) => ({
        list: 'conditions',
        id,
        name: t.known(name),
        hint: '',
        words: [t.known(name), name, ...search],
      }));
  const medicines = Object.entries(book.medicines).map(([id, { name, examples, search }]): Entry => ({
    list: 'medicines',
    id,
    name: t.known(name),
    hint: examples.join(', '),
    words: [t.known(name), name, ...examples, ...search],
  }));
  return [
    { title: t('Who it is for'), entries: conditions('life-stage'), open: true },
    { title: t('Medicines'), entries: medicines, open: false },
    {
      title: t('Illnesses and plans'),
      entries: [...conditions('illness'), ...conditions('plan')],
      open: false,
    },
    { title: t('Allergies'), entries: conditions('allergy'), open: false },
  ];
}

const FOUND_AT_MOST = 8;

/** Chooses medicines and conditions: by typing what the packet says, or from the lists. */
export function SafetyEditor() {
  const { data: book, error, refetch, isFetching } = useQuery(safetyQueries.book());
  const { profile, set, clear, isInAccount, setInAccount } = useSafetyList();
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

  const groups = entriesOf(book);
  const all = groups.flatMap(({ entries }) => entries);
  const listed = all.filter(({ list, id }) => profile[list].includes(id));
  const found = query.trim()
    ? all
        .map((entry) => ({ entry, score: matchScore(query, entry.words) }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, FOUND_AT_MOST)
        .map(({ entry }) => entry)
    : [];

  const boxes = (entries: readonly Entry[]) => (
    <ul>
      {entries.map(({ list, id, name, hint }) => (
        <li key={`${list} ${id}`}>
          <CheckboxField
            checked={profile[list].includes(id)}
            onChange={(event) => set(list, id, event.currentTarget.checked)}
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

  return (
    <div className="grid gap-5">
      {listed.length > 0 && (
        <section aria-label={t('On your list')} className="grid gap-2">
          <ul className="flex flex-wrap gap-2">
            {listed.map(({ list, id, name }) => (
              <li key={`${list} ${id}`}>
                <button
                  type="button"
                  onClick={() => set(list, id, false)}
                  aria-label={t('Remove {name}', { name })}
                  className="bg-leaf-100 text-leaf-800 hover:bg-leaf-200 flex min-h-11 items-center gap-1.5 rounded-full py-1 pr-2.5 pl-3.5 text-left text-sm leading-tight font-semibold"
                >
                  {name}
                  <CloseIcon className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SearchBox
        label={t('Search medicines and conditions')}
        placeholder={t('Panadol, TLD, sukari…')}
        value={query}
        onChange={setQuery}
      />
      <div aria-live="polite">
        {query.trim() !== '' &&
          (found.length > 0 ? (
            boxes(found)
          ) : (
            <p className="text-muted text-pretty">
              {t(
                'We do not know this name. Look for what it is for, such as pressure or sugar, and tell your clinician about every herb you use.',
              )}
            </p>
          ))}
      </div>
      {query.trim() === '' && (
        <div className="grid gap-2">
          {groups.map(({ title, entries, open }) => (
            <details key={title} open={open} className="border-line rounded-xl border px-4 open:pb-2">
              <summary className="flex min-h-12 items-center font-semibold">{title}</summary>
              {boxes(entries)}
            </details>
          ))}
        </div>
      )}
      <AccountCopy isInAccount={isInAccount} onChange={setInAccount} />
      {!isEmpty(profile) && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={clear}>
          {t('Clear the whole list')}
        </Button>
      )}
    </div>
  );
}
