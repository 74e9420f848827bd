import { EnglishText } from '../../ui/english-text.tsx';
import { t } from '../../words/remedy-cautions.ts';

/** What a remedy says, in the language of the app where it warns; the rest is marked as English. */
export const RemedyText = ({ children }: { children: string }) => (
  <EnglishText told={t.known(children)}>{children}</EnglishText>
);
