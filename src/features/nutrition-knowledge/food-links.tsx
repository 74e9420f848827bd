import { foodName } from '../../entities/foods/food-name.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/knowledge.ts';
import type { FoodLink } from './foods.queries.ts';

/** Foods in a row, each with the energy of its usual portion; nothing without any. */
export function FoodLinks({ title, foods }: { title: string; foods: readonly FoodLink[] }) {
  if (foods.length === 0) return null;
  return (
    <section aria-labelledby="foods" className="print:hidden">
      <h2 id="foods" className="mb-3 text-2xl">
        {title}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {foods.map(({ slug, name, portion, kcal }) => (
          <li
            key={slug}
            className="border-line bg-surface relative flex min-h-14 items-center justify-between gap-3 rounded-xl border px-4 py-2 transition-shadow hover:shadow-md"
          >
            <Link to={paths.food(slug)} className="font-semibold after:absolute after:inset-0">
              {foodName(name)}
            </Link>
            <span className="text-muted shrink-0 text-right text-sm">
              {t('{n} kcal', { n: kcal })}
              <br />
              {t.known(portion)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
