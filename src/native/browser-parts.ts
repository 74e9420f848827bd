/** What a web view lacks and the phone has: the share sheet, printing, windows of their own. */
import { Browser } from '@capacitor/browser';
import { registerPlugin } from '@capacitor/core';
import { Directory, Encoding, Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';

import { siteOrigin } from '../lib/site-origin.ts';

/** Our own: android/app/src/main/java/app/mizizi/PrintPlugin.java */
const Printer = registerPlugin<{ print: (options: { name: string }) => Promise<void> }>('Print');

/** As the plugin says it. */
const CLOSED = 'Share canceled';

/** The address that others can open: inside the app every page is at `https://localhost`. */
export function publicAddress(address: string): string {
  const url = new URL(address, location.href);
  return url.origin === location.origin ? siteOrigin + url.pathname + url.search + url.hash : url.href;
}

/** Stands in for `navigator.share`; a sheet that was closed is an AbortError, as in browsers. */
async function share({ title, text, url }: ShareData = {}): Promise<void> {
  try {
    await Share.share({
      ...(title === undefined ? {} : { title }),
      ...(text === undefined ? {} : { text }),
      ...(url === undefined ? {} : { url: publicAddress(url) }),
    });
  } catch (error) {
    if (error instanceof Error && error.message === CLOSED) throw new DOMException(CLOSED, 'AbortError');
    throw error;
  }
}

/** Writes a text file and lets somebody choose where it goes. */
export async function saveFile(name: string, content: string): Promise<void> {
  const { uri } = await Filesystem.writeFile({
    path: name,
    data: content,
    directory: Directory.Cache,
    encoding: Encoding.UTF8,
  });
  await Share.share({ title: name, files: [uri] }).catch((error: unknown) => {
    if (!(error instanceof Error && error.message === CLOSED)) throw error;
  });
}

/** Opens an address in a browser above the app. */
export const openBrowser = (url: string): Promise<void> => Browser.open({ url });

function complain(error: unknown): void {
  console.warn('The phone refused', error);
}

/** A page that asks for a window of its own gets a browser; what it wrote there could not be closed again. */
function openWindow(url?: string | URL): null {
  if (url !== undefined && String(url) !== '') openBrowser(publicAddress(String(url))).catch(complain);
  return null;
}

function openBeside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.target !== '_blank' || link.origin !== location.origin) return;
  event.preventDefault();
  openBrowser(publicAddress(link.href)).catch(complain);
}

/** Puts the phone's ways in place of what web views lack. */
export function fillIn(): void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  window.print = () => void Printer.print({ name: document.title }).catch(complain);
  window.open = openWindow;
  document.addEventListener('click', openBeside);
}
