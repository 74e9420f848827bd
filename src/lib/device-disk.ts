import { createStore, entries, promisifyRequest } from 'idb-keyval';

/** A kept value: until when, and who was signed in when it was kept ('' for a visitor). */
export type Entry = { value: unknown; expiresAt: number; by: string };

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  typeof Reflect.get(value, 'expiresAt') === 'number' &&
  typeof Reflect.get(value, 'by') === 'string';

/** Values by name in an IndexedDB of their own. Every method rejects where the browser refuses. */
export function openDisk(name: string) {
  const open = createStore(name, 'values');
  const work = async <T>(mode: IDBTransactionMode, run: (values: IDBObjectStore) => PromiseLike<T>) =>
    open(mode, run);
  const place = (values: IDBObjectStore, key: string, entry: Entry | null): void => {
    if (entry) values.put(entry, key);
    else values.delete(key);
    // At once, so that it is kept even when the page is left in this moment.
    values.transaction.commit();
  };

  return {
    async load(): Promise<[string, Entry][]> {
      const found = await work('readonly', (values) =>
        entries<string, unknown>(async (_, run) => run(values)),
      );
      return found.filter((pair): pair is [string, Entry] => isEntry(pair[1]));
    },

    put: (key: string, entry: Entry | null): Promise<void> =>
      work('readwrite', (values) => {
        place(values, key, entry);
        return promisifyRequest(values.transaction);
      }),

    /** Changes what is stored by then, whichever tab stored it. */
    change: (key: string, change: (stored: Entry | undefined) => Entry | null): Promise<Entry | null> =>
      work('readwrite', async (values) => {
        const found: unknown = await promisifyRequest<unknown>(values.get(key));
        const next = change(isEntry(found) ? found : undefined);
        place(values, key, next);
        await promisifyRequest(values.transaction);
        return next;
      }),

    /** Empties it, unless the value under `key` is `kept`. */
    clearUnless: (key: string, kept: string | undefined): Promise<void> =>
      work('readwrite', (values) => {
        const asked: IDBRequest<unknown> = values.get(key);
        asked.onsuccess = () => {
          const found = isEntry(asked.result) ? asked.result.value : undefined;
          if (kept === undefined || found !== kept) values.clear();
        };
        return promisifyRequest(values.transaction);
      }),
  };
}
