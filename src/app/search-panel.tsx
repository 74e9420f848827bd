import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';

import { nameOf, otherNameOf } from '../entities/herbs/herb.ts';
import { herbQueries } from '../entities/herbs/herbs.queries.ts';
import { needWords } from '../entities/needs/needs.ts';
import type { ProductList, ProductSummary } from '../entities/products/product.ts';
import { UrgentWatch } from '../entities/urgent/urgent-watch.tsx';
import { herbFilters } from '../features/herbs/herb-fields.ts';
import { findHerbs } from '../features/herbs/herb-filters.tsx';
import { shopQueries } from '../features/shop/shop.queries.ts';
import { cn } from '../lib/cn.ts';
import { isDataDear, useOnline } from '../lib/device.ts';
import { formatKes } from '../lib/format.ts';
import { matchScore } from '../lib/fuzzy.ts';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/button.tsx';
import { CloseIcon, SearchIcon } from '../ui/icons.tsx';
import { t } from '../words/shop.ts';
import { recentSearches, rememberSearch } from './recent-searches.ts';

const PAUSE_MS = 250;
/** From so many letters on something is looked for. */
const LEAST_LETTERS = 2;
/** So many may be missing to a word that is meant already. */
const LAST_LETTERS = 2;
const MOST_PRODUCTS = 5;
const MOST_HERBS = 3;
const MOST_NEEDS = 2;

interface Suggestion {
  key: string;
  text: string;
  beside?: string | undefined;
  to: string;
}

interface Group {
  title: string;
  suggestions: Suggestion[];
}

const shopFor = (query: string): string => `${paths.shop()}?q=${encodeURIComponent(query)}`;

/** The word of a need of which the last letter or two are still to be typed: `presh` asks for no cold-pressed oil. */
function almostNeed(typed: string): string | undefined {
  const [word] = needWords(typed, 1);
  return word && word.length - typed.length <= LAST_LETTERS ? word : undefined;
}

/** What was typed once its writer pauses: not every letter is asked for. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Of the products that were read on this device, those that match. */
function useKnownProducts(query: string, isWanted: boolean): ProductSummary[] {
  const client = useQueryClient();
  // The first page of the shop is kept by the service worker.
  useInfiniteQuery({ ...shopQueries.list({}), networkMode: 'always', enabled: isWanted });
  if (!isWanted) return [];
  const lists = client.getQueriesData<{ pages: ProductList[] }>({ queryKey: [...shopQueries.all, 'list'] });
  const known = new Map(
    lists.flatMap(([, list]) =>
      (list?.pages ?? []).flatMap(({ products }) =>
        products.map((product) => [product.id, product] as const),
      ),
    ),
  );
  return [...known.values()]
    .map((product) => {
      const { name, swahili_name: swahili, botanical_name: botanical } = product;
      return { product, score: matchScore(query, [name, swahili ?? '', botanical ?? '']) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ product }) => product);
}

/** Everything that may be meant by what is typed, and how far it is known yet. */
function useSuggestions(text: string) {
  const asked = usePaused(text);
  const isAsked = asked.length >= LEAST_LETTERS && text.length >= LEAST_LETTERS;
  const query = almostNeed(asked) ?? asked;
  const list = useInfiniteQuery({ ...shopQueries.list({ query }), enabled: isAsked });
  const isWithout = isAsked && !list.data && (list.isError || list.fetchStatus === 'paused');
  const known = useKnownProducts(text, isWithout);
  const herbs = useQuery({ ...herbQueries.list(), networkMode: 'always', enabled: isAsked && !isDataDear() });

  if (text.length < LEAST_LETTERS) return { groups: [], isBusy: false, isWithout: false };
  const products = isWithout ? known : (list.data?.pages[0]?.products ?? []);
  const found = isAsked ? findHerbs(herbs.data ?? [], { ...herbFilters.none, query }) : [];
  const groups: Group[] = [
    {
      title: t('Needs'),
      suggestions: needWords(text, MOST_NEEDS).map((word) => ({
        key: `need-${word}`,
        text: word,
        beside: t('what is advised for it'),
        to: shopFor(word),
      })),
    },
    {
      title: t('Products'),
      suggestions: products.slice(0, MOST_PRODUCTS).map((product) => ({
        key: `product-${product.id}`,
        text: product.name,
        beside: formatKes(product.from_price_kes),
        to: paths.product(product.id),
      })),
    },
    {
      title: t('Herbs'),
      suggestions: found.slice(0, MOST_HERBS).map((card) => ({
        key: `herb-${card.slug}`,
        text: nameOf(card),
        beside: otherNameOf(card)?.text,
        to: paths.herb(card.slug),
      })),
    },
  ];
  return {
    groups: groups.filter(({ suggestions }) => suggestions.length > 0),
    isBusy: asked !== text || list.isLoading || herbs.isLoading,
    isWithout,
  };
}

