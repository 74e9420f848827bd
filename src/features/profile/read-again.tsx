import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

/** A read that failed, with a way to try it again. `what` names it, as in `your devices`. */
export function ReadAgain({ what, error, onRetry }: { what: string; error: Error; onRetry: () => void }) {
  return (
    <Alert
      tone="danger"
      title={`We could not load ${what}`}
      action={
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {errorText(error)}
    </Alert>
  );
}
