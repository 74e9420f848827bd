import { t } from '../words/shell.ts';
import { toast } from './toast.ts';

let isTold = false;

/** Says what to do when the device has no room left: what is done from then on lives as long as the page. */
export function tellUnkept(error: unknown): void {
  console.warn('A value could not be kept on this device', error);
  if (isTold || !(error instanceof DOMException) || error.name !== 'QuotaExceededError') return;
  isTold = true;
  toast.error(
    t('This device is full'),
    t(
      'What you do now is lost when this page closes. Delete photos or apps you do not need, then try again.',
    ),
  );
}

let isAsked = false;

/** Something of worth was kept: asks the browser, once while a page lives, not to clear it when room gets short. */
export function keepForGood(): void {
  if (isAsked || typeof navigator === 'undefined' || !('storage' in navigator)) return;
  isAsked = true;
  const { storage } = navigator;
  storage
    .persisted()
    .then((isKept) => isKept || storage.persist())
    .catch((error: unknown) => console.warn('The browser did not say whether it keeps our values', error));
}
