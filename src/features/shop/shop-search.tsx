import { useEffect, useId, useState } from 'react';

import { useIsUnderWay } from '../../lib/navigation/navigation-view.tsx';
import { Button } from '../../ui/button.tsx';
import { CloseIcon, SearchIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';

const PAUSE_MS = 300;

interface ShopSearchProps {
  /** The query that is shown now. */
  query: string;
  onSearch: (query: string) => void;
}

/** Searches while one types, after a short pause, and at once on Enter. */
export function ShopSearch({ query, onSearch }: ShopSearchProps) {
  const id = useId();
  const [text, setText] = useState(query);
  const [sent, setSent] = useState(query);
  const [known, setKnown] = useState(query);
  // Our own search coming back must not undo what was typed since; a query from elsewhere (the back button) replaces it.
  if (query !== known) {
    setKnown(query);
    if (query !== sent) {
      setSent(query);
      setText(query);
    }
  }

  const wanted = text.trim();
  // A product tapped while the pause runs is on its way: the late search must not lead back here.
  const leaving = useIsUnderWay();
  useEffect(() => {
    if (wanted === sent || leaving) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      onSearch(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, sent, leaving, onSearch]);

  const searchNow = (next: string) => {
    setSent(next);
    onSearch(next);
  };

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted !== sent) searchNow(wanted);
        }}
        className="relative"
      >
        <label htmlFor={id} className="sr-only">
          {t('Search the shop')}
        </label>
        <SearchIcon className="text-muted pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2" />
        <input
          id={id}
          type="search"
          name="q"
          value={text}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('Name or use')}
          onChange={(event) => setText(event.currentTarget.value)}
          className="border-edge bg-surface placeholder:text-muted min-h-12 w-full rounded-full border pr-12 pl-12 text-base shadow-sm [&::-webkit-search-cancel-button]:appearance-none"
        />
        {text && (
          <span className="absolute top-0 right-0">
            <Button
              variant="quiet"
              size="icon"
              aria-label={t('Clear the search')}
              onClick={() => {
                setText('');
                searchNow('');
              }}
              className="rounded-full"
            >
              <CloseIcon className="size-5" />
            </Button>
          </span>
        )}
      </form>
    </search>
  );
}
