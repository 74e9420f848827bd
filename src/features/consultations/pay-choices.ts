import { formatDate, formatKes } from '../../lib/format.ts';
import { t } from '../../words/care.ts';
import type { Allowance } from './booking.queries.ts';

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
