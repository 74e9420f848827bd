const KEY = 'reloaded-for-new-build';
const QUIET_MS = 60_000;
const TAP_MS = 250;

/**
 * A deployment removes the chunks an open page still knows: load the page anew, but never in a loop. A link begins to
 * fetch when a finger touches it: the reload waits until the tap has changed the address, and so leads where it was going.
 */
export function reloadOnceForNewBuild(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    try {
      const last = Number(sessionStorage.getItem(KEY) ?? 0);
      if (Date.now() - last < QUIET_MS) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      return; // without a memory a reload could repeat for ever: show the error page instead
    }
    event.preventDefault();
    setTimeout(() => location.reload(), TAP_MS);
  });
}

declare global {
  interface Window {
    /** Made by the starter script of a prerendered page: whether the whole stylesheet came. */
    wholeStyles?: Promise<boolean>;
  }
}

/**
 * A prerendered page carries only the styles of what it shows. Waits for those of everything else, which the page's starter
 * script asked for together with the app; resolves at once where a page came with the whole stylesheet.
 *
 * @throws when the stylesheet could not be fetched, as code that could not be fetched does
 */
export async function wholeStylesheet(): Promise<void> {
  if ((await window.wholeStyles) === false) throw new Error('The stylesheet could not be fetched');
}
