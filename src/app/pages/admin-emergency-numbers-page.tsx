import { useState } from 'react';

import type { NumberRow } from '../../features/emergency-desk/emergency-desk.queries.ts';
import { NumberDialog, NumberList } from '../../features/emergency-desk/number-list.tsx';
import { useNairobiDay } from '../../lib/nairobi.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/back-office.ts';
import { AdminFrame } from '../admin-frame.tsx';

/** Whom people call when something cannot wait. */
export function Component() {
  const today = useNairobiDay();
  const [edited, setEdited] = useState<{ row: NumberRow | null } | null>(null);
  return (
    <AdminFrame
      title={t('Emergency numbers')}
      intro={t(
        'They stand beside every answer to an emergency. Call each one twice a year to see that it answers.',
      )}
      actions={
        <Button size="sm" onClick={() => setEdited({ row: null })}>
          {t('New emergency number')}
        </Button>
      }
    >
      <NumberList onEdit={(row) => setEdited({ row })} />
      {edited && (
        <NumberDialog
          key={edited.row?.id ?? ''}
          row={edited.row}
          today={today}
          onClose={() => setEdited(null)}
        />
      )}
    </AdminFrame>
  );
}
