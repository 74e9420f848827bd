import { type ReactNode, useRef } from 'react';

import { paths } from '../lib/paths.ts';
import type { Session } from '../lib/session.ts';
import { Button, buttonStyles } from '../ui/button.tsx';
import { CloseIcon, MenuIcon } from '../ui/icons.tsx';
import { Link, NavLink } from '../ui/link.tsx';
import { Avatar } from './avatar.tsx';
import { Logo } from './logo.tsx';
import { accountLinks, adminLinks, mainLinks } from './nav-links.ts';
import { ThemeChoice } from './theme-choice.tsx';
import { useSignOut } from './use-sign-out.ts';

const row =
  'flex min-h-12 items-center rounded-xl px-3 text-lg aria-[current=page]:bg-leaf-100 aria-[current=page]:font-semibold aria-[current=page]:text-leaf-800 hover:bg-leaf-50';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-line border-t pt-4">
      <h2 className="text-muted mb-1 px-3 font-sans text-sm font-semibold">{title}</h2>
      {children}
    </section>
  );
}

type SmallMenuProps = { session: Session | null; isAdmin: boolean };

/** The menu of small screens: a native modal dialog, so that focus and Escape behave without code of ours. */
export function SmallMenu({ session, isAdmin }: SmallMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useSignOut();
  const close = (): void => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        className="hover:bg-leaf-100 grid size-12 place-items-center rounded-full"
      >
        <MenuIcon />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press on the backdrop closes it; Escape does so natively */}
      <dialog
        ref={dialog}
        aria-label="Menu"
        onClick={(event) => {
          if (event.target === dialog.current) close();
        }}
        className="bg-paper text-ink open:animate-rise m-0 ml-auto h-dvh max-h-none w-[min(22rem,100%)] max-w-none shadow-lg backdrop:bg-black/45"
      >
        <div className="flex min-h-full flex-col gap-4 px-4 pt-2 pb-8">
          <div className="flex items-center justify-between pl-3">
            <Logo />
            <Button variant="quiet" size="icon" aria-label="Close menu" onClick={close}>
              <CloseIcon />
            </Button>
          </div>
          <nav aria-label="Small-screen menu">
            {mainLinks.map(({ to, label }) => (
              <NavLink key={to} to={to} end={to === paths.home()} onClick={close} className={row}>
                {label}
              </NavLink>
            ))}
          </nav>
          {isAdmin && (
            <Section title="Admin Panel">
              {adminLinks.map(({ to, label }) => (
                <NavLink key={to} to={to} end onClick={close} className={row}>
                  {label}
                </NavLink>
              ))}
            </Section>
          )}
          <Section title="Account">
            {session ? (
              <>
                <div className="flex items-center gap-3 px-3 py-2">
                  <Avatar user={session.user} />
                  <div className="min-w-0">
                    <p className="truncate font-semibold">{session.user.fullName || 'Your account'}</p>
                    <p className="text-muted truncate text-sm">{session.user.email}</p>
                  </div>
                </div>
                {accountLinks.map(({ to, label }) => (
                  <NavLink key={to} to={to} onClick={close} className={row}>
                    {label}
                  </NavLink>
                ))}
                <button
                  type="button"
                  className={`${row} w-full`}
                  onClick={() => {
                    close();
                    void leave();
                  }}
                >
                  Sign Out
                </button>
              </>
            ) : (
              <Link to={paths.auth()} onClick={close} className={`${buttonStyles({})} mt-2 w-full`}>
                Sign In
              </Link>
            )}
          </Section>
          <div className="border-line border-t pt-4">
            <ThemeChoice legend="Appearance" />
          </div>
        </div>
      </dialog>
    </>
  );
}
