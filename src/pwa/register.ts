import { language } from '../words/language.ts';
import { rememberInstallOffer } from './install-offer.ts';

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
