import { t } from '../words/shell.ts';
import { toast } from './toast.ts';

/** What the phone app around the site does in place of a browser; see docs/native.md. */
export type NativeShell = {
  /** Where mails lead to: the pages inside the app have no address that others could open. */
  origin: string;
  /** Where a sign-in in the browser comes back to. */
  signInReturn: string;
  openBrowser: (url: string) => Promise<void>;
  /** Lets somebody choose where a text file goes. */
  saveFile: (name: string, content: string) => Promise<void>;
};

let shell: NativeShell | null = null;

export function enterNativeShell(entered: NativeShell): void {
  shell = entered;
}

/** The app that the site runs in; null in a browser. */
export const nativeShell = (): NativeShell | null => shell;

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
