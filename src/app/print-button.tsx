import { useEffect } from 'react';

import { Button } from '../ui/button.tsx';
import { PrintIcon } from '../ui/page-icons.tsx';
import { t } from '../words/shell.ts';

/** Paper cannot be tapped: what is folded is opened before printing, and folded again afterwards. */
function useOpenForPrint(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = (): void => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const details of opened) details.open = true;
    };
    const close = (): void => {
      for (const details of opened) details.open = false;
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, []);
}

/** Prints the page, with everything on it unfolded. */
export function PrintButton() {
  useOpenForPrint();
  return (
    <Button variant="secondary" size="sm" onClick={() => print()}>
      <PrintIcon className="size-5" />
      <span className="max-sm:sr-only">{t('Print')}</span>
    </Button>
  );
}
