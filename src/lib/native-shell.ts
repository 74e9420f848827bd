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
