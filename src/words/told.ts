import { language } from './language.ts';

type Tell = (text: string) => string;

let tell: Tell = (text) => text;

// Nothing waits for it: it needs the words of the frame itself, and a refusal comes long after the page began.
if (language === 'sw')
  import('./sentences.ts').then(
    ({ inKiswahili }) => {
      tell = inKiswahili;
    },
    (error: unknown) => console.warn('The sentences could not be fetched; English is shown', error),
  );

/** What the database or a function says, in the language of the app where the sentence is known; else as it is. */
export const told: Tell = (text) => tell(text);
