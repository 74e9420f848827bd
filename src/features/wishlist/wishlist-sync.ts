import { AppError, errorText } from '../../lib/app-error.ts';
import { readSession } from '../../lib/session-store.ts';
import { toast } from '../../lib/toast.ts';
import { t } from '../../words/shop.ts';
import {
  getWishlist,
  readWishlistOwner,
  withWish,
  writeWishlist,
  writeWishlistOwner,
} from './wishlist-store.ts';
import { mergeAccountWishes, readAccountWishes, saveAccountWish } from './wishlist.queries.ts';

const isMine = (userId: string): boolean => readSession()?.user.id === userId;

/** The first time on this device: what a visitor wished for joins what the account has. */
async function merge(userId: string): Promise<void> {
  const before = getWishlist().ids;
  // The oldest first, so that the account keeps them in their order.
  const added = before.length > 0 ? await mergeAccountWishes(before.toReversed()) : 0;
  if (!isMine(userId)) return;
  const now = getWishlist().ids;
  const unsaved: [number, boolean][] = [
    ...now.filter((id) => !before.includes(id)).map((id): [number, boolean] => [id, true]),
    ...before.filter((id) => !now.includes(id)).map((id): [number, boolean] => [id, false]),
  ];
  writeWishlistOwner({ userId, unsaved });
  writeWishlist(now); // from now on it is kept as theirs
  if (added > 0)
    toast.info(t('Your wishlist moved in'), t('What you kept on this device is in your account now.'));
}

/** What a later try may heal: no connection, a session that ran out, a wish too many within a minute. */
const passing: readonly string[] = ['offline', 'server', 'denied', 'too_many'];

/** Sends the waiting wishes one after the other; a refused one is taken back. */
async function push(userId: string): Promise<void> {
  for (
    let owner = readWishlistOwner();
    owner?.userId === userId && owner.unsaved[0];
    owner = readWishlistOwner()
  ) {
    const [id, wanted] = owner.unsaved[0];
    try {
      await saveAccountWish(id, wanted);
    } catch (error) {
      if (!(error instanceof AppError) || passing.includes(error.kind)) throw error;
      writeWishlist(withWish(getWishlist().ids, id, !wanted));
      toast.error(wanted ? t('Not on your wishlist') : t('Still on your wishlist'), errorText(error));
    }
    const now = readWishlistOwner();
    // Somebody who changed their mind meanwhile has another wish waiting for the same product.
    if (now?.userId === userId)
      writeWishlistOwner({
        ...now,
        unsaved: now.unsaved.filter(([other, still]) => other !== id || still !== wanted),
      });
  }
}

async function pull(userId: string): Promise<void> {
  const account = await readAccountWishes();
  const owner = readWishlistOwner();
  if (!isMine(userId) || owner?.userId !== userId) return;
  let ids = account;
  for (const [id, wanted] of owner.unsaved) ids = withWish(ids, id, wanted);
  if (ids.join() !== getWishlist().ids.join()) writeWishlist(ids);
}

async function work(): Promise<void> {
  const userId = readSession()?.user.id;
  if (userId === undefined) return;
  if (readWishlistOwner()?.userId !== userId) await merge(userId);
  await push(userId);
  await pull(userId);
}

let last: Promise<void> = Promise.resolve();

/** Brings the device's list and the account's together; one run at a time, also across tabs. */
export function syncWishlist(): Promise<void> {
  const next = last.then(() =>
    'locks' in navigator ? navigator.locks.request('wishlist-sync', work) : work(),
  );
  last = next.catch(() => {
    // whoever asked hears of it; the next run starts afresh
  });
  return next;
}
