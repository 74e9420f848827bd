import { queryOptions } from '@tanstack/react-query';

import { anonRest } from '../../lib/anon-rest.ts';
import { toAppError } from '../../lib/app-error.ts';
import { getConfig } from '../../lib/env.ts';
import { projectFetch } from '../../lib/project-fetch.ts';
import { type Figures, figuresFrom } from './figures.ts';
import { readTestimonials, SHOWN } from './testimonials.ts';

/** Counts orders without reading one. Throws `AppError`. */
async function countOrders(signal: AbortSignal): Promise<number> {
  const { url } = await getConfig();
  const response = await projectFetch(`${url}/rest/v1/orders?select=id&limit=1`, {
    method: 'HEAD',
    headers: { Prefer: 'count=exact' },
    signal,
  });
  const count = Number(response.headers.get('content-range')?.split('/')[1] ?? Number.NaN);
  if (!response.ok || !Number.isInteger(count)) throw toAppError({ status: response.status });
  return count;
}

export const landingQueries = {
  /** The newest active testimonials, three at most. */
  testimonials: () =>
    queryOptions({
      queryKey: ['landing', 'testimonials'] as const,
      queryFn: async ({ signal }) =>
        readTestimonials(
          await anonRest(
            'testimonials',
            {
              select: 'id,name,location,quote,rating',
              is_active: 'is.true',
              order: 'created_at.desc',
              limit: SHOWN,
            },
            signal,
          ),
        ),
      staleTime: 600_000,
    }),

  /** People and orders; the smallest figures when they cannot be read. */
  figures: () =>
    queryOptions({
      queryKey: ['landing', 'figures'] as const,
      queryFn: async ({ signal }): Promise<Figures> => figuresFrom(await countOrders(signal)),
      staleTime: 600_000,
      retry: false, // the smallest figures stand in its place
    }),
};
