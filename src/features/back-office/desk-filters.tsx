import { useEffect, useEffectEvent, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FilterIcon } from '../../ui/icons.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/back-office.ts';
import type { DeskList, ListState } from './desk-list.ts';

const TYPING_PAUSE_MS = 250;
const dates = [
  { key: 'from', label: (dated: string) => t('{dated} from', { dated }) },
  { key: 'until', label: (dated: string) => t('{dated} until', { dated }) },
] as const;

type Props = { list: DeskList; state: ListState; onState: (state: ListState) => void };

/** The search, and behind a button the filters and, on a phone, the order. */
export function DeskFilters({ list, state, onState }: Props) {
  const [typed, setTyped] = useState(state.search);
  const [isOpen, setOpen] = useState(Object.keys(state.filters).length > 0);
  const search = useEffectEvent((text: string) => onState({ ...state, search: text, page: 1 }));
  const wanted = typed.trim();
  // Another search in the address than the one sent from here was opened: a saved view, or a step back.
  const [sent, setSent] = useState<string | null>(null);
  const [known, setKnown] = useState(state.search);
  if (state.search !== known) {
    setKnown(state.search);
    setSent(null);
    if (state.search !== sent) setTyped(state.search);
  }

  useEffect(() => {
    if (wanted === state.search) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      search(wanted);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, state.search]);

  const narrowed = Object.keys(state.filters).length;
  const filter = (key: string, value: string): void => {
    const { [key]: _gone, ...rest } = state.filters;
    onState({ ...state, filters: value ? { ...rest, [key]: value } : rest, page: 1 });
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <div className="min-w-0 grow basis-64">
          <SearchBox
            label={t('Search {things}', { things: list.noun })}
            placeholder={list.search}
            value={typed}
            onChange={setTyped}
          />
        </div>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <FilterIcon className="size-5" />
          {t('Filters')}
          {narrowed > 0 && ` (${narrowed})`}
        </Button>
      </div>
      {isOpen && (
        <section
          aria-label={t('Filters')}
          className="border-line bg-surface grid gap-4 rounded-2xl border p-4 sm:grid-cols-3 lg:grid-cols-4"
        >
          {list.filters.map(({ key, label, words }) => (
            <SelectField
              key={key}
              label={label}
              value={state.filters[key] ?? ''}
              onChange={(event) => filter(key, event.currentTarget.value)}
            >
              <option value="">{t('All')}</option>
              {Object.entries(words).map(([value, { text }]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </SelectField>
          ))}
          {dates.map(({ key, label }) => (
            <TextField
              key={key}
              label={label(list.dated)}
              type="date"
              value={state.filters[key] ?? ''}
              onChange={(event) => filter(key, event.currentTarget.value)}
            />
          ))}
          <SortField list={list} state={state} onState={onState} />
          <Button
            variant="quiet"
            className="self-end"
            disabled={narrowed === 0}
            onClick={() => onState({ ...state, filters: {}, page: 1 })}
          >
            {t('Clear filters')}
          </Button>
        </section>
      )}
    </div>
  );
}

/** The order, where the table shows no headings to press. */
function SortField({ list, state, onState }: Props) {
  return (
    <div className="md:hidden">
      <SelectField
        label={t('Sort by')}
        value={`${state.sort ?? ''} ${state.descending ? 'down' : 'up'}`}
        onChange={(event) => {
          const [sort = '', way] = event.currentTarget.value.split(' ');
          onState({ ...state, sort: sort || null, descending: way === 'down', page: 1 });
        }}
      >
        <option value=" down">{t('As usual')}</option>
        {list.columns
          .filter(({ sorts }) => sorts)
          .flatMap(({ key, label }) => [
            <option key={`${key} down`} value={`${key} down`}>
              {t('{label}, falling', { label })}
            </option>,
            <option key={`${key} up`} value={`${key} up`}>
              {t('{label}, rising', { label })}
            </option>,
          ])}
      </SelectField>
    </div>
  );
}
