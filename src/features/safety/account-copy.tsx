import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { t } from '../../words/shop.ts';

/** Where the list is kept, and a member's choice to keep it in the account too. */
export function AccountCopy({
  isInAccount,
  onChange,
}: {
  /** Null for visitors. */
  isInAccount: boolean | null;
  onChange: (isKept: boolean) => Promise<void>;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const [wanted, setWanted] = useState<boolean | null>(null);
  if (isInAccount === null)
    return (
      <p className="text-muted text-sm text-pretty">
        {t(
          'Your list stays on this device and is sent nowhere. It is forgotten after a year without a change.',
        )}
      </p>
    );
  return (
    <div>
      <CheckboxField
        label={t('Keep my list in my account, so that my other devices warn me too')}
        hint={t(
          'These are health data. We use them for these warnings and for nothing else, nobody reads them, and they are removed the moment you untick this.',
        )}
        checked={wanted ?? isInAccount}
        disabled={wanted !== null}
        onChange={(event) => {
          const isKept = event.currentTarget.checked;
          setWanted(isKept);
          setProblem(null);
          onChange(isKept)
            .catch((error: unknown) => setProblem(errorText(error)))
            .finally(() => setWanted(null));
        }}
      />
      {problem && <Alert tone="danger">{problem}</Alert>}
    </div>
  );
}
