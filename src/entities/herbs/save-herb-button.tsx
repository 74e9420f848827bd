import { cn } from '../../lib/cn.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { BookmarkIcon } from '../../ui/page-icons.tsx';
import { t } from '../../words/knowledge.ts';
import { savedHerbs } from './herbs.queries.ts';

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
  const isSaved = savedHerbs.useHas(slug);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t('Save {name}', { name })}
      onClick={() => (isSaved ? savedHerbs.remove({ id: slug }) : savedHerbs.put({ id: slug }))}
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
