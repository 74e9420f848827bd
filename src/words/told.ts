import { language } from './language.ts';

type Tell = (text: string) => string;

const tell: Tell =
  language === 'sw'
    ? await import('./sentences.ts').then(
        ({ inKiswahili }) => inKiswahili,
        (error: unknown) => {
          console.warn('The sentences could not be fetched; English is shown', error);
          return (text: string) => text;
        },
      )
    : (text) => text;

/** What the database or a function says, in the language of the app where the sentence is known; else as it is. */
export const told: Tell = (text) => tell(text);
