import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { getSupabase } from '../../lib/supabase.ts';
import type { Period } from './period.tsx';

export type ShopFigures = Returns<'shop_figures'>;
export type FunnelStep = Returns<'visit_figures'>[number];
export type SiteFigures = Returns<'site_figures'>;

type Figures = 'shop_figures' | 'visit_figures' | 'site_figures';

const figuresQuery = <Name extends Figures>(name: Name, { from, until }: Period) =>
  queryOptions({
    queryKey: ['figures', name, from, until],
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<Returns<Name>> => {
      const { rpc } = await getSupabase();
      const asked: Figures = name;
      return unwrap(await rpc(asked, { first_day: from, last_day: until })) as Returns<Name>;
    },
  });

/** Sales, orders, sign-ups and plans, with the period before. */
export const shopFiguresQuery = (period: Period) => figuresQuery('shop_figures', period);
/** How visits became orders. */
export const visitFiguresQuery = (period: Period) => figuresQuery('visit_figures', period);
/** How fast pages were and what broke. */
export const siteFiguresQuery = (period: Period) => figuresQuery('site_figures', period);
