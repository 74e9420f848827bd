import { lazy, Suspense, useState } from 'react';

import { Button } from '../../ui/button.tsx';

const SafetyDialog = lazy(async () => ({ default: (await import('./safety-dialog.tsx')).SafetyDialog }));

/** Opens the list of medicines and conditions; its code is fetched with the first tap. */
export function EditListButton({
  label,
  variant = 'secondary',
}: {
  label: string;
  variant?: 'primary' | 'secondary' | 'quiet';
}) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        size="sm"
        className="print:hidden"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <SafetyDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
