import type { Fault } from './fault.ts';

/** Limits that are missed by one. */
export const boundaries: readonly Fault[] = [
  {
    means: 'A blood pressure of exactly 180/110 is no longer very high.',
    in: {
      file: 'src/entities/readings/pressure-rules.ts',
      find: 'upper >= limit[0] || lower >= limit[1];',
      put: 'upper > limit[0] || lower > limit[1];',
    },
    caughtBy: ['src/entities/readings/answer-reading.test.ts'],
  },
  {
    means: 'Somebody on insulin with a sugar of 3.9 is not told to take sugar.',
    in: { file: 'src/entities/readings/glucose-rules.ts', find: 'low: 4.0,', put: 'low: 3.9,' },
    caughtBy: ['src/entities/readings/answer-reading.test.ts'],
  },
  {
    means: 'Who guesses passwords may go on after 14 minutes instead of 15.',
    in: {
      file: 'stack/auth/guards.ts',
      find: 'const FIFTEEN_MINUTES = 900_000;',
      put: 'const FIFTEEN_MINUTES = 840_000;',
    },
    caughtBy: ['stack/auth/limits.test.ts'],
  },
  {
    means: 'A month that was not paid stays open for four days instead of three.',
    in: {
      routine: 'private.plan_today',
      find: 'today >= held.period_end + private.grace_days()',
      put: 'today > held.period_end + private.grace_days()',
    },
    caughtBy: ['supabase/tests/31-plans.test.sql', 'supabase/tests/37-plan-desk.test.sql'],
  },
  {
    means: 'The free plan promises a third question, which is then refused.',
    in: { routine: 'public.check_usage_limit', find: ', 0) < max_limit', put: ', 0) <= max_limit' },
    caughtBy: ['supabase/tests/33-usage.test.sql'],
  },
  {
    means: 'A return on the last of its days is refused.',
    in: {
      routine: 'public.request_return',
      find: 'now() - make_interval(days => days)',
      put: 'now() - make_interval(days => days - 1)',
    },
    caughtBy: ['supabase/tests/72-returns.test.sql'],
  },
  {
    means: 'Two signs of an eating disorder are not enough to keep somebody from fasting.',
    in: {
      file: 'src/features/fasting/screening.ts',
      find: 'const SCOFF_LIMIT = 2;',
      put: 'const SCOFF_LIMIT = 3;',
    },
    caughtBy: ['src/features/fasting/fasting-rules.test.ts'],
  },
];
