import { useEffect } from 'react';

import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { siteAddress } from '../../ui/page-header.tsx';
import { PrintIcon, ShareIcon } from '../../ui/page-icons.tsx';
import type { TrailStep } from '../../ui/reading-page.tsx';
import { t } from '../../words/shell.ts';

async function share(title: string, text: string): Promise<void> {
  const url = location.origin + location.pathname;
  if ('share' in navigator) {
    try {
      await navigator.share({ title, text, url });
      return;
    } catch (error) {
      // Closing the share sheet is an answer too.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success(t('Link copied'), t('Paste it into a message.'));
  } catch {
    // No sheet and no clipboard: the address itself is what can be shared.
    toast.info(t('Copy this address'), url);
  }
}

/** Hands the page to the phone's own share sheet; where there is none, copies its address. */
export function ShareButton({ title, text }: { title: string; text: string }) {
  return (
    <Button variant="secondary" size="sm" onClick={() => void share(title, text)}>
      <ShareIcon className="size-5" />
      <span className="max-sm:sr-only">{t('Share')}</span>
    </Button>
  );
}

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

/** The way to a page as search engines read it (schema.org, BreadcrumbList). */
export const trailJsonLd = (steps: readonly TrailStep[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteAddress(path),
  })),
});
