/** What the app for phones adds: what a web view lacks, links that open the app, and its Back button. */
import { App } from '@capacitor/app';
import { Browser } from '@capacitor/browser';
import { registerPlugin, SystemBars, SystemBarsStyle } from '@capacitor/core';
import { Directory, Encoding, Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';

import { siteOrigin } from '../lib/env.ts';
import { enterNativeShell } from '../lib/native-shell.ts';
import { safePath } from '../lib/paths.ts';

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
async function saveFile(name: string, content: string): Promise<void> {
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
const openBrowser = (url: string): Promise<void> => Browser.open({ url });

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
function fillIn(): void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  window.print = () => void Printer.print({ name: document.title }).catch(complain);
  window.open = openWindow;
  document.addEventListener('click', openBeside);
}

/** What a sign-in in the browser comes back to; the Android manifest claims it. */
const SIGN_IN_RETURN = 'app.mizizi://auth/callback';

/**
 * The path of this app that a link from outside leads to; null when it leads nowhere here.
 *
 * @param origin the site's public address, such as `https://mizizi.app`
 */
export function pathOfLink(link: string, origin: string): string | null {
  if (!URL.canParse(link)) return null;
  const { protocol, host, pathname, search, hash } = new URL(link);
  if (link.startsWith(SIGN_IN_RETURN))
    return host === 'auth' && pathname === '/callback' ? `/auth/callback${search}${hash}` : null;
  if (`${protocol}//${host}` !== origin) return null;
  return safePath(`${pathname}${search}${hash}`, '') || null;
}

type Steps = { navigate: (to: string) => Promise<void> };

/** Dialogs, menus and panels that Escape closes. */
const OPEN =
  ':is([role="dialog"], [role="alertdialog"], [role="menu"]):not([data-state="closed"]), [aria-expanded="true"]';
/** Long enough for a panel to fold, too short to be noticed. */
const FOLDING_MS = 60;

const countOpen = (): number => document.querySelectorAll(OPEN).length;

/** Folds what lies over the page, as Escape does. Answers whether there was something. */
async function foldTopmost(): Promise<boolean> {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (dialog) {
    dialog.close();
    return true;
  }
  const before = countOpen();
  if (before === 0) return false;
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve, FOLDING_MS));
  return countOpen() < before;
}

/**
 * The back button of the phone: first what lies over the page, then the page before, at the first one the app steps
 * aside and keeps its state.
 */
export async function goBack(hasPageBefore: boolean, stepAside: () => Promise<void>): Promise<void> {
  if (await foldTopmost()) return;
  if (hasPageBefore) history.back();
  else await stepAside();
}

/** The first web view that draws below the status bar correctly; older ones are kept clear of it by the app. */
const DRAWS_BELOW_BARS = 140;

/**
 * Which signs the status bar shows: those that can be read on the page's theme where the page lies below it, otherwise
 * those of the phone's own theme.
 */
export function barStyle(isDark: boolean, userAgent: string): SystemBarsStyle {
  const version = Number(/Chrome\/(\d+)/.exec(userAgent)?.[1] ?? 0);
  if (version < DRAWS_BELOW_BARS) return SystemBarsStyle.Default;
  return isDark ? SystemBarsStyle.Dark : SystemBarsStyle.Light;
}

/** Keeps the bars readable whenever the theme changes. */
function followTheme(): void {
  const { classList } = document.documentElement;
  let shown: SystemBarsStyle | null = null;
  const apply = (): void => {
    const style = barStyle(classList.contains('dark'), navigator.userAgent);
    if (style === shown) return;
    shown = style;
    SystemBars.setStyle({ style }).catch((error: unknown) => {
      console.warn('The status bar keeps its colours', error);
    });
  };
  new MutationObserver(apply).observe(document.documentElement, { attributeFilter: ['class'] });
  apply();
}

/** Joins the site to the phone app it runs in. Links that started the app wait until this listens. */
export async function startNative(navigation: Steps): Promise<void> {
  enterNativeShell({ origin: siteOrigin, signInReturn: SIGN_IN_RETURN, openBrowser, saveFile });
  fillIn();
  followTheme();
  await App.addListener('backButton', ({ canGoBack }) => void goBack(canGoBack, () => App.minimizeApp()));
  await App.addListener('appUrlOpen', ({ url }) => {
    const path = pathOfLink(url, siteOrigin);
    if (path) void navigation.navigate(path);
  });
}
