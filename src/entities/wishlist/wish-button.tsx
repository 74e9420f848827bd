import { cn } from '../../lib/cn.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { lazyPart } from '../../start/later.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { HeartIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shop.ts';
import { hasSafetyList } from '../safety/device-list.ts';
import { setWish, wishes } from './wishlist.queries.ts';

interface WishButtonProps {
  id: number;
  name: string;
  /** Says it in words beside the heart, where there is room. */
  words?: boolean;
}

export interface Wishlist {
  /** Of products, the newest wish first. */
  ids: readonly number[];
  /** False while server-rendered markup is being taken over, and until the account's list is known. */
  ready: boolean;
}

/** The live list. */
export function useWishlist(): Wishlist {
  const { rows, state } = wishes.useRecords();
  return { ids: rows.map(({ id }) => Number(id)), ready: state !== 'loading' };
}

/** Whether a product is on the list. */
export const useIsWished = (id: number): boolean => wishes.useHas(String(id));

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

const CardMark = lazyPart(async () => (await import('../safety/level-badge.tsx')).CardMark);

/** What lies over the picture of a card: a sign when the product does not fit the visitor's list, and the heart. */
export function CardCorner({ id, name }: { id: number; name: string }) {
  return (
    <span className="flex items-center gap-1.5">
      {hasSafetyList() && <CardMark id={id} />}
      <WishButton id={id} name={name} />
    </span>
  );
}

/** The way to the wishlist, with how many wishes are on it. */
export function WishlistLink() {
  const { ids } = useWishlist();
  return (
    <Link to={paths.wishlist()} className={buttonStyles({ variant: 'quiet', size: 'sm' })}>
      <HeartIcon className="size-5" />
      <span className="max-sm:sr-only">{t('Wishlist')}</span>
      {ids.length > 0 && <span className="tabular-nums">({ids.length})</span>}
    </Link>
  );
}
