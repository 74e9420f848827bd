import { lazy, Suspense, useRef, useState } from 'react';

import type { Session } from '../lib/session.ts';
import { Button } from '../ui/button.tsx';
import { CloseIcon, MenuIcon } from '../ui/icons.tsx';
import { Spinner } from '../ui/loading.tsx';
import { t } from '../words/shell.ts';
import { Logo } from './logo.tsx';

const loadPanel = () => import('./small-menu-panel.tsx');
const SmallMenuPanel = lazy(async () => {
  try {
    return { default: (await loadPanel()).SmallMenuPanel };
  } catch {
    return { default: MenuMissing };
  }
});

/** Without a connection the page stays, and so does the way on at its end. */
function MenuMissing() {
  return (
    <p className="px-3">{t('The menu could not be loaded. Check your connection and reload the page.')}</p>
  );
}

/** Fetches the panel ahead of the press; a failure is told when it is opened. */
const warm = (): void => void loadPanel().catch(() => undefined);

type SmallMenuProps = { session: Session | null };

/**
 * The menu of small screens: a native modal dialog, so that focus and Escape behave without code of ours. What is in
 * it is fetched when a finger comes near, and kept by the service worker.
 */
export function SmallMenu({ session }: SmallMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wanted, setWanted] = useState(false);
  const close = (): void => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        aria-label={t('Open menu')}
        aria-haspopup="dialog"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => {
          setWanted(true);
          dialog.current?.showModal();
        }}
        className="hover:bg-leaf-100 grid size-12 place-items-center rounded-full"
      >
        <MenuIcon />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press on the backdrop closes it; Escape does so natively */}
      <dialog
        ref={dialog}
        aria-label={t('Menu')}
        onClick={(event) => {
          if (event.target === dialog.current) close();
        }}
        className="bg-paper text-ink open:animate-rise m-0 ml-auto h-dvh max-h-none w-[min(22rem,100%)] max-w-none pt-[env(safe-area-inset-top)] shadow-lg backdrop:bg-black/45"
      >
        <div className="flex min-h-full flex-col gap-4 px-4 pt-2 pb-8">
          <div className="flex items-center justify-between pl-3">
            <Logo />
            <Button variant="quiet" size="icon" aria-label={t('Close menu')} onClick={close}>
              <CloseIcon />
            </Button>
          </div>
          {wanted && (
            <Suspense fallback={<Spinner label={t('Opening the menu')} />}>
              <SmallMenuPanel session={session} close={close} />
            </Suspense>
          )}
        </div>
      </dialog>
    </>
  );
}
