import { t } from '../words/shell.ts';
import { nativeShell } from './native-shell.ts';
import { toast } from './toast.ts';

/** Hands the browser, or the app around the site, a file to keep. */
export function saveFile(name: string, content: string, type: string): void {
  const shell = nativeShell();
  if (shell) {
    shell.saveFile(name, content).catch((error: unknown) => {
      console.warn('A file could not be saved', error);
      toast.error(t('The file could not be saved'), t('Try again, or use the site in your browser.'));
    });
    return;
  }
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
