import { useSyncExternalStore } from 'react';

import { cn } from '../../lib/cn.ts';
import { paths } from '../../lib/paths.ts';
import { readSession, subscribeSession } from '../../lib/session-store.ts';
import { toast } from '../../lib/toast.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { HeartIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shop.ts';
import {
  getWishlist,
  readWishlistOwner,
  setWish,
  subscribeWishlist,
  type Wishlist,
} from './wishlist-store.ts';

interface WishButtonProps {
  id: number;
  name: string;
  /** Says it in words beside the heart, where there is room. */
  words?: boolean;
}

const SERVER_LIST: Wishlist = { ids: [], ready: false };

/** Brings list and account together when somebody is signed in. Its code is fetched only then. */
function sync(): void {
  if (!readSession()) return;
  import('./wishlist-sync.ts')
    .then(({ syncWishlist }) => syncWishlist())
    .catch((error: unknown) => {
      // Without a connection the wishes wait on the device; the next change or visit tries again.
      console.warn('The wishlist could not be kept with the account', error);
    });
}

function syncChanges(): void {
  if (readWishlistOwner()?.unsaved.length) sync();
}

let watchers = 0;
let stops: (() => void)[] = [];

/** Subscribes a component; while there is any, the list is kept with the account. */
function subscribe(listener: () => void): () => void {
  if (watchers === 0) {
    addEventListener('online', sync);
    stops = [
      subscribeWishlist(syncChanges),
      subscribeSession(sync),
      () => removeEventListener('online', sync),
    ];
    sync();
  }
  watchers += 1;
  const stop = subscribeWishlist(listener);
  return () => {
    stop();
    watchers -= 1;
    if (watchers === 0) for (const stopWatching of stops) stopWatching();
  };
}

/** The live list. */
export const useWishlist = (): Wishlist => useSyncExternalStore(subscribe, getWishlist, () => SERVER_LIST);

/** Whether a product is on the list. */
export const useIsWished = (id: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => getWishlist().ids.includes(id),
    () => false,
  );

/** The heart: keeps a product for later, or lets it go. */
export function WishButton({ id, name, words = false }: WishButtonProps) {
  const wished = useIsWished(id);
  return (
    <button
      type="button"
      aria-pressed={wished}
      onClick={() => {
        if (!setWish(id, !wished)) toast.error(t('Your wishlist is full'), t('Take something off it first.'));
        else if (!wished) toast.success(t('On your wishlist'), name);
      }}
      className={cn(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full transition-colors',
        wished ? 'text-clay-600' : 'text-muted hover:text-clay-600',
        words ? 'px-3 text-sm font-semibold' : 'bg-surface/85 shadow-sm',
      )}
    >
      <HeartIcon className={cn('size-5.5', wished && 'fill-current')} />
      {words && <span aria-hidden="true">{wished ? t('On your wishlist') : t('Keep for later')}</span>}
      <span className="sr-only">{t('Wishlist: {name}', { name })}</span>
    </button>
  );
}

/** The way to the wishlist, with how many wishes are on it. */
export function WishlistLink() {
  const { ids } = useWishlist();
  return (
    <Link to={paths.wishlist()} className={buttonStyles({ variant: 'quiet', size: 'sm' })}>
      <HeartIcon className="size-5" />
      {t('Wishlist')}
      {ids.length > 0 && <span className="tabular-nums">({ids.length})</span>}
    </Link>
  );
}
