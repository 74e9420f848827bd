import { useLocation } from 'react-router';

import { paths } from '../../lib/paths.ts';
import { discardRefused, retryRefused, useSyncState } from '../../lib/sync/sync-state.ts';
import { Link } from '../../ui/link.tsx';
import { SyncNote } from '../../ui/sync-note.tsx';
import { t } from '../../words/nutrition.ts';

/** Where what is noted on these pages is kept; for visitors also how to keep it for longer. */
export function RecordsNote() {
  const state = useSyncState();
  const { pathname } = useLocation();
  return (
    <div className="grid gap-1">
      <SyncNote state={state} onRetry={retryRefused} onDiscard={discardRefused} />
      {state.kind === 'device' && (
        <p className="text-muted text-sm">
          {t.rich('<a>Sign in</a> and it moves into your account, for all your devices.', {
            a: (words) => (
              <Link
                to={paths.auth({ redirect: pathname })}
                className="text-leaf-700 underline underline-offset-4"
              >
                {words}
              </Link>
            ),
          })}
        </p>
      )}
    </div>
  );
}