/** A field that suggests while one types (ARIA APG, combobox with a list), and what was searched for before. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const isOnline = useOnline();
  const recent = recentSearches.useValue();
  const text = typed.trim();
  const { groups: suggested, isBusy, isWithout } = useSuggestions(useDeferredValue(text));
  const groups: Group[] =
    text === '' && recent.length > 0
      ? [
          {
            title: t('Searched for last'),
            suggestions: recent.map((one) => ({ key: `recent-${one}`, text: one, to: shopFor(one) })),
          },
        ]
      : suggested;
  const all = groups.flatMap(({ suggestions }) => suggestions);
  const chosen = all[active];
  const optionId = (key: string): string => `${id}-${key.replaceAll(' ', '_')}`;
  const chosenId = chosen && optionId(chosen.key);
  // Closed before it is taken out of the page, so that the focus goes back to where it was.
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    input.current?.focus();
    return () => box?.close();
  }, []);
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  const go = (to: string, searched: string): void => {
    if (searched) rememberSearch(searched);
    onClose();
    void navigate(to);
  };
  const change = (next: string): void => {
    setTyped(next);
    setActive(-1);
  };
  const move = (event: KeyboardEvent, by: number): void => {
    event.preventDefault();
    // One place more than there are suggestions: the field itself.
    const places = all.length + 1;
    setActive(((active + 1 + by + places) % places) - 1);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press on the backdrop closes it; Escape does so natively
    <dialog
      ref={dialog}
      aria-label={t('Search')}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      className="bg-paper text-ink animate-rise m-0 max-h-dvh w-full max-w-none overflow-y-auto overscroll-contain rounded-b-2xl p-0 pt-[env(safe-area-inset-top)] shadow-lg backdrop:bg-black/45 sm:mx-auto sm:mt-2 sm:max-w-xl sm:rounded-2xl"
    >
      <div className="grid gap-3 p-3">
        <search>
          <form
            className="flex items-center gap-1"
            onSubmit={(event) => {
              event.preventDefault();
              if (chosen) go(chosen.to, text || chosen.text);
              else if (text) go(shopFor(text), text);
            }}
          >
            <div className="relative grow">
              <SearchIcon className="text-muted pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2" />
              <input
                ref={input}
                type="search"
                role="combobox"
                aria-label={t('Search products, herbs and needs')}
                aria-autocomplete="list"
                aria-expanded={all.length > 0}
                aria-controls={`${id}-list`}
                aria-activedescendant={chosenId}
                value={typed}
                maxLength={80}
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="search"
                placeholder={t('Product, herb or need')}
                onChange={(event) => change(event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key === 'ArrowDown') move(event, 1);
                  else if (event.key === 'ArrowUp') move(event, -1);
                  else if (event.key === 'Escape' && typed) {
                    // The first empties the field, the next one closes the search.
                    event.preventDefault();
                    change('');
                  }
                }}
                className="border-edge bg-surface placeholder:text-muted min-h-12 w-full rounded-full border pr-4 pl-12 text-base shadow-sm [&::-webkit-search-cancel-button]:appearance-none"
              />
            </div>
            <Button variant="quiet" size="icon" aria-label={t('Close')} onClick={onClose}>
              <CloseIcon />
            </Button>
          </form>
        </search>
        <UrgentWatch text={text} least={2} />
        <output className="sr-only">
          {all.length > 0 && t.count(all.length, '{n} suggestion', '{n} suggestions')}
        </output>
        <div
          id={`${id}-list`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list that comes and goes with what is typed
          role="listbox"
          aria-label={t('Suggestions')}
          aria-busy={isBusy}
          tabIndex={-1}
          className="grid gap-2 empty:hidden"
        >
          {groups.map(({ title, suggestions }) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no part of a listbox
            <div key={title} role="group" aria-label={title}>
              <p aria-hidden="true" className="text-muted px-3 text-sm font-semibold">
                {title}
              </p>
              {suggestions.map(({ key, text: words, beside, to }) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
                <div
                  key={key}
                  id={optionId(key)}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
                  role="option"
                  aria-selected={key === chosen?.key}
                  tabIndex={-1}
                  onClick={() => go(to, text || words)}
                  className={cn(
                    'hover:bg-leaf-50 flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-lg px-3 py-1.5',
                    key === chosen?.key && 'bg-leaf-100',
                  )}
                >
                  <span>{words}</span>
                  {beside && <span className="text-muted text-right text-sm">{beside}</span>}
                </div>
              ))}
            </div>
          ))}
        </div>
        {(isWithout || !isOnline) && text !== '' && (
          <p className="text-muted px-3 text-sm">
            {t('No connection: these are from what this device has kept.')}
          </p>
        )}
        {text.length >= LEAST_LETTERS && all.length === 0 && (
          <p className="text-muted px-3">
            {isBusy ? t('Searching…') : t('Nothing found for “{text}”.', { text })}
          </p>
        )}
        {text === '' && recent.length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            className="justify-self-start"
            onClick={() => recentSearches.change(() => [])}
          >
            {t('Forget these searches')}
          </Button>
        )}
        {text.length >= LEAST_LETTERS && (
          <Button variant="secondary" size="sm" onClick={() => go(shopFor(text), text)}>
            {t('Search the shop for “{text}”', { text })}
          </Button>
        )}
      </div>
    </dialog>
  );
}
