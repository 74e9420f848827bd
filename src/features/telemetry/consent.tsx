import { useSyncExternalStore } from 'react';

import { paths } from '../../lib/paths.ts';
import { useIsSessionReady } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shell.ts';

/**
 * What somebody said about being counted. Until they say something only figures without any person in them are sent;
 * with `granted` they may carry the account on pages that tell nothing about health; with `denied` nothing is sent.
 */
export type Consent = 'unset' | 'granted' | 'denied';

// Without the prefix of what a session leaves behind: the choice belongs to the device.
const STORAGE_KEY = 'usage-figures';
const listeners = new Set<() => void>();
/** The choice of this page load where storage is switched off. */
let unstored: Consent = 'unset';

export function readConsent(): Consent {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'granted' || stored === 'denied' ? stored : 'unset';
  } catch {
    return unstored;
  }
}

export function setConsent(consent: 'granted' | 'denied'): void {
  unstored = consent;
  try {
    localStorage.setItem(STORAGE_KEY, consent);
  } catch {
    // storage is switched off: the choice holds for this page load
  }
  for (const listener of listeners) listener();
}

/** Whether the browser itself asks for everybody not to be followed: Do Not Track or Global Privacy Control. */
function isRefusedByBrowser(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    doNotTrack?: string | null;
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

/** Whether anything may be sent at all. */
export const mayCount = (): boolean => readConsent() !== 'denied' && !isRefusedByBrowser();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The choice, followed live; `unset` while prerendering. */
function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent, () => 'unset');
}

/** A quiet line at the end of the page until somebody answers it. */
export function ConsentNotice() {
  const consent = useConsent();
  if (consent !== 'unset' || isRefusedByBrowser()) return null;
  return (
    <section
      aria-label={t('Usage figures')}
      className="border-line bg-sunk text-muted relative -mt-20 border-t pb-36 text-sm md:mt-0 md:pb-4"
    >
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
        <p className="max-w-2xl grow basis-80 text-pretty">
          {t.rich(
            'We count visits and how fast pages are, without cookies and without anything about your health. <a>How it works</a>',
            {
              a: (words) => (
                <Link to={paths.privacy()} className="text-leaf-700 underline underline-offset-4">
                  {words}
                </Link>
              ),
            },
          )}
        </p>
        <div className="flex gap-2">
          <Button variant="quiet" size="sm" onClick={() => setConsent('denied')}>
            {t('Do not count me')}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setConsent('granted')}>
            {t('That is fine')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** The choice about usage figures, to be changed at any time. */
export function ConsentSwitch() {
  const consent = useConsent();
  const isHydrated = useIsSessionReady();
  const refused = isHydrated && isRefusedByBrowser();
  return (
    <CheckboxField
      label={t('Count my visits and how fast pages are')}
      hint={
        refused
          ? t('Your browser asks sites not to track you, so nothing is counted, whatever is set here.')
          : t('Takes effect at once, on this device.')
      }
      checked={isHydrated && !refused && consent !== 'denied'}
      disabled={!isHydrated || refused}
      onChange={(event) => setConsent(event.currentTarget.checked ? 'granted' : 'denied')}
    />
  );
}
