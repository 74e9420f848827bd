import { Suspense, useState } from 'react';

import { lazyPart } from '../start/later.tsx';
import { SearchIcon } from '../ui/icons.tsx';
import { t } from '../words/shell.ts';

const loadPanel = async () => (await import('./search-panel.tsx')).SearchPanel;
const SearchPanel = lazyPart(loadPanel);

/** Fetches the search ahead of the press; a failure is told when it is opened. */
const warm = (): void => void loadPanel().catch(() => undefined);

/** Finds products, herbs and needs from every page. */
export function HeaderSearch() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t('Search Mizizi')}
        aria-haspopup="dialog"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => setIsOpen(true)}
        className="hover:bg-leaf-100 grid size-12 place-items-center rounded-full @max-[14rem]:hidden"
      >
        <SearchIcon />
      </button>
      {isOpen && (
        <Suspense>
          <SearchPanel onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
