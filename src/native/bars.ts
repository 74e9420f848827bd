import { SystemBars, SystemBarsStyle } from '@capacitor/core';

/** The first web view that draws below the status bar correctly; older ones are kept clear of it by the app. */
const DRAWS_BELOW_BARS = 140;

/**
 * Which signs the status bar shows: those that can be read on the page's theme where the page lies below it, otherwise
 * those of the phone's own theme.
 */
export function barStyle(isDark: boolean, userAgent: string): SystemBarsStyle {
  const version = Number(/Chrome\/(\d+)/.exec(userAgent)?.[1] ?? 0);
  if (version < DRAWS_BELOW_BARS) return SystemBarsStyle.Default;
  return isDark ? SystemBarsStyle.Dark : SystemBarsStyle.Light;
}

/** Keeps the bars readable whenever the theme changes. */
export function followTheme(): void {
  const { classList } = document.documentElement;
  let shown: SystemBarsStyle | null = null;
  const apply = (): void => {
    const style = barStyle(classList.contains('dark'), navigator.userAgent);
    if (style === shown) return;
    shown = style;
    SystemBars.setStyle({ style }).catch((error: unknown) => {
      console.warn('The status bar keeps its colours', error);
    });
  };
  new MutationObserver(apply).observe(document.documentElement, { attributeFilter: ['class'] });
  apply();
}
