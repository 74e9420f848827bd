import { App } from '@capacitor/app';
import { SystemBars, SystemBarsStyle } from '@capacitor/core';

import { enterNativeShell } from '../lib/native-shell.ts';
import { siteOrigin } from '../lib/site-origin.ts';
import { fillIn, openBrowser, saveFile } from './browser-parts.ts';
import { pathOfLink, SIGN_IN_RETURN } from './links.ts';

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
