import { readSession, subscribeSession } from '../../lib/session-store.ts';
import { readStored, removeStored, writeStored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { t } from '../../words/shop.ts';
import { mergeAccountCart, saveAccountCart } from './cart-account.queries.ts';
import type { CartItem } from './cart-item.ts';
import { isCart } from './cart-item.ts';
import { adoptCart, getCart, readCartOwner, subscribeCart, writeCartOwner } from './cart-store.ts';
import { leaveMergeNotice, mergeWords } from './merge-notice.ts';

/**
 * Keeps the cart of this device and the account's the same while somebody is signed in. What the shopper sees is the
 * device's: changes go to the account a moment later. Coming back to the page takes over what another device did.
 */
const PAUSE_MS = 400;

const quantities = (items: readonly CartItem[]) => new Map(items.map(({ id, quantity }) => [id, quantity]));

const same = (a: readonly CartItem[], b: readonly CartItem[]): boolean =>
  a.length === b.length &&
  a.every(({ id, quantity }, index) => b[index]?.id === id && b[index].quantity === quantity);

/** The account's answer with whatever the shopper changed while it was on its way. */
export function replay(
  before: readonly CartItem[],
  now: readonly CartItem[],
  answer: readonly CartItem[],
): CartItem[] {
  const [had, has] = [quantities(before), quantities(now)];
  const change = (id: number) => (has.get(id) ?? 0) - (had.get(id) ?? 0);
  const answered = quantities(answer);
  return [
    ...answer.map((item) => ({ ...item, quantity: item.quantity + change(item.id) })),
    ...now.filter(({ id }) => !answered.has(id)).map((item) => ({ ...item, quantity: change(item.id) })),
  ].filter(({ quantity }) => quantity > 0);
}

/** A merge that was asked for and not yet answered: sent again as it was, under the key that merges once. */
const PENDING_KEY = 'mizizi-cart-pending';
const PENDING_TTL_MS = 604_800_000;
interface PendingMerge {
  userId: string;
  key: string;
  items: readonly CartItem[];
}

const isPending = (value: unknown): value is PendingMerge =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  typeof value.userId === 'string' &&
  'key' in value &&
  typeof value.key === 'string' &&
  'items' in value &&
  isCart(value.items);

function pendingMerge(userId: string): PendingMerge {
  const stored = readStored(PENDING_KEY, isPending);
  if (stored?.userId === userId) return stored;
  const pending = { userId, key: crypto.randomUUID(), items: getCart().items };
  writeStored(PENDING_KEY, pending, PENDING_TTL_MS);
  return pending;
}

async function merge(userId: string): Promise<void> {
  const { key, items: before } = pendingMerge(userId);
  const { items, changes } = await mergeAccountCart(before, before.length > 0 ? key : null);
  if (readSession()?.user.id !== userId) return;
  removeStored(PENDING_KEY);
  const next = replay(before, getCart().items, items);
  adoptCart(next, { userId, unsaved: !same(next, items) });
  const words = changes.map(mergeWords).filter((line) => line !== null);
  if (words.length > 0) {
    leaveMergeNotice(words);
    toast.info(t('Your carts are one now'), t('Open the cart to see what changed.'));
  }
}

async function save(userId: string): Promise<void> {
  const { items } = getCart();
  await saveAccountCart(items);
  const unsaved = !same(items, getCart().items);
  if (readCartOwner()?.userId === userId) writeCartOwner({ userId, unsaved });
}

async function pull(userId: string): Promise<void> {
  const before = getCart().items;
  const { items } = await mergeAccountCart([], null);
  const owner = readCartOwner();
  // A change made meanwhile wins: it is saved next.
  if (owner?.userId !== userId || owner.unsaved || !same(before, getCart().items)) return;
  if (!same(before, items)) adoptCart(items, { userId, unsaved: false });
}

/** Two tabs never work on the cart at once: both would merge it. */
async function alone(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('cart-sync', work);
  else await work();
}

/** Starts the work and returns the way to end it. */
export function startCartSync(): () => void {
  let running = false;
  let again = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Whatever is due: the merge after signing in, a change to save, or else a look at the account. */
  async function work(look: boolean): Promise<void> {
    const userId = readSession()?.user.id;
    if (userId === undefined) return;
    const owner = readCartOwner();
    if (owner?.userId !== userId) await merge(userId);
    else if (owner.unsaved) await save(userId);
    else if (look) await pull(userId);
  }

  async function run(look: boolean): Promise<void> {
    if (running) {
      again = true;
      return;
    }
    running = true;
    try {
      await alone(() => work(look));
      while (again || readCartOwner()?.unsaved) {
        again = false;
        await alone(() => work(false));
      }
    } catch (error) {
      // Without a connection the cart stays on the device; the next change or return tries again.
      console.warn('The cart could not be kept with the account', error);
    } finally {
      running = false;
      again = false;
    }
  }

  const soon = (): void => {
    const owner = readCartOwner();
    if (owner && !owner.unsaved && owner.userId === readSession()?.user.id) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(false), PAUSE_MS);
  };
  const look = (): void => {
    if (document.visibilityState === 'visible') void run(true);
  };
  const stops = [subscribeCart(soon), subscribeSession(soon)];
  addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  void run(true);
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
  };
}
