import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

import { Button } from '../ui/button.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { t } from '../words/shell.ts';
import {
  forgetInstallOffer,
  type InstallOffer,
  installOfferedAt,
  readInstallOffer,
  subscribeInstallOffer,
} from './register.ts';

/** A card above the bottom bar, or in the corner of a wide screen, that asks one thing and can be sent away. */
function CornerCard({
  title,
  children,
  actions,
  onClose,
}: {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
}) {
  return (
    <aside
      aria-label={title}
      className="animate-rise border-line bg-surface fixed inset-x-3 bottom-[calc(var(--bar)+1rem+env(safe-area-inset-bottom))] z-40 mx-auto grid max-w-sm gap-3 rounded-2xl border p-4 shadow-lg md:right-auto md:bottom-5 md:left-5 md:mx-0"
    >
      <div className="grid gap-1 pr-10">
        <h2 className="text-lg">{title}</h2>
        <div className="text-muted text-sm text-pretty">{children}</div>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      <span className="absolute top-1 right-1">
        <Button variant="quiet" size="icon" aria-label={t('Close: {title}', { title })} onClick={onClose}>
          <CloseIcon className="size-5" />
        </Button>
      </span>
    </aside>
  );
}

/** Pages on which somebody pays, signs in or answers questions about their health: nothing may come up or reload there. */
const BUSY =
  /^\/(checkout|payment|orders\/[^/]+|consultations\/[^/]+|nutritionists\/[^/]+\/book|practice\/[^/]+|auth(\/.*)?|health-assessment)\/?$/;

export const isBusyPlace = (path: string): boolean => BUSY.test(path);

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

const BETWEEN_CHECKS_MS = 3_600_000;

/** Calls back with a new version that is ready and waits; also with one that was waiting already. */
function watchForUpdate(onReady: (worker: ServiceWorker) => void): () => void {
  const stops: (() => void)[] = [];
  let stopped = false;
  let checkedAt = Date.now();

  function follow(registration: ServiceWorkerRegistration): void {
    const follower = (): void => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        // Without a controller it is the first version: nothing is replaced.
        if (installing.state === 'installed' && navigator.serviceWorker.controller && !stopped)
          onReady(installing);
      });
    };
    const check = (): void => {
      if (document.visibilityState !== 'visible' || Date.now() - checkedAt < BETWEEN_CHECKS_MS) return;
      checkedAt = Date.now();
      registration.update().catch(() => {
        // offline: the next time the app is looked at will do
      });
    };
    if (registration.waiting && navigator.serviceWorker.controller) onReady(registration.waiting);
    registration.addEventListener('updatefound', follower);
    document.addEventListener('visibilitychange', check);
    stops.push(
      () => registration.removeEventListener('updatefound', follower),
      () => document.removeEventListener('visibilitychange', check),
    );
  }

  navigator.serviceWorker.ready.then(
    (registration) => {
      if (!stopped) follow(registration);
    },
    () => {
      // never rejects by its specification
    },
  );
  return () => {
    stopped = true;
    for (const stop of stops) stop();
  };
}

/** Lets the new version take over and loads the page anew with it. */
function takeUpdate(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('take-over');
}

/** The version that waits for its turn, if any. */
function useUpdate(): ServiceWorker | null {
  const [worker, setWorker] = useState<ServiceWorker | null>(null);
  useEffect(() => ('serviceWorker' in navigator ? watchForUpdate(setWorker) : undefined), []);
  return worker;
}

/** Says that a new version is ready. It takes over when somebody wants it, or when the app is opened next time. */
export function UpdateCard() {
  const worker = useUpdate();
  const [put, setPut] = useState<ServiceWorker | null>(null);
  if (!worker || worker === put) return null;
  return (
    <CornerCard
      title={t('A new version is ready')}
      onClose={() => setPut(worker)}
      actions={
        <>
          <Button size="sm" onClick={() => takeUpdate(worker)}>
            {t('Update now')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setPut(worker)}>
            {t('Later')}
          </Button>
        </>
      }
    >
      {t('The page loads anew. Your cart and what you typed at checkout stay.')}
    </CornerCard>
  );
}
