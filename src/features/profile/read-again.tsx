import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/account.ts';

/** A read that failed, with a way to try it again. */
export function ReadAgain({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) {
  return (
    <Alert
      tone="danger"
      title={title}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {t('Try again')}
        </Button>
      }
    >
      {errorText(error)}
    </Alert>
  );
}
