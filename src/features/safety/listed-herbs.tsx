import { levelWords } from '../../entities/safety/level-words.ts';
import { findWarnings, worstLevel } from '../../entities/safety/matching.ts';
import { levels } from '../../entities/safety/safety-book.ts';
import { isEmpty } from '../../entities/safety/safety-profile.ts';
import { useBook } from '../../entities/safety/use-book.ts';
import { useSafetyProfile } from '../../entities/safety/use-safety.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shop.ts';

const intros = {
  avoid: t('Leave these out while your list stays as it is.'),
  caution: t('These need a word with your clinician first.'),
  watch: t('Small effects: know what to look for.'),
} as const;

/** All herbs that something on the visitor's list speaks against, by how badly. */
export function ListedHerbs() {
  const profile = useSafetyProfile();
  const { book } = useBook(!isEmpty(profile));
  if (isEmpty(profile) || !book) return null;
  const found = Object.entries(book.herbs)
    .map(([slug, { name }]) => ({
      slug,
      name,
      level: worstLevel(findWarnings(book, profile, { kind: 'herb', slug })),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
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
          </section>
        );
      })}
      <p className="text-muted text-sm text-pretty">
        {t(
          'The other herbs of the library have no warning we know of for your list. That is no proof that they are safe with it.',
        )}
      </p>
    </div>
  );
}
