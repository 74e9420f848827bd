import { cn } from '../lib/cn.ts';
import { speak } from '../ui/speak.ts';
import { language, languages, localeTags } from '../words/language.ts';
import { t } from '../words/shell.ts';

const names = { en: 'English', sw: 'Kiswahili' } as const;

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
            if (option !== language) speak(option);
          }}
          className="text-muted hover:bg-leaf-100 aria-pressed:bg-leaf-100 aria-pressed:text-leaf-800 min-h-11 rounded-lg px-3 text-sm font-semibold"
        >
          {names[option]}
        </button>
      ))}
    </fieldset>
  );
}
