import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/account.ts';
import type { CartChanges } from './cart-changes.ts';

type Props = { changes: CartChanges; onAccept: (changes: CartChanges) => void };

/** What changed since the cart was filled, and the one press that takes it as it is now. */
export function ChangeNotice({ changes, onAccept }: Props) {
  if (changes.words.length === 0) return null;
  return (
    <Alert
      tone={changes.blocking ? 'warning' : 'info'}
      title={t('Your order has changed since you filled your cart')}
      action={
        <Button size="sm" variant="secondary" onClick={() => onAccept(changes)}>
          {changes.blocking ? t('Accept the changes') : t('All right')}
        </Button>
      }
    >
      <ul className="grid gap-1">
        {changes.words.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Alert>
  );
}
