import { useEffect, useState } from 'react';

import { Button } from '../ui/button.tsx';
import { t } from '../words/shell.ts';
import { CornerCard } from './corner-card.tsx';

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
