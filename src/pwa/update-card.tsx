import { useState } from 'react';

import { Button } from '../ui/button.tsx';
import { t } from '../words/shell.ts';
import { CornerCard } from './corner-card.tsx';
import { takeUpdate, useUpdate } from './update-state.ts';

/** Says that a new version is ready. It takes over when somebody wants it, or when the app is opened next time. */
export function UpdateCard() {
  const worker = useUpdate();
  const [put, setPut] = useState<ServiceWorker | null>(null);
  if (!worker || worker === put) return null;
  return (
    <CornerCard
      title={t('A new version is ready')}
      onClose={() => setPut(worker)}
      actions={
        <>
          <Button size="sm" onClick={() => takeUpdate(worker)}>
            {t('Update now')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setPut(worker)}>
            {t('Later')}
          </Button>
        </>
      }
    >
      {t('The page loads anew. Your cart and what you typed at checkout stay.')}
    </CornerCard>
  );
}
