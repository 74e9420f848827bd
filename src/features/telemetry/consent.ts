import { useSyncExternalStore } from 'react';

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
export function isRefusedByBrowser(): boolean {
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
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent, () => 'unset');
}
