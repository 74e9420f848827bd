import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { signInAs } from './sync/testing-server.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const DAY_MS = 86_400_000;

/** The page as it is after a reload, or in another tab: it knows nothing but what is kept. */
async function openPage({ hasDisk = true } = {}) {
  vi.resetModules();
  const page = await import('./device-store.ts');
  const values = await import('./device-values.ts');
  await page.openDeviceStores();
  // A busy machine may have IndexedDB answer later than a page waits for.
  await vi.waitUntil(() => values.isLoaded || !hasDisk, { timeout: 9000 });
  return { ...page, person: page.deviceStore('person'), device: page.deviceStore('device') };
}

const journaled = (): string[] => Object.keys(localStorage).filter((key) => key !== 'mizizi-auth');
/** A second later what was written is at rest. */
const isAtRest = () => vi.waitFor(() => expect(journaled()).toEqual([]), { timeout: 4000 });
/** What the browser tells the other tabs, which share this window here. */
function tellTabs(write: () => void): void {
  const before = Object.fromEntries(Object.entries(localStorage)) as Record<string, string>;
  write();
  for (const key of new Set([...Object.keys(before), ...Object.keys(localStorage)])) {
    const [oldValue, newValue] = [before[key] ?? null, localStorage.getItem(key)];
    if (oldValue !== newValue) dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
  }
}
const keptByRelease = (key: string, value: unknown, ttlMs = DAY_MS): void =>
  localStorage.setItem(key, JSON.stringify({ value, expiresAt: Date.now() + ttlMs }));

/**
 * Pages of earlier tests hear of nothing that a test does without telling tabs, and what one of them has still to bring to
 * rest would replace what the page of the test knows better. So they are closed: their timers end.
 */
const timers = new Set<ReturnType<typeof setTimeout>>();
const startTimer = globalThis.setTimeout;
beforeAll(() => {
  globalThis.setTimeout = Object.assign((...args: Parameters<typeof setTimeout>) => {
    const timer = startTimer(...args);
    timers.add(timer);
    return timer;
  }, startTimer);
});
afterAll(() => {
  globalThis.setTimeout = startTimer;
});
function closePages(): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}

const factory = new IDBFactory();
beforeEach(async () => {
  globalThis.indexedDB = factory;
  closePages();
  await (await openPage()).forgetDevice();
  closePages();
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null })); // the pages of earlier tests are tabs that are still open
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => signInAs(null));

describe('a value', () => {
  it('is in the journal at once, at rest a second later, and read the same from both until it expires', async () => {
    const { person } = await openPage();
    person.write('mizizi-tea', 'neem', DAY_MS);
    person.write('mizizi-old', 'mint', 0);
    expect(journaled()).toEqual(['mizizi-tea', 'mizizi-old']);
    expect((await openPage()).person.read('mizizi-tea', isText)).toBe('neem'); // the page was left at once
    await isAtRest();

    const next = (await openPage()).person;
    expect(next.read('mizizi-tea', isText)).toBe('neem');
    expect(next.read('mizizi-tea', isText, Date.now() + DAY_MS)).toBeNull();
    expect(next.read('mizizi-old', isText)).toBeNull();
  });

  it('is removed for good, and when it has another shape', async () => {
    const { person } = await openPage();
    for (const key of ['mizizi-a', 'mizizi-b', 'mizizi-c']) person.write(key, key, DAY_MS);
    await isAtRest();
    person.remove('mizizi-a');
    expect(person.read('mizizi-b', isList)).toBeNull();
    expect((await openPage()).person.keys('')).toEqual(['mizizi-c']); // left before that was through
    await isAtRest();
    expect((await openPage()).person.keys('')).toEqual(['mizizi-c']);
  });

  it('stays where it is read at once when the header counts it', async () => {
    const { person } = await openPage();
    person.write('cart', ['tea'], DAY_MS);
    person.write('mizizi-tea', 'neem', DAY_MS);
    await vi.waitFor(() => expect(journaled()).toEqual(['cart']), { timeout: 4000 });
    person.remove('cart');
    await isAtRest();
  });
});

