import { planOfType } from '../../lib/plan-catalogue.ts';
import { Alert } from '../../ui/alert.tsx';
import { t } from '../../words/account.ts';
import { useSubscription } from './subscription.queries.ts';

/** Whose message is answered first, told to who writes one. The database decides by the plan when it comes. */
export function SupportNote() {
  const { subscription, isLoading } = useSubscription();
  if (isLoading) return null;
  const plan = subscription?.planType;
  return plan === 'premium' || plan === 'gold' ? (
    <Alert tone="success" title={t('Your message goes first')}>
      {t('Priority support is part of {plan}.', { plan: planOfType(plan).name })}
    </Alert>
  ) : (
    <p className="text-muted text-sm text-pretty">
      {t('We answer in the order in which messages come, those of Premium and Gold members first.')}
    </p>
  );
}
