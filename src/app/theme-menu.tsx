import { CheckIcon } from '../ui/icons.tsx';
import { Popdown } from '../ui/popdown.tsx';
import { t } from '../words/shell.ts';
import { LanguageChoice } from './language-choice.tsx';
import { menuRow } from './nav-links.ts';
import { themeIcons, themeLabels, themes, useTheme } from './theme.tsx';

/** The theme switcher of the header. */
export function ThemeMenu() {
  'use no memo'; // renders rarely: memo caches would only add bytes
  const { theme, choose } = useTheme();
  const Current = themeIcons[theme];
  return (
    <Popdown
      label={t('Theme: {theme}', { theme: themeLabels[theme] })}
      button={<Current />}
      buttonClassName="grid size-12 place-items-center rounded-full hover:bg-leaf-100"
      panelClassName="min-w-44"
    >
      {(close) => (
        <>
          {themes.map((option) => {
            const Icon = themeIcons[option];
            return (
              <button
                key={option}
                type="button"
                aria-pressed={option === theme}
                onClick={() => {
                  choose(option);
                  close();
                }}
                className={menuRow}
              >
                <Icon className="text-muted" />
                <span className="grow">{themeLabels[option]}</span>
                {option === theme && <CheckIcon className="text-leaf-700 size-5" />}
              </button>
            );
          })}
          <LanguageChoice className="border-line mt-1 border-t pt-1" />
        </>
      )}
    </Popdown>
  );
}
