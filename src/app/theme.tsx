import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';

export const THEME_KEY = 'theme';
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const barColours = { light: '#fbf6ec', dark: '#12170f' } as const;
const listeners = new Set<() => void>();
let unsaved: Theme | null = null;

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/** The chosen theme; `system` until somebody chooses. */
function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return unsaved ?? (isTheme(stored) ? stored : 'system');
  } catch {
    return unsaved ?? 'system'; // storage is switched off
  }
}

const systemDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** Puts the class of the theme that is in force on the root. The script in index.html did so before the first paint. */
export function applyTheme(): void {
  const theme = readTheme();
  const shown = theme === 'system' ? (systemDark().matches ? 'dark' : 'light') : theme;
  const { classList } = document.documentElement;
  classList.toggle('dark', shown === 'dark');
  classList.toggle('light', shown === 'light');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColours[shown]);
}

function announce(): void {
  applyTheme();
  for (const listener of listeners) listener();
}

function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
    unsaved = null;
  } catch {
    unsaved = theme; // storage is switched off: the choice lasts until the page closes
  }
  announce();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type ThemeChoice = { theme: Theme; choose: (theme: Theme) => void };
const ThemeContext = createContext<ThemeChoice | null>(null);

/** Follows the choice of this and other tabs, and the system's preference while `system` is chosen. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'system' as const);
  useEffect(() => {
    const media = systemDark();
    const followOtherTab = (event: StorageEvent): void => {
      if (event.key === THEME_KEY || event.key === null) announce();
    };
    applyTheme(); // either may have changed since the first paint
    media.addEventListener('change', applyTheme);
    addEventListener('storage', followOtherTab);
    return () => {
      media.removeEventListener('change', applyTheme);
      removeEventListener('storage', followOtherTab);
    };
  }, []);
  return <ThemeContext value={{ theme, choose: chooseTheme }}>{children}</ThemeContext>;
}

export function useTheme(): ThemeChoice {
  const choice = use(ThemeContext);
  if (!choice) throw new Error('useTheme must be used inside <ThemeProvider>');
  return choice;
}
