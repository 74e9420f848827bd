import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/account.ts';
import { exportMyData } from './account-data.queries.ts';
import { dataFileName, downloadJson } from './download-file.ts';

/** Downloads everything we hold about the account. */
export function ExportData() {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<{ file: string } | { failure: string } | null>(null);

  async function download(): Promise<void> {
    setResult(null);
    setBusy(true);
    try {
      const file = dataFileName(new Date());
      downloadJson(file, await exportMyData());
      setResult({ file });
    } catch (error) {
      setResult({ failure: errorText(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-3">
      {result && 'failure' in result && <Alert tone="danger">{result.failure}</Alert>}
      {result && 'file' in result && (
        <Alert tone="success">
          {t.rich(
            '<file>{file}</file> is in your downloads. It is private: keep it where only you can open it.',
            { file: (words) => <span className="break-all">{words}</span> },
            { file: result.file },
          )}
        </Alert>
      )}
      <div>
        <Button variant="secondary" busy={busy} onClick={() => void download()}>
          {busy ? t('Preparing...') : t('Download my data')}
        </Button>
      </div>
    </div>
  );
}
