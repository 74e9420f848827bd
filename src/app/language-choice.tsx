import { cn } from '../lib/cn.ts';
import { readSession } from '../lib/session-store.ts';
import { speak } from '../ui/speak.ts';
import { type Language, language, languages, localeTags } from '../words/language.ts';
import { t } from '../words/shell.ts';

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
