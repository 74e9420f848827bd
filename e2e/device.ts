import type { Page } from '@playwright/test';

type Kept = { key: string; value: unknown; expiresAt: number };

/** All that the app keeps on this device: what is at rest in IndexedDB, under what is still in the journal. */
export const keptOn = async (page: Page): Promise<Kept[]> => {
  const texts = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const database = await done(indexedDB.open('mizizi'));
    const values = database.transaction('kept').objectStore('kept');
    const [keys, atRest] = await Promise.all([done(values.getAllKeys()), done(values.getAll())]);
    database.close();
    const entries = keys.map((key, index) => [key as string, atRest[index] as string] as const);
    return Object.fromEntries([...entries, ...Object.entries(localStorage)]) as Record<string, string>;
  });
  return Object.entries(texts)
    .filter(([, text]) => text.startsWith('{"value"'))
    .map(([key, text]) => ({ ...(JSON.parse(text) as Kept), key }))
    .filter(({ expiresAt }) => expiresAt > 0);
};

/** Takes away what is kept under names that contain `part`; '' takes everything. */
export const forgetKept = (page: Page, part: string): Promise<void> =>
  page.evaluate(async (named) => {
    for (const key of Object.keys(localStorage)) if (key.includes(named)) localStorage.removeItem(key);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('mizizi');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
    });
    const work = database.transaction('kept', 'readwrite');
    const values = work.objectStore('kept');
    const asked = values.getAllKeys();
    asked.addEventListener('success', () => {
      for (const key of asked.result) if ((key as string).includes(named)) values.delete(key);
    });
    await new Promise((resolve) => work.addEventListener('complete', resolve));
    database.close();
  }, part);