describe('two tabs', () => {
  it('read what was written last, and overwrite nothing of each other', async () => {
    const one = (await openPage()).person;
    const other = (await openPage()).person;
    const add = (store: typeof one, row: string): void =>
      store.write('mizizi-rows', [...(store.read('mizizi-rows', isList) ?? []), row], DAY_MS);
    add(one, 'neem');
    add(other, 'mint'); // which has not heard of the first
    expect(one.read('mizizi-rows', isList)).toEqual(['neem', 'mint']);
    tellTabs(() => add(one, 'sage'));
    await isAtRest();
    expect(other.read('mizizi-rows', isList)).toEqual(['neem', 'mint', 'sage']);
  });

  it('tell what has ended in the other', async () => {
    const { person } = await openPage();
    const heard = vi.fn<(told: unknown) => void>();
    person.write('mizizi-outbox-1', 'change', DAY_MS);
    await isAtRest();
    person.subscribe(heard);
    const other = (await openPage()).person;
    tellTabs(() => other.remove('mizizi-outbox-1'));
    expect(heard).toHaveBeenCalledWith({ key: 'mizizi-outbox-1', before: 'change', isElsewhere: true });
    expect(person.read('mizizi-outbox-1', isText)).toBeNull();
  });

  it('see what they slept through when they are looked at again', async () => {
    const { person } = await openPage();
    const other = (await openPage()).person;
    other.write('mizizi-tea', 'neem', DAY_MS);
    await isAtRest();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(person.read('mizizi-tea', isText)).toBe('neem'));
  });
});

describe('the last release', () => {
  it('left nothing that is not taken over', async () => {
    signInAs('amina');
    const change = { id: 'c', owner: 'amina', call: { kind: 'rpc' }, effect: { table: 'fasts', id: 'f' } };
    keptByRelease('cart', [{ id: 1, quantity: 2 }]);
    keptByRelease('wishlist', [3, 1]);
    keptByRelease('mizizi-device-fasts', [{ id: 'f' }]);
    keptByRelease('mizizi-saved-herbs', ['neem']);
    keptByRelease('mizizi-guest-orders', [{ id: 'o' }], -1);
    keptByRelease('contact-outbox', [{ clientKey: 'm' }]);
    localStorage.setItem('mizizi-outbox-amina-000000001-c', JSON.stringify(change));
    localStorage.setItem('mizizi-device-name', 'this-phone');
    for (const key of ['mizizi-language', 'mizizi-config', 'theme', 'usage-figures', 'install-dismissed'])
      localStorage.setItem(key, 'as it is');
    await openPage();
    const atHand = [
      'cart',
      'install-dismissed',
      'mizizi-config',
      'mizizi-language',
      'theme',
      'usage-figures',
      'wishlist',
    ];
    await vi.waitFor(() => expect(journaled().toSorted()).toEqual(atHand), { timeout: 4000 });

    const { person, device } = await openPage();
    const lists = ['cart', 'wishlist', 'mizizi-device-fasts', 'mizizi-saved-herbs'];
    expect(lists.map((key) => person.read(key, isList))).toEqual([
      [{ id: 1, quantity: 2 }],
      [3, 1],
      [{ id: 'f' }],
      ['neem'],
    ]);
    expect(person.keys('mizizi-guest-orders')).toEqual([]);
    expect(person.read('mizizi-device-name', isText)).toBe('this-phone');
    expect(person.keys('mizizi-outbox-amina-')).toEqual(['mizizi-outbox-amina-000000001-c']);
    expect(device.read('contact-outbox', isList)).toEqual([{ clientKey: 'm' }]);
    signInAs('brian');
    expect(person.read('mizizi-device-fasts', isList)).toBeNull();
  });

  it('loses no row that a tab of it adds while it is still open', async () => {
    keptByRelease('mizizi-device-fasts', [{ id: 'monday' }]);
    const { person } = await openPage();
    await isAtRest();
    tellTabs(() => keptByRelease('mizizi-device-fasts', [{ id: 'tuesday' }]));
    const all = [{ id: 'tuesday' }, { id: 'monday' }];
    expect(person.read('mizizi-device-fasts', isList)).toEqual(all);
    expect((await openPage()).person.read('mizizi-device-fasts', isList)).toEqual(all);
  });
});

describe('the end of a session', () => {
  it('forgets the person and keeps the device', async () => {
    signInAs('amina');
    const { person, device, forgetPerson } = await openPage();
    person.write('mizizi-draft', 'private', DAY_MS);
    device.write('mizizi-emergency-numbers', 'public', DAY_MS);
    await isAtRest();
    person.write('mizizi-other', 'private too', DAY_MS);
    signInAs(null);
    forgetPerson();
    expect(person.keys('')).toEqual([]);
    await isAtRest();
    const next = await openPage();
    expect(next.person.keys('')).toEqual([]);
    expect(next.device.read('mizizi-emergency-numbers', isText)).toBe('public');
  });

  it('is carried through by the next page when this one was left at once', async () => {
    const { person, forgetPerson } = await openPage();
    person.write('mizizi-draft', 'of a visitor who signed in later', DAY_MS);
    await isAtRest();
    vi.spyOn(IDBObjectStore.prototype, 'openCursor').mockImplementationOnce(() => {
      throw new DOMException('the page is gone', 'AbortError');
    });
    forgetPerson();
    expect(journaled()).toEqual(['mizizi-forgets']);
    expect((await openPage()).person.keys('')).toEqual([]);
    await isAtRest();
  });

  it('in another tab leaves no journal to be replayed for the next person', async () => {
    signInAs('amina');
    const { person } = await openPage();
    person.write('mizizi-draft', 'private', DAY_MS);
    person.write('cart', ['hers'], DAY_MS);
    signInAs('brian'); // before it was through, and where no page of ours saw it
    const next = (await openPage()).person;
    expect(next.keys('')).toEqual([]);
    expect(next.read('mizizi-draft', isText)).toBeNull();
    await isAtRest();
    signInAs('amina');
    expect((await openPage()).person.keys('')).toEqual([]);
  });

  it('that a slow tab hears of late leaves what the next person keeps already', async () => {
    signInAs('amina');
    const slow = await openPage();
    signInAs('brian');
    const { person } = await openPage();
    person.write('mizizi-draft', 'of brian', DAY_MS);
    slow.forgetPerson();
    expect(person.read('mizizi-draft', isText)).toBe('of brian');
    await isAtRest();
    slow.forgetPerson();
    await isAtRest();
    expect((await openPage()).person.read('mizizi-draft', isText)).toBe('of brian');
  });
});

