import { useEffect } from 'react';

declare global {
  interface Window {
    /** Filled by the starter script of a prerendered page while the app is on its way. */
    earlyTaps?: HTMLElement[] & { stop?: () => void };
  }
}

/**
 * A prerendered page can be tapped before the app has come alive. Those taps on buttons are kept by the page's starter
 * script and answered here, in order, as soon as the buttons work. Marks the document as awake.
 */
export function useEarlyTaps(): void {
  useEffect(() => {
    const taps = window.earlyTaps ?? [];
    taps.stop?.();
    delete window.earlyTaps;
    document.documentElement.dataset['awake'] = '';
    for (const button of taps) if (button.isConnected) button.click();
  }, []);
}
