import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/account.ts';

/** Codes that are shown this once, to copy or to keep as a file. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = codes.join('\n');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('Recovery codes copied'));
    } catch {
      // A browser without a clipboard, or one that was told not to: the file is left, and pen and paper.
      toast.error(t('The codes could not be copied'), t('Download them, or write them down.'));
    }
  }

  return (
    <div className="grid gap-4">
      <Alert tone="warning" title={t('Keep these recovery codes')}>
        {t(
          'Each opens your account once when your telephone is gone. They are shown now and never again: keep them where only you find them.',
        )}
      </Alert>
      <ul
        aria-label={t('Recovery codes')}
        className="border-line grid gap-x-6 gap-y-1 rounded-xl border p-4 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() => saveFile('mizizi-recovery-codes.txt', `${text}\n`, 'text/plain')}
        >
          {t('Download')}
        </Button>
        <Button variant="secondary" onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <Button onClick={onKept}>{t('I have kept them')}</Button>
      </div>
    </div>
  );
}
