import { t } from '../words/shell.ts';
import { Button } from './button.tsx';

/** The end of a list that goes on: how much is shown, and a button for the rest. */
export function LoadMore({
  shown,
  total,
  busy = false,
  onMore,
  noun = t('results'),
}: {
  shown: number;
  total: number;
  busy?: boolean;
  onMore: () => void;
  noun?: string;
}) {
  return (
    <div className="grid justify-items-center gap-3 py-8">
      <p className="text-muted text-sm" aria-live="polite">
        {t('Showing {shown} of {total} {noun}', { shown, total, noun })}
      </p>
      {shown < total && (
        <Button variant="secondary" busy={busy} onClick={onMore}>
          {t('Show more')}
        </Button>
      )}
    </div>
  );
}
