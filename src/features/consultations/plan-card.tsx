import type { ReactNode } from 'react';

import { formatDate } from '../../lib/format.ts';
import { t } from '../../words/care.ts';
import type { SharedPlan } from './consultations.queries.ts';

type Props = {
  plan: SharedPlan;
  /** The week of meals, to be made one of the client's own. */
  week: ReactNode;
  /** What the practitioner recommends from the shop. */
  products: ReactNode;
};

/** What a practitioner has written for a client. */
export function PlanCard({ plan, week, products }: Props) {
  return (
    <div className="grid gap-5">
      {plan.summary && (
        <p className="max-w-prose text-lg leading-relaxed whitespace-pre-line">{plan.summary}</p>
      )}
      {plan.steps.length > 0 && (
        <div>
          <h3 className="mb-1 text-lg">{t('Next steps')}</h3>
          <ol className="marker:text-leaf-700 grid list-decimal gap-1.5 pl-6 marker:font-semibold">
            {plan.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      )}
      {plan.meals.length > 0 && (
        <div>
          <h3 className="mb-1 text-lg">{t('Meals')}</h3>
          <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[8rem_1fr]">
            {plan.meals.map(({ meal, text }) => (
              <div key={meal + text} className="contents">
                <dt className="text-muted">{meal}</dt>
                <dd className="max-sm:mb-1">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {week}
      {products}
      <p className="text-muted text-sm">{t('Last changed on {day}.', { day: formatDate(plan.updatedAt) })}</p>
    </div>
  );
}
