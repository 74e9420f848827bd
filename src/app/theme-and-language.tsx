import { createContext, type ReactNode, use, useEffect, useId, useSyncExternalStore } from 'react';

import { cn } from '../lib/cn.ts';
import { oneOf } from '../lib/guards.ts';
import { readSession } from '../lib/session-store.ts';
import { MoonIcon, ScreenIcon, SunIcon } from '../ui/icons.tsx';
import { speak } from '../ui/speak.ts';
import { type Language, language, languages, localeTags } from '../words/language.ts';
import { t } from '../words/shell.ts';

export const THEME_KEY = 'theme';
export const themes = ['light', 'dark', 'system'] as const;
type Theme = (typeof themes)[number];

const barColours = { light: '#fbf6ec', dark: '#12170f' } as const;
const listeners = new Set<() => void>();
let unsaved: Theme | null = null;

const isTheme = oneOf(themes);

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

type ChosenTheme = { theme: Theme; choose: (theme: Theme) => void };
const ThemeContext = createContext<ChosenTheme | null>(null);

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

export function useTheme(): ChosenTheme {
  const choice = use(ThemeContext);
  if (!choice) throw new Error('useTheme must be used inside <ThemeProvider>');
  return choice;
}

export const themeLabels: Record<Theme, string> = {
  light: t('Light'),
  dark: t('Dark'),
  system: t('System'),
};
export const themeIcons = { light: SunIcon, dark: MoonIcon, system: ScreenIcon } as const;

/** The three themes side by side; one is always chosen. */
export function ThemeChoice({ legend }: { legend: string }) {
  const { theme, choose } = useTheme();
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="text-muted mb-2 text-sm font-semibold">{legend}</legend>
      <div className="border-line bg-sunk grid grid-cols-3 gap-1 rounded-xl border p-1">
        {themes.map((option) => {
          const Icon = themeIcons[option];
          return (
            <label
              key={option}
              className="text-muted has-checked:bg-surface has-checked:text-leaf-800 has-focus-visible:outline-leaf-600 flex min-h-11 cursor-pointer items-center justify-center gap-1.5 rounded-lg px-1 text-sm font-semibold has-checked:shadow-sm has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={option === theme}
                onChange={() => choose(option)}
              />
              <Icon className="size-5" />
              {themeLabels[option]}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const names = { en: 'English', sw: 'Kiswahili' } as const;

/** Nobody waits longer for the page to change its language. */
const PATIENCE_MS = 3000;

/** A member's choice is kept for mails and pushes first: the page that would keep it ends with its reload. */
async function choose(next: Language): Promise<void> {
  const session = readSession();
  if (session) {
    const kept = import('../lib/own-account.ts')
      .then(({ keepLanguage }) => keepLanguage(session.user.id, next))
      .catch((error: unknown) => console.warn(error)); // this device speaks it all the same
    await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  }
  speak(next);
}

/** Both languages by their own names. Buttons and not a choice that follows the arrow keys: the page starts again. */
export function LanguageChoice({ className }: { className?: string }) {
  return (
    <fieldset aria-label={t('Language')} className={cn('flex flex-wrap gap-1', className)}>
      {languages.map((option) => (
        <button
          key={option}
          type="button"
          lang={localeTags[option]}
          aria-pressed={option === language}
          onClick={() => {
            if (option !== language) void choose(option);
          }}
          className="text-muted hover:bg-leaf-100 aria-pressed:bg-leaf-100 aria-pressed:text-leaf-800 min-h-11 rounded-lg px-3 text-sm font-semibold"
        >
          {names[option]}
        </button>
      ))}
    </fieldset>
  );
}
