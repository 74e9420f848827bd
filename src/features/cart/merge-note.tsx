import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/shop.ts';
import { leaveMergeNotice, useMergeNotice } from './merge-notice.ts';

/** Says what changed when the device's cart met the account's; nothing when nothing did. */
export function MergeNote() {
  const lines = useMergeNotice();
  if (lines.length === 0) return null;
  return (
    <Alert
      tone="info"
      title={t('We put your two carts together')}
      action={
        <Button variant="secondary" size="sm" onClick={() => leaveMergeNotice([])}>
          {t('Understood')}
        </Button>
      }
    >
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  );
}
