import { Button, buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/account.ts';

type Props = { signInTo: string; onGuest: () => void };

/** Asks a visitor whether the order shall belong to an account. */
export function WhoOrders({ signInTo, onGuest }: Props) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Card className="grid grid-rows-[auto_1fr_auto] gap-3">
        <h2 className="text-xl">{t('With an account')}</h2>
        <p className="text-muted text-pretty">
          {t('Your orders, receipts and addresses are kept, and you hear at once when a parcel moves.')}
        </p>
        <Link to={signInTo} className={buttonStyles({ size: 'lg' })}>
          {t('Sign in or sign up')}
        </Link>
      </Card>
      <Card className="grid grid-rows-[auto_1fr_auto] gap-3">
        <h2 className="text-xl">{t('Without an account')}</h2>
        <p className="text-muted text-pretty">
          {t(
            'Your phone number is enough. You follow the parcel with the order number and that phone, and can still move the order into an account later.',
          )}
        </p>
        <Button variant="secondary" size="lg" onClick={onGuest}>
          {t('Continue without an account')}
        </Button>
      </Card>
    </div>
  );
}
