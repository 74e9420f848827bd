import { useEffect } from 'react';

import { useStepGuard } from '../lib/navigation/navigation-view.tsx';
import { t } from '../words/shell.ts';
import { ConfirmDialog } from './dialog.tsx';

/** Asks before what was typed is left behind: on the way to another page, and when the tab is closed. */
export function LeaveGuard({ when }: { when: boolean }) {
  const { isHeld, goOn, stay } = useStepGuard(
    (from, to) => when && (from.pathname !== to.pathname || from.search !== to.search),
  );

  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [when]);

  return (
    <ConfirmDialog
      open={isHeld}
      onOpenChange={(open) => {
        if (!open) stay();
      }}
      title={t('Leave without saving?')}
      description={t('What you changed on this page is not saved yet.')}
      confirmLabel={t('Leave')}
      cancelLabel={t('Stay here')}
      tone="danger"
      onConfirm={goOn}
    />
  );
}
