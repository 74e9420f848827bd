import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { t } from '../../words/shop.ts';
import { OwnSafetyEditor } from './safety-editor.tsx';

/** The visitor's list in a window over the page. */
export function SafetyDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Your medicines and conditions')}
      description={t(
        'Tick what you take and what you live with. Every herb, remedy and product is then checked against it.',
      )}
      footer={<Button onClick={() => onOpenChange(false)}>{t('Done')}</Button>}
    >
      <OwnSafetyEditor />
    </Dialog>
  );
}
