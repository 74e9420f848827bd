import { queryOptions } from '@tanstack/react-query';

import { anonRows } from '../lib/anon-rest.ts';

/** The names of some herbs, for links to them. */
export const herbNamesQuery = (slugs: readonly string[]) =>
  queryOptions({
    queryKey: ['herbs', 'names', slugs] as const,
    queryFn: ({ signal }) =>
      anonRows(
        'herbs',
        ['slug', 'name'],
        { slug: `in.(${slugs.join(',')})`, status: 'eq.published', order: 'name' },
        signal,
      ),
    staleTime: 3_600_000,
  });
