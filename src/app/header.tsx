import { Suspense, useState, lazy, useRef, useEffect } from 'react';

import { CartCount } from '../features/cart/cart-provider.tsx';
import { paths } from '../lib/paths.ts';
import { type Session, useSession } from '../lib/session.ts';
import { lazyPart } from '../start/later.tsx';
import { Button, buttonStyles } from '../ui/button.tsx';
import { SearchIcon, CloseIcon, MenuIcon, CartIcon, CheckIcon } from '../ui/icons.tsx';
import { Link, NavLink } from '../ui/link.tsx';
import { Spinner } from '../ui/loading.tsx';
import { Popdown } from '../ui/popdown.tsx';
import { t } from '../words/shell.ts';
import { Logo } from './logo.tsx';
import { mainLinks, menuRow } from './nav-links.ts';
import { LanguageChoice, themeIcons, themeLabels, themes, useTheme } from './theme-and-language.tsx';

const loadSearch = async () => (await import('./search-panel.tsx')).SearchPanel;
const SearchPanel = lazyPart(loadSearch);

/** Fetches the search ahead of the press; a failure is told when it is opened. */
const warmSearch = (): void => void loadSearch().catch(() => undefined);

/** Finds products, herbs and needs from every page. */
function HeaderSearch() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t('Search Mizizi')}
        aria-haspopup="dialog"
        onPointerEnter={warmSearch}
        onFocus={warmSearch}
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

const loadPanel = () => import('./account-menu.tsx');
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
function SmallMenu({ session }: SmallMenuProps) {
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

const NotificationBell = lazyPart(
  async () => (await import('../features/notifications/notification-bell.tsx')).NotificationBell,
);
const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu);
const StaffMenu = lazyPart(async () => (await import('./staff-menu.tsx')).StaffMenu);

/** The theme switcher of the header. */
function ThemeMenu() {
  const { theme, choose } = useTheme();
  const Current = themeIcons[theme];
  return (
    <Popdown
      label={t('Theme: {theme}', { theme: themeLabels[theme] })}
      button={<Current />}
      buttonClassName="grid size-12 place-items-center rounded-full hover:bg-leaf-100"
      panelClassName="min-w-44"
    >
      {(close) => (
        <>
          {themes.map((option) => {
            const Icon = themeIcons[option];
            return (
              <button
                key={option}
                type="button"
                aria-pressed={option === theme}
                onClick={() => {
                  choose(option);
                  close();
                }}
                className={menuRow}
              >
                <Icon className="text-muted" />
                <span className="grow">{themeLabels[option]}</span>
                {option === theme && <CheckIcon className="text-leaf-700 size-5" />}
              </button>
            );
          })}
          <LanguageChoice className="border-line mt-1 border-t pt-1" />
        </>
      )}
    </Popdown>
  );
}

/**
 * Fixed heights and widths keep the page still while the session and the cart are read. What there is room for is asked
 * of the header, not of the window: its rem grows with the text, so that larger letters fold the links into the menu.
 */
export function Header() {
  const session = useSession();
  useEffect(() => {
    // The script in index.html set it to keep Sign In unseen until this component knew the session.
    delete document.documentElement.dataset['session'];
  }, []);
  return (
    <header className="border-line bg-paper @container sticky top-0 z-40 border-b pt-[env(safe-area-inset-top)]">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-1 px-4 sm:px-6">
        <Link to={paths.home()} aria-label={t('Mizizi, home')} className="mr-auto rounded-lg py-2 pr-2">
          <Logo />
        </Link>
        <nav aria-label={t('Main')} className="mr-2 hidden items-center @min-[76rem]:flex">
          {mainLinks.map(({ to, label, also }) => (
            <NavLink
              key={to}
              to={to}
              also={also}
              end={to === paths.home()}
              className="hover:text-leaf-700 aria-[current=page]:text-leaf-700 aria-[current=page]:decoration-clay-500 flex min-h-12 items-center rounded-lg px-2.5 whitespace-nowrap underline-offset-8 hover:underline aria-[current=page]:underline aria-[current=page]:decoration-2"
            >
              {label}
            </NavLink>
          ))}
          {session && (
            <Suspense fallback={null}>
              <StaffMenu />
            </Suspense>
          )}
        </nav>
        <HeaderSearch />
        <div className="hidden @min-[46rem]:block">
          <ThemeMenu />
        </div>
        {session && (
          <Suspense fallback={<span className="size-12" />}>
            <NotificationBell />
          </Suspense>
        )}
        <Link
          to={paths.cart()}
          className="hover:bg-leaf-100 relative grid size-12 place-items-center rounded-full"
        >
          <CartIcon />
          <span className="sr-only">{t('Cart')}</span>
          <span className="absolute top-0.5 right-0 flex">
            <CartCount />
          </span>
        </Link>
        <div className="hidden min-w-12 shrink-0 justify-end @min-[46rem]:flex">
          {session ? (
            <Suspense fallback={<span className="size-12" />}>
              <AccountMenu user={session.user} />
            </Suspense>
          ) : (
            <Link to={paths.auth()} className={`${buttonStyles({ size: 'sm' })} in-data-session:invisible`}>
              {t('Sign In')}
            </Link>
          )}
        </div>
        <div className="@min-[76rem]:hidden">
          <SmallMenu session={session} />
        </div>
      </div>
    </header>
  );
}
