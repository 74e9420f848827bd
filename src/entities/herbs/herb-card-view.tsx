import { cn } from '../../lib/cn.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { evidence, GradeBadge } from '../../ui/grade-badge.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { BookmarkIcon } from '../../ui/page-icons.tsx';
import { t } from '../../words/knowledge.ts';
import { LevelBadge } from '../safety/level-badge.tsx';
import type { Verdict } from '../safety/matching.ts';
import { type HerbCard, nameOf, otherNameOf, topicName } from './herb.ts';
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

type HerbCardViewProps = {
  card: HerbCard;
  /** The searched name that made it match, when the card would not show it. */
  matched?: string | null;
  /** Choosing two to compare: a checkbox in place of the bookmark. */
  choice?: { checked: boolean; disabled: boolean; onChange: (checked: boolean) => void } | undefined;
  /** The use that was asked for; the card then shows its grade. */
  use?: string;
  eager?: boolean;
  /** What it means for this visitor's own list. */
  level?: Verdict | undefined;
};

function bestUse(card: HerbCard, use: string): HerbCard['uses'][number] | undefined {
  const fitting = use ? card.uses.filter(([topic]) => topic === use) : card.uses;
  return fitting.toSorted((a, b) => a[1].localeCompare(b[1]))[0];
}

/** One small size is enough here, and a hundred of them must not weigh on the page. */
function Thumbnail({ name, eager }: { name: string; eager: boolean }) {
  return (
    <picture>
      <source type="image/avif" srcSet={`/pictures/${name}-320.avif`} />
      <img
        src={`/pictures/${name}-320.webp`}
        alt=""
        width={88}
        height={104}
        loading={eager ? 'eager' : 'lazy'}
        className="bg-sunk h-full w-full object-cover"
      />
    </picture>
  );
}

/** A herb in the library. The whole card leads to its page. */
export function HerbCardView({
  card,
  matched = null,
  choice,
  use = '',
  eager = false,
  level,
}: HerbCardViewProps) {
  const name = nameOf(card);
  const other = otherNameOf(card);
  const shown = bestUse(card, use);
  return (
    <article className="border-line bg-surface has-[h3_a:focus-visible]:outline-leaf-600 relative grid h-full grid-cols-[5.5rem_minmax(0,1fr)_auto] gap-3 overflow-hidden rounded-2xl border shadow-sm transition-shadow hover:shadow-md has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2">
      <Thumbnail name={card.picture} eager={eager} />
      <div className="grid content-center gap-0.5 py-2.5">
        <h3 className="text-lg leading-tight">
          <Link to={paths.herb(card.slug)} className="outline-none after:absolute after:inset-0">
            {name}
          </Link>
        </h3>
        <p className="text-muted text-sm leading-snug">
          {other && (
            <>
              <span lang={other.lang}>{other.text}</span> ·{' '}
            </>
          )}
          <i>{card.accepted_name}</i>
        </p>
        {matched && <p className="text-sm leading-snug">{t('Also called {name}', { name: matched })}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          {shown && (
            <span className="flex items-center gap-1.5">
              <GradeBadge letter={shown[1]} {...evidence[shown[1]]} compact />
              {topicName(shown[0])}
            </span>
          )}
          <LevelBadge level={level} />
          {card.dangerous && (
            <span className="text-danger-700 flex items-center gap-1 font-semibold whitespace-nowrap">
              <AlertIcon className="size-4" />
              {t('Strong warning')}
            </span>
          )}
        </p>
      </div>
      <div className="relative z-1 pt-1 pr-1">
        {choice ? (
          <label className="grid size-11 place-items-center">
            <input
              type="checkbox"
              aria-label={t('Compare {name}', { name })}
              checked={choice.checked}
              disabled={choice.disabled}
              onChange={(event) => choice.onChange(event.currentTarget.checked)}
              className="accent-leaf-700 size-5.5"
            />
          </label>
        ) : (
          <SaveHerbButton slug={card.slug} name={name} iconOnly />
        )}
      </div>
    </article>
  );
}