describe('a browser that', () => {
  const full = (): never => {
    throw new DOMException('no room', 'QuotaExceededError');
  };

  it('has no room in localStorage waits for IndexedDB', async () => {
    const { person } = await openPage();
    person.write('mizizi-draft', 'short', DAY_MS);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    person.write('mizizi-draft', 'a long letter', DAY_MS);
    expect(person.read('mizizi-draft', isText)).toBe('a long letter');
    expect(await person.isKept('mizizi-draft')).toBe(true);
    expect((await openPage()).person.read('mizizi-draft', isText)).toBe('a long letter');
    expect((await import('./toast.ts')).areToastsWanted()).toBe(false);
  });

  it('has no room at all says so, and tries again', async () => {
    const { person } = await openPage();
    const { areToastsWanted } = await import('./toast.ts');
    const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    const database = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    person.write('mizizi-draft', 'a long letter', DAY_MS);
    expect(await person.isKept('mizizi-draft')).toBe(false);
    expect(areToastsWanted()).toBe(true);
    expect(person.read('mizizi-draft', isText)).toBe('a long letter');
    storage.mockRestore();
    database.mockRestore();
    expect(await person.isKept('mizizi-draft')).toBe(true);
    expect((await openPage()).person.read('mizizi-draft', isText)).toBe('a long letter');
  });

  it.each(['has none', 'refuses it'])('%s of IndexedDB goes on with the journal', async (way) => {
    if (way === 'has none') Reflect.deleteProperty(globalThis, 'indexedDB');
    else
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('private window', 'SecurityError');
      });
    const { person } = await openPage({ hasDisk: false });
    person.write('mizizi-draft', 'private', DAY_MS);
    expect((await openPage({ hasDisk: false })).person.read('mizizi-draft', isText)).toBe('private');
    person.remove('mizizi-draft');
    expect(localStorage.length).toBe(0);
  });

  it('stores nothing keeps values as long as the page', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    const { person } = await openPage({ hasDisk: false });
    person.write('mizizi-draft', 'private', DAY_MS);
    expect(person.read('mizizi-draft', isText)).toBe('private');
    person.remove('mizizi-draft');
    expect(person.read('mizizi-draft', isText)).toBeNull();
    vi.restoreAllMocks();
  });

  it('does not answer in time is not waited for, and no row of either moment is lost', async () => {
    const before = (await openPage()).person;
    before.write('mizizi-device-fasts', [{ id: 'monday' }], DAY_MS);
    before.write('mizizi-draft', 'an old one', DAY_MS);
    await isAtRest();

    const realOpen = factory.open.bind(factory);
    let answer = (): void => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const slow = vi.spyOn(indexedDB, 'open').mockImplementation((name) => {
      const request = {} as IDBOpenDBRequest;
      void late.then(() => {
        const real = realOpen(name);
        real.addEventListener('success', () => {
          Object.defineProperty(request, 'result', { value: real.result });
          request.onsuccess?.(new Event('success'));
        });
      });
      return request;
    });
    const { person } = await openPage({ hasDisk: false });
    expect(person.read('mizizi-device-fasts', isList)).toBeNull();
    person.write('mizizi-device-fasts', [{ id: 'tuesday' }], DAY_MS);
    person.remove('mizizi-draft');
    answer();
    const all = [{ id: 'tuesday' }, { id: 'monday' }];
    await vi.waitFor(() => expect(person.read('mizizi-device-fasts', isList)).toEqual(all));
    await isAtRest();
    slow.mockRestore();
    const next = (await openPage()).person;
    expect(next.read('mizizi-device-fasts', isList)).toEqual(all);
    expect(next.read('mizizi-draft', isText)).toBeNull();
  });
});
