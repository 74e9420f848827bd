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
