import { useQuery, useQueryClient } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { t } from '../../words/knowledge.ts';
import { deviceHerbs, noHerbs } from './device-herbs.ts';
import { keepSaved, savedHerbsQuery } from './saved-herbs.queries.ts';

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
