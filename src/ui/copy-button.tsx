import { useState } from 'react';

import { t } from '../words/shell.ts';
import { Button } from './button.tsx';

/** Puts a text on the clipboard. `name` says which, to who hears the button. */
export function CopyButton({ name, value }: { name: string; value: string }) {
  const [copied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // A browser without a clipboard: the words can be read and typed.
      setCopied(false);
    }
  }
  return (
    <Button size="sm" variant="secondary" aria-label={t('Copy {name}', { name })} onClick={() => void copy()}>
      {copied ? t('Copied') : t('Copy')}
    </Button>
  );
}
