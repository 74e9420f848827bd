import { language } from '../words/language.ts';

/** The event with which Chromium offers to install the app; no standard type exists. */
export type InstallOffer = Event & {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

let offer: InstallOffer | null = null;
let offeredAt = 0;
const listeners = new Set<() => void>();

/** It comes once and early, so this listens from the start; the card that uses it is loaded later. */
export function rememberInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // the browser's own bar would come at once
    offer = event as InstallOffer;
    offeredAt = Date.now();
    for (const listener of listeners) listener();
  });
  addEventListener('appinstalled', forgetInstallOffer);
}

export function forgetInstallOffer(): void {
  offer = null;
  for (const listener of listeners) listener();
}

export const readInstallOffer = (): InstallOffer | null => offer;

/** When it came, in milliseconds since the epoch. */
export const installOfferedAt = (): number => offeredAt;

export function subscribeInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const AFTER_LOAD_MS = 3000;

/**
 * Registers the service worker when the page has long settled, and listens for the browser's offer to install the app.
 * A new version waits until somebody agrees to it (`useUpdate`) or every tab was closed.
 */
export function registerServiceWorker(): void {
  rememberInstallOffer();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
      console.warn('The site will not work offline', error);
    });
    if (language === 'sw')
      import('./keep-words.ts')
        .then(({ keepWords }) => keepWords())
        .catch((error: unknown) => console.warn('Pages not opened yet stay in English offline', error));
  };
  const later = (): void => void setTimeout(register, AFTER_LOAD_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
