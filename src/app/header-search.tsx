import { lazy, Suspense, useRef, useState } from 'react';

import { SearchIcon } from '../ui/icons.tsx';
import { Spinner } from '../ui/loading.tsx';
import { t } from '../words/shell.ts';

const loadPanel = () => import('./search-panel.tsx');
const SearchPanel = lazy(async () => {
  try {
    return { default: (await loadPanel()).SearchPanel };
  } catch {
    return { default: PanelMissing };
  }
});

function PanelMissing() {
  return (
    <p className="p-4">{t('The search could not be loaded. Check your connection and reload the page.')}</p>
  );
}

/** Fetches the search ahead of the press; a failure is told when it is opened. */
const warm = (): void => void loadPanel().catch(() => undefined);

/** Finds products, herbs and needs from every page. */
export function HeaderSearch() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        aria-label={t('Search')}
        aria-haspopup="dialog"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => {
          setIsOpen(true);
          dialog.current?.showModal();
        }}
        className="hover:bg-leaf-100 grid size-12 shrink-0 place-items-center rounded-full @max-[14rem]:hidden"
      >
        <SearchIcon />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press on the backdrop closes it; Escape does so natively */}
      <dialog
        ref={dialog}
        aria-label={t('Search')}
        onClose={() => setIsOpen(false)}
        onClick={(event) => {
          if (event.target === dialog.current) close();
        }}
        className="bg-paper text-ink open:animate-rise m-0 max-h-dvh w-full max-w-none overflow-y-auto overscroll-contain rounded-b-2xl pt-[env(safe-area-inset-top)] shadow-lg backdrop:bg-black/45 sm:mx-auto sm:mt-2 sm:max-w-xl sm:rounded-2xl"
      >
        {isOpen && (
          <Suspense fallback={<Spinner label={t('Opening the search')} />}>
            <SearchPanel close={close} />
          </Suspense>
        )}
      </dialog>
    </>
  );
}
