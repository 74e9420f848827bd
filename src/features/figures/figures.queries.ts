import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';
import type { Period } from './period.tsx';

type Four = { sales_kes: number; orders: number; sign_ups: number; plans_kes: number };
export type ShopFigures = {
  /** Days in a point. */
  step: number;
  points: (Four & { day: string; before: Four })[];
  totals: Four;
  totals_before: Four;
  plans: { plan: string; now: number }[];
  plan_steps: { kind: string; many: number; before: number }[];
};

export type FunnelStep = { step: string; many: number; before: number };

export type SiteFigures = {
  vitals: {
    page: string;
    samples: number;
    lcp: number | null;
    inp: number | null;
    fid: number | null;
    cls: number | null;
    lcp_before: number | null;
  }[];
  errors: {
    step: number;
    points: { day: string; many: number; before: number }[];
    total: number;
    before: number;
    top: {
      message: string;
      type: string | null;
      severity: string;
      many: number;
      pages: number;
      last_at: string;
    }[];
  };
};

type FiguresOf = { shop_figures: ShopFigures; visit_figures: FunnelStep[]; site_figures: SiteFigures };

const figuresQuery = <Name extends keyof FiguresOf>(name: Name, { from, until }: Period) =>
  queryOptions({
    queryKey: ['figures', name, from, until],
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<FiguresOf[Name]> => {
      const { rpc } = await getSupabase();
      const asked: keyof FiguresOf = name;
      return unwrap(await rpc(asked, { first_day: from, last_day: until })) as FiguresOf[Name];
    },
  });

/** Sales, orders, sign-ups and plans, with the period before. */
export const shopFiguresQuery = (period: Period) => figuresQuery('shop_figures', period);
/** How visits became orders. */
export const visitFiguresQuery = (period: Period) => figuresQuery('visit_figures', period);
/** How fast pages were and what broke. */
export const siteFiguresQuery = (period: Period) => figuresQuery('site_figures', period);
