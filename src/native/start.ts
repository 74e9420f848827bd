import { App } from '@capacitor/app';

import { enterNativeShell } from '../lib/native-shell.ts';
import { siteOrigin } from '../lib/site-origin.ts';
import { goBack } from './back-button.ts';
import { followTheme } from './bars.ts';
import { fillIn, openBrowser, saveFile } from './browser-parts.ts';
import { pathOfLink, SIGN_IN_RETURN } from './links.ts';

type Steps = { navigate: (to: string) => Promise<void> };

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
