import type { Page } from '@playwright/test';

type Kept = { key: string; value: unknown; expiresAt: number };

/** All that the app keeps of a person on this device, as it stands in IndexedDB. */
export const keptOf = (page: Page, owner: 'person' | 'device' = 'person'): Promise<Kept[]> =>
  page.evaluate(async (name) => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error(name)));
      });
    const database = await settled(indexedDB.open(name));
    const values = database.transaction('values').objectStore('values');
    const [keys, entries] = await Promise.all([settled(values.getAllKeys()), settled(values.getAll())]);
    database.close();
    return keys.map((key, index) => ({
      ...(entries[index] as { value: unknown; expiresAt: number }),
      key: key as string,
    }));
  }, `mizizi-${owner}`);

/** Takes away what is kept of a person under names that contain `part`; '' takes everything. */
export const forgetKept = (page: Page, part: string): Promise<void> =>
  page.evaluate(async (named) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('mizizi-person');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('mizizi-person')));
    });
    const work = database.transaction('values', 'readwrite');
    const values = work.objectStore('values');
    const asked = values.getAllKeys();
    asked.addEventListener('success', () => {
      for (const key of asked.result) if ((key as string).includes(named)) values.delete(key);
    });
    await new Promise((resolve) => work.addEventListener('complete', resolve));
    database.close();
  }, part);
