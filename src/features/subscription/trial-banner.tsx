import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/account.ts';
import { useSubscription } from './subscription.queries.ts';

/** How many days of a free trial are left; nothing for anybody who is on none. */
export function TrialBanner() {
  const { subscription, access } = useSubscription();
  if (!subscription?.isTrialActive) return null;
  const { daysRemaining } = subscription;
  return (
    <section
      aria-label={t('Free trial')}
      className="border-gold-300 bg-gold-50 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-2xl border px-5 py-3"
    >
      <p>
        <strong>
          {daysRemaining === 1
            ? t('Last day of your free trial')
            : t.count(daysRemaining, '{n} day left in your free trial', '{n} days left in your free trial')}
        </strong>
        <span className="text-muted block text-sm">
          {t('Everything is open until then. Afterwards you are on Basic; nothing is charged by itself.')}
        </span>
      </p>
      {access.offersUpgrade && (
        <Link to={`${paths.payment()}?plan=premium`} className={buttonStyles({ size: 'sm' })}>
          {t('Keep everything with Premium')}
        </Link>
      )}
    </section>
  );
}
