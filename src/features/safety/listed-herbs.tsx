import { levelWords, verdictWords } from '../../entities/safety/level-words.ts';
import { findWarnings, isAllClear, worstLevel } from '../../entities/safety/matching.ts';
import { shownHerb } from '../../entities/safety/names.ts';
import { listedOf, shownName } from '../../entities/safety/reaches.ts';
import { levels } from '../../entities/safety/safety-book.ts';
import { isEmpty, type SafetyProfile } from '../../entities/safety/safety-profile.ts';
import { useBook } from '../../entities/safety/safety.queries.ts';
import { useNairobiDay } from '../../lib/nairobi.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shop.ts';

const intros = {
  avoid: t('Leave these out while your list stays as it is.'),
  caution: t('These need a word with your clinician first.'),
  watch: t('Small effects: know what to look for.'),
} as const;

type Herb = { slug: string; name: string };

const Names = ({ herbs }: { herbs: readonly Herb[] }) => (
  <ul className="-ml-2 flex flex-wrap">
    {herbs.map(({ slug, name }) => (
      <li key={slug}>
        <Link
          to={paths.herb(slug)}
          className="text-leaf-700 hover:bg-leaf-100 flex min-h-11 items-center rounded-lg px-2 underline underline-offset-4"
        >
          {name}
        </Link>
      </li>
    ))}
  </ul>
);

/** All herbs by what a list means for them: warned of by how badly, looked up without a finding, not looked up. */
export function ListedHerbs({ profile }: { profile: SafetyProfile }) {
  const { book } = useBook(!isEmpty(profile));
  const today = useNairobiDay();
  if (isEmpty(profile) || !book) return null;
  const found = Object.entries(book.herbs)
    .map(([slug, herb]) => {
      const finding = findWarnings(book, profile, { kind: 'herb', slug }, today);
      return { slug, name: shownHerb(herb), level: worstLevel(finding), isClear: isAllClear(finding) };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const clear = found.filter(({ isClear }) => isClear);
  const open = found.filter(({ level, isClear }) => level === null && !isClear);
  const listed = listedOf(book, profile, today).map(shownName).join(', ');
  return (
    <div className="grid gap-8">
      {levels.map((level) => {
        const herbs = found.filter((herb) => herb.level === level);
        if (herbs.length === 0) return null;
        return (
          <section key={level} aria-labelledby={`herbs-${level}`}>
            <h2 id={`herbs-${level}`} className="text-2xl">
              {levelWords[level].title} <span className="text-muted text-lg">({herbs.length})</span>
            </h2>
            <p className="text-muted mb-2">{intros[level]}</p>
            <Names herbs={herbs} />
          </section>
        );
      })}
      {clear.length > 0 && (
        <section aria-labelledby="herbs-clear">
          <h2 id="herbs-clear" className="text-2xl">
            {verdictWords.clear.short} <span className="text-muted text-lg">({clear.length})</span>
          </h2>
          <p className="text-muted mb-2 text-pretty">
            {t(
              'Looked up with all of your list: we know of no conflict. Tell your clinician what you use all the same.',
            )}
          </p>
          <Names herbs={clear} />
        </section>
      )}
      {open.length > 0 && (
        <section aria-labelledby="herbs-unchecked">
          <h2 id="herbs-unchecked" className="text-muted text-2xl">
            {verdictWords.unchecked.short} <span className="text-lg">({open.length})</span>
          </h2>
          <p className="text-muted mb-2 text-pretty">
            {t(
              'Nobody has looked these up with all of your list ({names}). That is no all-clear: ask your pharmacist.',
              { names: listed },
            )}
          </p>
          <Names herbs={open} />
        </section>
      )}
    </div>
  );
}
