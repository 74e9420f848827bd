import { useQuery, useQueryClient } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { cn } from '../../lib/cn.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { BookmarkIcon } from '../../ui/page-icons.tsx';
import { t } from '../../words/knowledge.ts';
import { deviceHerbs, keepSaved, noHerbs, savedHerbsQuery } from './saved-herbs.queries.ts';

const toggled = (slugs: readonly string[], slug: string, isSaved: boolean): readonly string[] =>
  isSaved ? [slug, ...slugs.filter((other) => other !== slug)] : slugs.filter((other) => other !== slug);

/** The bookmarked herbs, of the account when somebody is signed in, and the way to change them. */
export function useSavedHerbs(): {
  saved: ReadonlySet<string>;
  setSaved: (slug: string, isSaved: boolean) => void;
} {
  const userId = useSession()?.user.id ?? null;
  const onDevice = deviceHerbs.useValue();
  const queries = useQueryClient();
  const account = useQuery({ ...savedHerbsQuery(userId ?? ''), enabled: userId !== null });
  const slugs = userId === null ? onDevice : (account.data ?? onDevice);

  const setSaved = (slug: string, isSaved: boolean): void => {
    if (userId === null) {
      deviceHerbs.change((now) => {
        const next = toggled(now, slug, isSaved);
        return next.length > 0 ? next : noHerbs;
      });
      return;
    }
    const { queryKey } = savedHerbsQuery(userId);
    const show = (next: boolean): void =>
      void queries.setQueryData<readonly string[]>(queryKey, (now = []) => toggled(now, slug, next));
    const keep = async (): Promise<void> => {
      // A list that is on its way does not know of this yet.
      await queries.cancelQueries({ queryKey });
      show(isSaved);
      await keepSaved(slug, isSaved);
    };
    keep()
      .catch((error: unknown) => {
        show(!isSaved);
        toast.error(t('The bookmark was not changed'), errorText(error));
      })
      .finally(() => void queries.invalidateQueries({ queryKey }));
  };
  return { saved: new Set(slugs), setSaved };
}

/** Keeps a herb in sight, or lets it go. `iconOnly` for cards. */
export function SaveHerbButton({
  slug,
  name,
  iconOnly = false,
}: {
  slug: string;
  name: string;
  iconOnly?: boolean;
}) {
  const { saved, setSaved } = useSavedHerbs();
  const isSaved = saved.has(slug);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t('Save {name}', { name })}
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
