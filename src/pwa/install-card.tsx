import { useEffect, useState, useSyncExternalStore } from 'react';

import { Button } from '../ui/button.tsx';
import { t } from '../words/shell.ts';
import { CornerCard } from './corner-card.tsx';
import {
  forgetInstallOffer,
  type InstallOffer,
  installOfferedAt,
  readInstallOffer,
  subscribeInstallOffer,
} from './install-offer.ts';

const DELAY_MS = 30_000;
// Without the prefix of what a session leaves behind: the answer belongs to the device.
const STORAGE_KEY = 'install-dismissed';

/** Whether the app already runs on its own, outside of a browser's tab. */
function isStandalone(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    (navigator as Navigator & { standalone?: boolean }).standalone === true
  );
}

/** Safari on iPhones and iPads installs apps, but only by hand. */
export function isInstalledByHand(userAgent: string): boolean {
  return (
    /iPhone|iPad|iPod/.test(userAgent) && /Safari/.test(userAgent) && !/CriOS|FxiOS|EdgiOS/.test(userAgent)
  );
}

function isDismissed(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return true; // a refusal could not be remembered: do not ask at every visit
  }
}

/** The question is not asked again on this device. */
function rememberDismissal(): void {
  try {
    localStorage.setItem(STORAGE_KEY, new Date().toISOString());
  } catch {
    // storage is switched off, and so is the question
  }
}

type InstallInvitation = { kind: 'offer'; offer: InstallOffer } | { kind: 'by-hand' };

/**
 * The invitation to show: 30 seconds after the browser's offer (on iOS: after the page was opened), never when the app
 * runs on its own or somebody has answered before.
 */
function useInstallInvitation(): InstallInvitation | null {
  const offer = useSyncExternalStore(subscribeInstallOffer, readInstallOffer, () => null);
  const [due, setDue] = useState(false);
  const byHand = isInstalledByHand(navigator.userAgent);
  const isPossible = (offer !== null || byHand) && !isStandalone() && !isDismissed();

  useEffect(() => {
    if (!isPossible) return;
    const waited = offer ? Date.now() - installOfferedAt() : performance.now();
    const timer = setTimeout(() => setDue(true), Math.max(0, DELAY_MS - waited));
    return () => clearTimeout(timer);
  }, [isPossible, offer]);

  if (!isPossible || !due) return null;
  return offer ? { kind: 'offer', offer } : { kind: 'by-hand' };
}

/** Invites to install the app, once. */
export function InstallCard() {
  const invitation = useInstallInvitation();
  const [answered, setAnswered] = useState(false);
  if (!invitation || answered) return null;

  function dismiss(): void {
    rememberDismissal();
    setAnswered(true);
  }
  async function install(offer: InstallOffer): Promise<void> {
    setAnswered(true);
    await offer.prompt();
    const { outcome } = await offer.userChoice;
    // An offer can be used once. Whoever says no to the browser has said no to us.
    if (outcome === 'dismissed') rememberDismissal();
    forgetInstallOffer();
  }

  if (invitation.kind === 'by-hand')
    return (
      <CornerCard title={t('Keep Mizizi on your phone')} onClose={dismiss}>
        {t('Tap the Share button of Safari, then “Add to Home Screen”.')}
      </CornerCard>
    );
  return (
    <CornerCard
      title={t('Install Mizizi')}
      onClose={dismiss}
      actions={
        <>
          <Button size="sm" onClick={() => void install(invitation.offer)}>
            {t('Install app')}
          </Button>
          <Button size="sm" variant="quiet" onClick={dismiss}>
            {t('Not now')}
          </Button>
        </>
      }
    >
      {t('Open it from your home screen, also when the connection is weak. It takes almost no space.')}
    </CornerCard>
  );
}
