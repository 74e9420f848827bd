import { common } from './fasting/common.ts';
import { dashboard } from './fasting/dashboard.ts';
import { fasting } from './fasting/fasting.ts';
import { insights } from './fasting/insights.ts';
import { known } from './fasting/known.ts';
import { screening } from './fasting/screening.ts';
import { stages } from './fasting/stages.ts';

/** Fasting, and the dashboard where a day comes together. */
export const words = {
  ...common,
  ...screening,
  ...stages,
  ...fasting,
  ...dashboard,
  ...insights,
  ...known,
} as const;
