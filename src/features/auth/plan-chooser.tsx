import { formatKes } from '../../lib/format.ts';
import { type Plan, type PlanId, planFromQuery, plans } from '../../lib/plan-catalogue.ts';
import { Badge } from '../../ui/badge.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { t } from '../../words/account.ts';

/** May break before the slash, so that a narrow card does not split the amount. */
const priceOf = ({ priceKes }: Plan) => (
  <>
    {formatKes(priceKes)}
    {priceKes > 0 && (
      <>
        <wbr />
        {t('/month')}
      </>
    )}
  </>
);

/** The plans side by side, with what the chosen one includes. */
export function PlanChooser({ value, onChange }: { value: PlanId; onChange: (plan: PlanId) => void }) {
  const chosen = plans.find((plan) => plan.id === value);
  return (
    <div className="grid gap-2">
      <RadioCards
        legend={t('Choose your plan')}
        name="plan"
        className="grid-cols-2"
        value={value}
        onChange={(next) => onChange(planFromQuery(next))}
        options={plans.map((plan) => ({
          value: plan.id,
          label: (
            <span className="flex flex-wrap items-center gap-x-2">
              {plan.name}
              {plan.popular && <Badge tone="gold">{t('Popular')}</Badge>}
            </span>
          ),
          description: priceOf(plan),
        }))}
      />
      {chosen && (
        <div className="text-muted text-sm">
          <p>{chosen.description}:</p>
          <ul className="list-disc pl-5">
            {chosen.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
