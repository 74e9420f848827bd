import '../styles.css';
import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

import { App } from '../app/app.tsx';
import { reportCrash } from '../app/error-screen.tsx';
import { routes } from '../app/routes.tsx';
import { openDeviceStores } from '../lib/device-store.ts';
import { getConfig } from '../lib/env.ts';
import { Navigation } from '../lib/navigation/navigation.ts';
import { keyThisLoad } from '../lib/navigation/scroll.ts';
import { queryClient } from '../lib/query-client.ts';
import { wakeSession } from '../lib/session.ts';
import { registerServiceWorker } from '../pwa/register.ts';
import { language, localeTags } from '../words/language.ts';
import { fetchCode, readPageData, reloadOnceForNewBuild, warmLinks, wholeStylesheet } from './page-parts.ts';

/** Whether the site runs inside our app for phones, which puts its bridge there before the page begins. */
const isInApp = 'Capacitor' in window;

/** Lets the browser answer and paint before the next piece of work. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function start(root: HTMLElement): Promise<void> {
  // Reading and running the code so far was one piece of work.
  await breathe();
  // Every read needs to know where the project is, and would wait for that later.
  getConfig().catch(() => undefined); // each read says so itself
  const kept = openDeviceStores();
  const page = await readPageData();
  // The same file may have been served for another address, such as the start page while offline.
  const isPrerendered = page !== null && page.path === location.pathname.replace(/(.)\/$/, '$1');
  const ready = isPrerendered ? routes[page.route] : undefined;
  if (page && ready) {
    hydrate(queryClient, page.queries);
    await fetchCode(ready, page.module);
  }
  await wholeStylesheet();
  await kept;
  warmLinks(routes);
  await breathe();
  keyThisLoad();
  const navigation = new Navigation(routes, createBrowserHistory(), reportCrash);
  if (ready) navigation.beginAt(ready);
  else void navigation.begin();
  if (isInApp)
    import('../native/start.ts')
      .then(({ startNative }) => startNative(navigation))
      .catch((error: unknown) => console.warn('The app around the site was not reached', error));
  const app = <App navigation={navigation} />;
  // The file is in English and knows nothing of the address's query: a filtered shop is rendered anew in place of it, so that
  // pages may read their filters from the address at once.
  const isSameView = isPrerendered && location.search === '' && language === 'en';
  const tag = localeTags[language];
  // Said again, even the same language would have every style computed anew.
  if (document.documentElement.lang !== tag) document.documentElement.lang = tag;
  await breathe();
  // A transition lets the browser answer taps between the slices of this work.
  startTransition(() => {
    if (isSameView) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

reloadOnceForNewBuild();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
start(root).catch((error: unknown) => {
  // The page's code could not be fetched: its prerendered HTML stays readable, and comes alive with the connection.
  console.warn('The app could not start', error);
  addEventListener('online', () => location.reload(), { once: true });
});
wakeSession();
// The app for phones brings every file with it and is renewed by the store.
if (!isInApp) registerServiceWorker();
