import { formatDate, formatKes } from '../../lib/format.ts';
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
    label: `M-Pesa, ${formatKes(service.price_kes)}`,
    description: `We keep the time for ${holdMinutes} minutes while you pay.`,
  };
  const words = planWords(service, allowance);
  if (words === null) return [mpesa];
  return [{ value: 'plan', label: 'My plan', ...words }, mpesa];
}

function planWords(
  { in_plans: isInPlans }: { in_plans: boolean },
  allowance: Allowance | undefined,
): { description: string; disabled?: boolean } | null {
  if (allowance === undefined || allowance.allowed === 0) return null;
  if (!isInPlans) return { description: 'This consultation is not part of the plans.', disabled: true };
  if (allowance.allowed === null)
    return allowance.one_open
      ? { description: 'Gold covers one at a time: the next one after it.', disabled: true }
      : { description: 'Covered by Gold.' };
  const left = allowance.left ?? 0;
  const until = allowance.period_until === null ? '' : ` until ${formatDate(allowance.period_until)}`;
  if (left === 0) return { description: `All ${allowance.allowed} are used${until}.`, disabled: true };
  return { description: `${left} of ${allowance.allowed} left${until}.` };
}
