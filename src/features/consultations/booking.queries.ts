import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import type { Json, Returns } from '../../lib/database.types.ts';
import { formatDate, formatKes } from '../../lib/format.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/care.ts';
import { consultationKeys } from './consultation.ts';
import { practitionersKey } from './practitioners.queries.ts';

/** Null is any number. */
export type Allowance = Returns<'my_consultation_allowance'>;

/** Hours before which everything is given back, minutes to pay in, and how often a booking may be moved. */
type BookingRules = { cancel_hours: number; hold_minutes: number; most_moves: number };

/** What holds for every booking. */
export const bookingRulesQuery = queryOptions({
  queryKey: ['consultation-rules'],
  staleTime: 5 * 60_000,
  queryFn: async (): Promise<BookingRules> => {
    const { from } = await getSupabase();
    const found = await from('consultation_settings')
      .select('cancel_hours, hold_minutes, most_moves')
      .single();
    const rules: BookingRules = unwrap(found);
    return rules;
  },
});

/** What the signed-in person's plan gives this billing month. */
export const allowanceQuery = (userId: string) =>
  queryOptions({
    queryKey: [...consultationKeys.all(userId), 'allowance'],
    queryFn: async (): Promise<Allowance> => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('my_consultation_allowance'));
    },
  });

export type HealthPart = { part: string; label: string; lines: string[] };

/** What of somebody's health record could be shared, as a practitioner would see it. */
export const healthPartsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...consultationKeys.all(userId), 'health-parts'],
    staleTime: 0,
    gcTime: 0,
    queryFn: async (): Promise<HealthPart[]> => {
      const { rpc } = await getSupabase();
      const rows = unwrap(await rpc('my_health_parts'));
      return rows.map(({ part, label, content }) => ({ part, label, lines: content }));
    },
  });

export type Intake = { goal: string; background: string; share: string[]; consent: boolean };

export type BookingWish = {
  serviceId: number;
  startsAt: string;
  mode: string;
  payWith: 'plan' | 'mpesa';
  /** The same key books once, however often it is sent. */
  key: string;
  name: string;
  phone: string;
  timeZone: string;
  expectedKes: number;
  intake: Intake;
};

/** Books a slot, or holds it to be paid. Throws `AppError` with the refusal's kind. */
export const bookMutation = (queryClient: QueryClient, userId: string) =>
  mutationOptions({
    mutationFn: async (wish: BookingWish) => {
      const { rpc } = await getSupabase();
      const answer = await rpc('book_consultation', {
        service_id: wish.serviceId,
        starts_at: wish.startsAt,
        mode: wish.mode,
        pay_with: wish.payWith,
        client_key: wish.key,
        contact_name: wish.name,
        phone: wish.phone || null,
        time_zone: wish.timeZone,
        expected_kes: wish.expectedKes,
        intake: wish.intake as Json,
      });
      return unwrap(answer);
    },
    // Whether it worked or somebody was faster: the list of free times is another one now.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: practitionersKey });
      void queryClient.invalidateQueries({ queryKey: consultationKeys.all(userId) });
    },
  });

type Choice = { value: 'plan' | 'mpesa'; label: string; description: string; disabled?: boolean };

/** How a consultation can be paid by somebody with this plan; the plan first when it gives it. */
export function payChoices(
  service: { price_kes: number; in_plans: boolean },
  allowance: Allowance | undefined,
  holdMinutes = 10,
): Choice[] {
  const mpesa: Choice = {
    value: 'mpesa',
    label: t('M-Pesa, {price}', { price: formatKes(service.price_kes) }),
    description: t('We keep the time for {n} minutes while you pay.', { n: holdMinutes }),
  };
  const words = planWords(service, allowance);
  if (words === null) return [mpesa];
  return [{ value: 'plan', label: t('My plan'), ...words }, mpesa];
}

function planWords(
  { in_plans: isInPlans }: { in_plans: boolean },
  allowance: Allowance | undefined,
): { description: string; disabled?: boolean } | null {
  if (allowance === undefined || allowance.allowed === 0) return null;
  if (!isInPlans) return { description: t('This consultation is not part of the plans.'), disabled: true };
  if (allowance.allowed === null)
    return allowance.one_open
      ? { description: t('Gold covers one at a time: the next one after it.'), disabled: true }
      : { description: t('Covered by Gold.') };
  const left = allowance.left ?? 0;
  const n = allowance.allowed;
  const day = allowance.period_until === null ? null : formatDate(allowance.period_until);
  if (left === 0)
    return {
      description:
        day === null ? t('All {n} are used.', { n }) : t('All {n} are used until {day}.', { n, day }),
      disabled: true,
    };
  return {
    description:
      day === null
        ? t('{left} of {n} left.', { left, n })
        : t('{left} of {n} left until {day}.', { left, n, day }),
  };
}
