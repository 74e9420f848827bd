import { lazy, type ReactNode, Suspense, useState } from 'react';

import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/shop.ts';

const loadDialog = () => import('./safety-dialog.tsx');
const SafetyDialog = lazy(async () => ({ default: (await loadDialog()).SafetyDialog }));

/**
 * The window with the list of medicines and conditions; its code is fetched with the first tap. Render `dialog` in a
 * place that stays while what is said around it changes with every tick.
 */
export function useListDialog(): { open: () => void; dialog: ReactNode } {
  const [wanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => {
      loadDialog()
        .then(() => {
          setWanted(true);
          setOpen(true);
        })
        .catch(() =>
          toast.error(t('The list could not be opened'), t('Check your connection and try again.')),
        );
    },
    dialog: wanted && (
      <Suspense fallback={null}>
        <SafetyDialog open={isOpen} onOpenChange={setOpen} />
      </Suspense>
    ),
  };
}

/** The button that opens the list. */
export function ListButton({
  label,
  isQuiet = false,
  onOpen,
}: {
  label: string;
  isQuiet?: boolean;
  onOpen: () => void;
}) {
  return (
    <Button variant={isQuiet ? 'quiet' : 'secondary'} size="sm" className="print:hidden" onClick={onOpen}>
      {label}
    </Button>
  );
}
