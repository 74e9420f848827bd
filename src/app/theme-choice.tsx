import { useId } from 'react';

import { MoonIcon, ScreenIcon, SunIcon } from '../ui/icons.tsx';
import { t } from '../words/shell.ts';
import { type Theme, themes, useTheme } from './theme.tsx';

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
