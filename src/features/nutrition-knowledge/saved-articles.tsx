import { useQuery, useQueryClient } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { cn } from '../../lib/cn.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { BookmarkIcon } from '../../ui/page-icons.tsx';
import { t } from '../../words/knowledge.ts';
import { deviceArticles, keepSaved, noArticles, savedArticlesQuery } from './saved-articles.queries.ts';

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
