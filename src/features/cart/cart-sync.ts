import {
  adoptCart,
  type CartItem,
  getCart,
  isCart,
  type KeptLine,
  MAX_PIECES,
  readCartOwner,
  subscribeCart,
  writeCartOwner,
} from '../../entities/cart/cart-store.ts';
import { deviceStore } from '../../lib/device-store.ts';
import { alone } from '../../lib/device.ts';
import { isText, objectOf } from '../../lib/guards.ts';
import { readSession, subscribeSession } from '../../lib/session-store.ts';
import { toast } from '../../lib/toast.ts';
import { t } from '../../words/shop.ts';
import {
  leaveMergeNotice,
  mergeAccountCart,
  mergeWords,
  saveAccountCart,
  toLines,
} from './cart-account.queries.ts';

const store = deviceStore('person');

/**
 * Keeps the cart of this device and the account's the same while somebody is signed in. What the shopper sees is the
 * device's: changes go to the account a moment later. Coming back to the page takes over what another device did.
 */
const PAUSE_MS = 400;

/** How many unanswered tries to save are remembered. */
const MOST_SENT = 5;

const piecesOf = (lines: readonly KeptLine[]) =>
  new Map(lines.map(({ product_id: id, quantity }) => [id, quantity]));

function sameLines(a: readonly KeptLine[], b: readonly KeptLine[]): boolean {
  const pieces = piecesOf(b);
  return a.length === b.length && a.every(({ product_id: id, quantity }) => pieces.get(id) === quantity);
}

const quantities = (items: readonly CartItem[]) => new Map(items.map(({ id, quantity }) => [id, quantity]));

const same = (a: readonly CartItem[], b: readonly CartItem[]): boolean =>
  a.length === b.length &&
  a.every(({ id, quantity }, index) => b[index]?.id === id && b[index].quantity === quantity);

/** The account's lines at the prices this device has shown: a price that rose since has to be told, not slipped in. */
function atShownPrices(answer: readonly CartItem[], shown: readonly CartItem[]): CartItem[] {
  const prices = new Map(shown.map(({ id, price }) => [id, price]));
  return answer.map((item) => ({ ...item, price: prices.get(item.id) ?? item.price }));
}

/**
 * The account's answer with whatever the shopper changed while it was on its way, or since this device last heard of it.
 * @param had pieces by product id before those changes
 */
export function replay(
  had: ReadonlyMap<number, number>,
  now: readonly CartItem[],
  answer: readonly CartItem[],
): CartItem[] {
  const has = quantities(now);
  const change = (id: number) => (has.get(id) ?? 0) - (had.get(id) ?? 0);
  const answered = quantities(answer);
  return [
    ...atShownPrices(answer, now).map((item) => ({
      ...item,
      quantity: Math.min(item.quantity + change(item.id), MAX_PIECES),
    })),
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

const isPending = objectOf<PendingMerge>({ userId: isText, key: isText, items: isCart });

function pendingMerge(userId: string): PendingMerge {
  const stored = store.read(PENDING_KEY, isPending);
  if (stored?.userId === userId) return stored;
  const pending = { userId, key: crypto.randomUUID(), items: getCart().items };
  store.write(PENDING_KEY, pending, PENDING_TTL_MS);
  return pending;
}

async function merge(userId: string): Promise<void> {
  const { key, items: before } = pendingMerge(userId);
  const { items, kept, changes } = await mergeAccountCart(userId, before, before.length > 0 ? key : null);
  if (readSession()?.user.id !== userId) return;
  store.remove(PENDING_KEY);
  const next = replay(quantities(before), getCart().items, items);
  adoptCart(next, { userId, unsaved: !same(next, items), known: kept });
  const words = changes.map(mergeWords).filter((line) => line !== null);
  if (words.length > 0) {
    leaveMergeNotice(words);
    toast.info(t('Your carts are one now'), t('Open the cart to see what changed.'));
  }
}

async function save(userId: string): Promise<void> {
  const { items } = getCart();
  const owner = readCartOwner();
  const known = owner?.known;
  // A page may be left before the answer comes: what it sent is this device's own, should it turn out saved.
  const sent = [...(owner?.sent ?? []), toLines(items)].slice(-MOST_SENT);
  if (owner) writeCartOwner({ ...owner, sent });
  const account = await saveAccountCart(userId, items, known);
  if (readCartOwner()?.userId !== userId) return;
  if (account.isSaved) {
    writeCartOwner({ userId, unsaved: !same(items, getCart().items), known: account.kept });
    return;
  }
  // Another device was there first: its changes and those of this one, saved next. Or it was this one.
  const had = sent.findLast((lines) => sameLines(lines, account.kept)) ?? known ?? [];
  const next = replay(piecesOf(had), getCart().items, account.items);
  adoptCart(next, { userId, unsaved: true, known: account.kept });
}

async function pull(userId: string): Promise<void> {
  const before = getCart().items;
  const { items, kept } = await mergeAccountCart(userId, [], null);
  const owner = readCartOwner();
  // A change made meanwhile wins: it is saved next.
  if (owner?.userId !== userId || owner.unsaved || !same(before, getCart().items)) return;
  if (same(before, items)) writeCartOwner({ ...owner, known: kept });
  else adoptCart(atShownPrices(items, before), { userId, unsaved: false, known: kept });
}

/** Two tabs never work on the cart at once: both would merge it. */
const inTurn = (work: () => Promise<void>): Promise<void> => alone('cart-sync', work);

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
      await inTurn(() => work(look));
      // Nobody's cart is saved for somebody else: without a look at the session this would go round for ever.
      while (again || (readSession() && readCartOwner()?.unsaved)) {
        again = false;
        await inTurn(() => work(false));
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
