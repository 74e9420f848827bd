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
