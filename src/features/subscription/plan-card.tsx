import type { ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { formatKes } from '../../lib/format.ts';
import type { Plan } from '../../lib/plan-catalogue.ts';
import { Badge } from '../../ui/badge.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { t } from '../../words/account.ts';

type Props = {
  plan: Plan;
  isCurrent: boolean;
  /** What can be done about it. */
  action: ReactNode;
};

/** One plan of the catalogue: price, what it includes, one action. */
export function PlanCard({ plan, isCurrent, action }: Props) {
  return (
    <li
      className={cn(
        'bg-surface relative flex flex-col gap-4 rounded-2xl border p-5 shadow-md',
        plan.popular ? 'border-leaf-600 ring-leaf-600 ring-1' : 'border-line',
      )}
    >
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        <h2 className="text-xl">{plan.name}</h2>
        {plan.popular && <Badge tone="gold">{t('Popular')}</Badge>}
        {isCurrent && <Badge tone="leaf">{t('Your plan')}</Badge>}
      </div>
      <div className="grid gap-1">
        <p>
          <span className="font-serif text-3xl font-semibold tabular-nums">{formatKes(plan.priceKes)}</span>
          {plan.priceKes > 0 && <span className="text-muted">{t('/month')}</span>}
        </p>
        <p className="text-muted">{plan.description}</p>
      </div>
      <ul className="grid grow content-start gap-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <CheckIcon className="text-leaf-600 mt-0.5 size-5" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="grid gap-2">{action}</div>
    </li>
  );
}
