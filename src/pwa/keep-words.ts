import { isSavingData } from '../lib/device.ts';

/** The catalogues of everything but the desks, which need a connection anyway. */
const catalogues = import.meta.glob(['../words/sw/*.ts', '!../words/sw/{desk,back-office}.ts']);

/**
 * Fetches the Kiswahili of pages that were not opened yet, so that the service worker has it when the connection is gone.
 * Without it they are shown in English.
 */
export async function keepWords(): Promise<void> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller || isSavingData()) return;
  await Promise.all(Object.values(catalogues).map((load) => load()));
}
