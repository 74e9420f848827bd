import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { t } from '../../words/health.ts';
import type { ListedMedicine } from './use-medicine-list.ts';

type RemoveDialogProps = {
  /** Null closes it. */
  medicine: ListedMedicine | null;
  onClose: () => void;
  /** `isTaken`: it is still taken, so the safety check goes on warning. */
  onRemove: (isTaken: boolean) => void;
};

/** Asks whether a medicine is no longer taken at all, or only its times are to go: the safety check depends on it. */
export function RemoveDialog({ medicine, onClose, onRemove }: RemoveDialogProps) {
  if (medicine === null) return null;
  const { name, schedule } = medicine;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Remove {name}?', { name })}
      description={
        schedule
          ? t(
              'If you still take it, keep it on your safety list, so that herbs are checked against it. What you noted of it goes with its times.',
            )
          : t('It leaves your safety list: herbs are no longer checked against it.')
      }
    >
      <div className="grid gap-3">
        <Button variant="danger" onClick={() => onRemove(false)}>
          {t('I no longer take it')}
        </Button>
        {schedule && (
          <Button variant="secondary" onClick={() => onRemove(true)}>
            {t('I take it, remove its times only')}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
      <p className="text-muted mt-4 text-sm text-pretty">
        {t('Never stop a medicine that was prescribed to you without asking whoever prescribed it.')}
      </p>
    </Dialog>
  );
}
