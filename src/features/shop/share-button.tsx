import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';

/** Hands the address to the phone's own sharing, or copies it where there is none. */
async function share(title: string, path: string): Promise<void> {
  const url = new URL(path, location.origin).href;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    toast.success(t('Link copied'), t('Paste it into a message.'));
  } catch (error) {
    // Somebody who closed the sharing window has changed their mind; anything else leaves the address to be copied.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      toast.info(t('Share this address'), url);
  }
}

export function ShareButton({ title, path }: { title: string; path: string }) {
  return (
    <Button variant="quiet" size="sm" onClick={() => void share(title, path)}>
      <ArrowRightIcon className="size-5 -rotate-45" />
      {t('Share')}
    </Button>
  );
}
