import { useQuery } from '@tanstack/react-query';

import { humanise } from '../lib/knowledge.ts';
import { paths } from '../lib/paths.ts';
import { LeafIcon } from '../ui/icons.tsx';
import { Link } from '../ui/link.tsx';
import { herbNamesQuery } from './herb-names.queries.ts';

/** Links to herbs by their slugs; without a connection the slug stands for the name. */
export function HerbLinks({ title, slugs }: { title: string; slugs: readonly string[] }) {
  const { data } = useQuery({ ...herbNamesQuery(slugs), enabled: slugs.length > 0 });
  const herbs = data ?? slugs.map((slug) => ({ slug, name: humanise(slug) }));
  if (herbs.length === 0) return null;
  return (
    <section aria-labelledby="herbs" className="rendered-near print:hidden">
      <h2 id="herbs" className="mb-3 text-2xl">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {herbs.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={paths.herb(slug)}
              className="border-edge bg-surface hover:border-leaf-600 hover:bg-leaf-50 flex min-h-11 items-center gap-2 rounded-full border px-4"
            >
              <LeafIcon className="text-leaf-700 size-5" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
