import { useQuery, useQueryClient } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { cn } from '../../lib/cn.ts';
import { mapOf, numberWithin } from '../../lib/guards.ts';
import { useSession } from '../../lib/session.ts';
import { createStoredState } from '../../lib/stored-state.ts';
import { toast } from '../../lib/toast.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { BookmarkIcon } from '../../ui/page-icons.tsx';
import { t } from '../../words/knowledge.ts';
import { deviceArticles, keepSaved, noArticles, savedArticlesQuery } from './articles.queries.ts';

const YEAR_MS = 31_536_000_000;
const MOST = 200;
const nothingRead: Readonly<Record<string, number>> = {};

const isProgress = mapOf(numberWithin(0, 1));

/** From here on an article counts as read: what follows are sources and what to read next. */
const DONE = 0.97;
/** Below this somebody only looked at the first lines. */
const BEGUN = 0.08;

/**
 * How far articles were read, 0 to 1 by slug. What somebody reads about their health is their own affair: it never leaves
 * the device.
 */
export const readingProgress = createStoredState('mizizi-reading', isProgress, nothingRead, YEAR_MS);

/** Notes how far an article was read; going back up takes nothing away. */
export function noteProgress(slug: string, share: number): void {
  const rounded = share >= DONE ? 1 : Math.round(share * 100) / 100;
  if (rounded < BEGUN || rounded <= (readingProgress.get()[slug] ?? 0)) return;
  readingProgress.change((now) => {
    const others = Object.entries(now).filter(([other]) => other !== slug);
    return Object.fromEntries([...others.slice(-MOST + 1), [slug, rounded]]);
  });
}

/** How far an article was read until now, 0 while prerendering. */
export const shareReadBefore = (slug: string): number =>
  typeof document === 'undefined' ? 0 : (readingProgress.get()[slug] ?? 0);

/** An article is to be read again from the start. */
export function forgetProgress(slug: string): void {
  readingProgress.change((now) => {
    const rest = Object.entries(now).filter(([other]) => other !== slug);
    return rest.length > 0 ? Object.fromEntries(rest) : nothingRead;
  });
}

/**
 * How far an element has been read: 0 while its first screen shows, 1 when its end came into sight. All in pixels;
 * `top` is its distance from the upper edge of the screen.
 */
export function shareRead({ top, height }: { top: number; height: number }, screen: number): number {
  const way = height - screen;
  if (way <= 0) return top + height <= screen ? 1 : 0;
  return Math.min(Math.max(-top / way, 0), 1);
}

const toggled = (slugs: readonly string[], slug: string, isSaved: boolean): readonly string[] =>
  isSaved ? [slug, ...slugs.filter((other) => other !== slug)] : slugs.filter((other) => other !== slug);

/** The bookmarked articles, of the account when somebody is signed in, and the way to change them. */
export function useSavedArticles(): {
  saved: ReadonlySet<string>;
  setSaved: (slug: string, isSaved: boolean) => void;
} {
  const userId = useSession()?.user.id ?? null;
  const onDevice = deviceArticles.useValue();
  const queries = useQueryClient();
  const account = useQuery({ ...savedArticlesQuery(userId ?? ''), enabled: userId !== null });
  const slugs = userId === null ? onDevice : (account.data ?? onDevice);

  const setSaved = (slug: string, isSaved: boolean): void => {
    if (userId === null) {
      deviceArticles.change((now) => {
        const next = toggled(now, slug, isSaved);
        return next.length > 0 ? next : noArticles;
      });
      return;
    }
    const { queryKey } = savedArticlesQuery(userId);
    const show = (next: boolean): void =>
      void queries.setQueryData<readonly string[]>(queryKey, (now = []) => toggled(now, slug, next));
    show(isSaved);
    keepSaved(slug, isSaved).catch((error: unknown) => {
      show(!isSaved);
      toast.error(t('The bookmark was not changed'), errorText(error));
    });
  };
  return { saved: new Set(slugs), setSaved };
}

/** Puts an article on the reading list, or takes it off. `iconOnly` for cards. */
export function SaveArticleButton({
  slug,
  name,
  iconOnly = false,
}: {
  slug: string;
  name: string;
  iconOnly?: boolean;
}) {
  const { saved, setSaved } = useSavedArticles();
  const isSaved = saved.has(slug);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t('Save “{name}”', { name })}
      onClick={() => setSaved(slug, !isSaved)}
      className={cn(
        iconOnly
          ? 'text-muted hover:bg-leaf-100 hover:text-leaf-700 grid size-11 place-items-center rounded-full'
          : buttonStyles({ variant: 'secondary', size: 'sm' }),
        isSaved && 'text-clay-700',
      )}
    >
      <BookmarkIcon filled={isSaved} className="size-5" />
      {!iconOnly && <span>{isSaved ? t('Saved') : t('Save')}</span>}
    </button>
  );
}
