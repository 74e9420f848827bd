import { queryOptions } from '@tanstack/react-query';

import { anonRest } from '../../lib/anon-rest.ts';

type HerbName = { slug: string; name: string };

const isHerbName = (value: unknown): value is HerbName =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  typeof value.slug === 'string' &&
  'name' in value &&
  typeof value.name === 'string';

/** The names of some herbs, for links to them. */
export const herbNamesQuery = (slugs: readonly string[]) =>
  queryOptions({
    queryKey: ['herbs', 'names', slugs] as const,
    queryFn: async ({ signal }): Promise<HerbName[]> => {
      const rows = await anonRest(
        'herbs',
        { select: 'slug,name', slug: `in.(${slugs.join(',')})`, status: 'eq.published', order: 'name' },
        signal,
      );
      return Array.isArray(rows) ? rows.filter(isHerbName) : [];
    },
    staleTime: 3_600_000,
  });
