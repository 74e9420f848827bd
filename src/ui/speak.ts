import { toast } from '../lib/toast.ts';
import { chooseLanguage, type Language } from '../words/language.ts';
import { t } from '../words/shell.ts';

/** Starts the app again in the language, or says why this browser cannot. */
export function speak(next: Language): void {
  if (!chooseLanguage(next))
    toast.error(
      t(
        'This browser keeps no settings for us. Allow storage for this site, then choose the language again.',
      ),
    );
}
