import { toast } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { ShareIcon } from '../ui/page-icons.tsx';
import { t } from '../words/shell.ts';

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
